/** Entry of the web worker: the engine host behind messages. */
import { createEngineHost } from './engineHost';
import type { HostMessage, HostReply } from './protocol';

const host = createEngineHost();
const reply = (message: HostReply) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<HostMessage>) => {
  host(data.request).then(
    (answer) => reply({ id: data.id, answer }),
    (error: Error) => reply({ id: data.id, error: { name: error.name, message: error.message } }),
  );
});
