import { SERVICE_WORKER_PATH } from '#shared/rules/sites/site-file-keys.ts';

/** Milliseconds until the worker is registered: its start must not compete with the first sheets. */
const DELAY_MS = 2_000;

/** Registers the service worker of the site, and tells a new one which files the page has loaded before. */
export function start(): void {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  // Browsers have no service workers on insecure origins.
  if (!workers) return;
  workers.addEventListener('controllerchange', () => {
    const loaded = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type)).map(({ name }) => name);
    workers.controller?.postMessage(loaded);
  });
  setTimeout(() => void workers.register(SERVICE_WORKER_PATH).catch(() => undefined), DELAY_MS);
}
