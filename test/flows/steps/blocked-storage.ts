import type { Page } from '@playwright/test';

/** Lets every page refuse storage, cookies, databases, channels and locks, as browsers do that block the data of sites. */
export const blockStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(window, 'BroadcastChannel', { value: refuse });
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
    const reject = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'));
    Object.defineProperty(navigator, 'locks', { value: { request: reject, query: reject } });
  });
