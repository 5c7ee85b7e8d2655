import { API_ROOT } from '#shared/contract/define.ts';
import { SESSION } from '#shared/model/limits.ts';

export const REFRESH_COOKIE = 'refresh-token';

const cookie = (value: string, maxAgeSeconds: number): string =>
  `${REFRESH_COOKIE}=${value}; HttpOnly; Secure; SameSite=Strict; Path=${API_ROOT}/auth; Max-Age=${maxAgeSeconds}`;

/** Keeps the refresh token where only the session endpoints receive it and no script can read it. */
export const refreshCookie = (token: string): string => cookie(token, SESSION.refreshTokenMs / 1_000);
export const clearedRefreshCookie = (): string => cookie('', 0);
