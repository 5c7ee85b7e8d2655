import { API_ROOT } from '#shared/api-contract/endpoint.ts';

/** The endpoints that receive a cookie: those of sessions in the console, those of a site's visitors. */
type CookiePath = '/auth' | '/end-user';

/** A cookie that only the endpoints below a path receive and no script can read; 0 ms clears it. */
export const authCookie = (name: string, value: string, maxAgeMs: number, path: CookiePath = '/auth'): string =>
  `${name}=${value}; HttpOnly; Secure; SameSite=Strict; Path=${API_ROOT}${path}; Max-Age=${maxAgeMs / 1_000}`;
