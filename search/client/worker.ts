/** The engine of search: in a web worker behind messages; loaded into a page, where no worker runs, as `searchHost`. */
import { createEngineHost } from './engineHost';
import type { HostMessage, HostReply } from './protocol';

const host = createEngineHost();
const reply = (message: HostReply) => self.postMessage(message);

if (typeof document === 'object') Object.assign(self, { searchHost: host });
else {
  self.addEventListener('message', ({ data }: MessageEvent<HostMessage>) => {
    host(data.request).then(
      (answer) => reply({ id: data.id, answer }),
      (error: Error) => reply({ id: data.id, error: { name: error.name, message: error.message } }),
    );
  });
}
