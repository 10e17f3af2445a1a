/** The parts of a service worker that are used; TypeScript's own library cannot stand beside the DOM's. */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
export interface Fetching extends Waiting {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: Waiting & { data: unknown }) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { unregister(): Promise<boolean>; waiting: object | null };
  location: Location;
}
