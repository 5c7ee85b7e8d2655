import { API_ROOT } from '#shared/contract/define.ts';

/** A cookie that only the session endpoints receive and no script can read; 0 ms clears it. */
export const authCookie = (name: string, value: string, maxAgeMs: number): string =>
  `${name}=${value}; HttpOnly; Secure; SameSite=Strict; Path=${API_ROOT}/auth; Max-Age=${maxAgeMs / 1_000}`;
