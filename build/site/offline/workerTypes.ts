/** The service worker API, as far as it is used; TypeScript's `webworker` library conflicts with `dom`. */
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
