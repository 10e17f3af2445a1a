import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

/** Starts a server on a port of this machine, by default a free one; returns its address, or rejects if it is taken. */
export async function listen(server: Server, port = 0): Promise<string> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
