import { cachingOf, homeOf } from '#site-renderer/visitor/offline/cached-files.ts';
import type { FetchEvent, WorkerScope } from '#site-renderer/visitor/offline/worker-scope.ts';

/** The name of the cache. The publication replaces it by one of its own, so that a browser replaces the worker and its cache. */
const NAME = 'VERSION_OF_PUBLICATION';
/** The most pictures that are cached; the oldest are removed. */
const PICTURES_MAX = 200;

const scope = globalThis as unknown as WorkerScope;

/** Returns a cached response. The cache of a former publication is not read: it is being removed while this worker takes over. */
const match = async (path: string): Promise<Response | undefined> => (await caches.open(NAME)).match(path, { ignoreVary: true });

/** Any page of a language, which shows every sheet of it whose block is cached. */
const shellOf = (path: string): string => `${homeOf(path)}?offline`;

async function put(path: string, response: Response, isPage: boolean): Promise<void> {
  if (!response.ok || response.redirected) return;
  const cache = await caches.open(NAME);
  if (isPage) await cache.put(shellOf(path), response.clone());
  await cache.put(path, response);
  const pictures = (await cache.keys()).filter(({ url }) => url.includes('/m/'));
  await Promise.all(pictures.slice(0, -PICTURES_MAX).map((oldest) => cache.delete(oldest)));
}

/** Returns the response of the network and caches it; without a network, the cached page, or another one of its language. */
async function freshOrCached(event: FetchEvent, path: string, isPage: boolean): Promise<Response> {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(put(path, response.clone(), isPage));
    return response;
  } catch (error) {
    const cached = (await match(path)) ?? (isPage ? await match(shellOf(path)) : undefined);
    if (cached) return cached;
    throw error;
  }
}

async function cachedOrFetched(event: FetchEvent, path: string): Promise<Response> {
  const cached = await match(path);
  if (cached) return cached;
  const response = await fetch(event.request);
  event.waitUntil(put(path, response.clone(), false));
  return response;
}

/**
 * Caches what a page loaded before this worker controlled it: the page, then its files. Responses come from the browser's own cache: a
 * request for a page would be counted as a page view.
 */
async function cacheLoaded(urls: readonly string[]): Promise<void> {
  for (const [index, url] of urls.entries()) {
    const { origin, pathname } = new URL(url);
    const caching = origin === scope.location.origin ? cachingOf(pathname, index === 0) : 'never';
    if (caching === 'never' || (await match(pathname))) continue;
    const cache = caching === 'once' ? 'force-cache' : 'only-if-cached';
    await fetch(pathname, { cache, mode: 'same-origin' }).then(
      (response) => put(pathname, response, index === 0),
      () => undefined,
    );
  }
}

/**
 * The service worker of a published site: sheets that were seen, and their neighbours, work without a network. With a network,
 * visitors always see the present pages.
 */
scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== NAME) await caches.delete(name);
      // Otherwise, navigations would wait for the start of the worker.
      await (scope.registration.navigationPreload as NavigationPreloadManager | undefined)?.enable();
      await scope.clients.claim();
    })(),
  );
});

scope.addEventListener('message', (event) => {
  event.waitUntil(cacheLoaded(event.data as string[]));
});

scope.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  const isPage = mode === 'navigate';
  const caching = method === 'GET' && origin === scope.location.origin ? cachingOf(pathname, isPage) : 'never';
  if (caching === 'fresh') event.respondWith(freshOrCached(event, pathname, isPage));
  else if (caching === 'once') event.respondWith(cachedOrFetched(event, pathname));
});
