import { API_ROOT } from '#shared/api-contract/endpoint.ts';
import { KNOWN_DEVICE_MS, MEMBER_COOKIE, MEMBER_SESSION_MS, REFRESH_COOKIE, SESSION_LIFETIME } from '#shared/model/limits.ts';

/** The endpoints that receive a cookie: those of console sessions, or those of a site's visitors. */
type CookiePath = '/auth' | '/end-user';

/** A `Set-Cookie` value for the endpoints below a path, unreadable for scripts and never sent across sites. A lifetime of 0 ms clears the cookie. */
const setCookie = (name: string, value: string, maxAgeMs: number, path: CookiePath): string =>
  `${name}=${value}; HttpOnly; Secure; SameSite=Strict; Path=${API_ROOT}${path}; Max-Age=${maxAgeMs / 1_000}`;

/** Keeps the refresh token of a console session. */
export const refreshCookie = (token: string): string => setCookie(REFRESH_COOKIE, token, SESSION_LIFETIME.refreshTokenMs, '/auth');
export const clearedRefreshCookie = (): string => setCookie(REFRESH_COOKIE, '', 0, '/auth');

/** Keeps the token of a member's session, for requests that cannot carry a header: pictures and videos. */
export const memberCookie = (token: string): string => setCookie(MEMBER_COOKIE, token, MEMBER_SESSION_MS, '/end-user');
export const clearedMemberCookie = (): string => setCookie(MEMBER_COOKIE, '', 0, '/end-user');

export const DEVICE_COOKIE = 'device';
/** Keeps the secret that identifies a known device at sign-in. */
export const deviceCookie = (secret: string): string => setCookie(DEVICE_COOKIE, secret, KNOWN_DEVICE_MS, '/auth');
