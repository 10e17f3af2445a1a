/** Replaces the service worker when offline reading is off; unregisters itself. */
import type { WorkerScope } from './workerTypes';

declare const self: WorkerScope & typeof globalThis;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const leave = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('docs-'));
    await Promise.all(names.map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});
