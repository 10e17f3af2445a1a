/** The engine of search: in a web worker behind messages; loaded into a page, where no worker runs, as `searchHost`. */
import { createEngineHost } from './engineHost';

const host = createEngineHost();

if (typeof document === 'object') Object.assign(self, { searchHost: host });
else {
  self.onmessage = ({ data, ports: [port] }) =>
    host(data).then(
      (answer) => port?.postMessage({ answer }),
      ({ message }: Error) => port?.postMessage({ error: message }),
    );
}
