import { REFRESH_COOKIE, SESSION_LIFETIME } from '#shared/model/limits.ts';
import { authCookie } from '#functions/http/auth-cookie.ts';

/** Keeps the refresh token. */
export const refreshCookie = (token: string): string => authCookie(REFRESH_COOKIE, token, SESSION_LIFETIME.refreshTokenMs);
export const clearedRefreshCookie = (): string => authCookie(REFRESH_COOKIE, '', 0);
