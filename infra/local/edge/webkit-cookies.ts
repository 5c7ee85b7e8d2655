/** Replaces the prefix `__Host-`, which browsers accept with `Secure` only. */
const PREFIX = 'local-host-';

/** Whether a browser is based on WebKit. Browsers based on Chromium contain its name too. */
const isWebKit = (userAgent = ''): boolean => /AppleWebKit\//.test(userAgent) && !/Chrom(?:e|ium)\//.test(userAgent);

type Headers = Readonly<Record<string, unknown>>;

/**
 * Removes `Secure` from the cookies of an answer for WebKit, which refuses such cookies from `http://localhost`; Chromium and Firefox
 * treat the host as secure. Deployments answer over HTTPS only, so this is part of the laptop's edge.
 */
export function removeSecureAttribute<T extends Headers>(headers: T, userAgent: string | undefined): T {
  const cookies = headers['set-cookie'];
  if (!Array.isArray(cookies) || !isWebKit(userAgent)) return headers;
  const plain = cookies.map((cookie: string) => cookie.replace(/; Secure(?=;|$)/i, '').replace(/^__Host-/, PREFIX));
  return { ...headers, 'set-cookie': plain };
}

/** Returns the Cookie header of a request with the names that the product has set. */
export const restoreCookieNames = (cookie: string): string => cookie.replaceAll(new RegExp(`(^|; )${PREFIX}`, 'g'), '$1__Host-');
