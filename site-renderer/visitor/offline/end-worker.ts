import type { WorkerScope } from '#site-renderer/visitor/offline/worker-scope.ts';

const scope = globalThis as unknown as WorkerScope;

/** Replaces the service worker of a site that no longer has one: removes it with its caches. */
scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await scope.registration.unregister();
    })(),
  );
});
