import { createServer } from 'node:net';
import { listen } from '../../tools/host/listen';

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listen(server));
  await new Promise((resolve) => server.close(resolve));
  return Number(port);
}
