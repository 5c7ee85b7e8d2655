import { API_ROOT } from '#shared/api-contract/endpoint.ts';
import {
  KNOWN_DEVICE_MS,
  MEDIA_COOKIE,
  MEDIA_RIGHT_MS,
  MEMBER_COOKIE,
  MEMBER_SESSION_MS,
  PREVIEW_COOKIE,
  PREVIEW_SESSION_MS,
  PREVIEW_VIEW_COOKIE,
  REFRESH_COOKIE,
  SESSION_LIFETIME,
} from '#shared/model/limits.ts';

/** The endpoints that receive a cookie: those of console sessions, of a site's visitors, or of previews. */
type CookiePath = '/auth' | '/end-user' | '/preview';

/** Returns a `Set-Cookie` value for the endpoints below a path, HttpOnly and SameSite=Strict. A lifetime of 0 ms clears the cookie. */
const setCookie = (name: string, value: string, maxAgeMs: number, path: CookiePath): string =>
  `${name}=${value}; HttpOnly; Secure; SameSite=Strict; Path=${API_ROOT}${path}; Max-Age=${maxAgeMs / 1_000}`;

/** Returns the cookie with the refresh token of a console session. */
export const refreshCookie = (token: string): string => setCookie(REFRESH_COOKIE, token, SESSION_LIFETIME.refreshTokenMs, '/auth');
export const clearedRefreshCookie = (): string => setCookie(REFRESH_COOKIE, '', 0, '/auth');

/** Returns the cookie with the token of a member's session, for requests that cannot have a header: pictures and videos. */
export const memberCookie = (token: string): string => setCookie(MEMBER_COOKIE, token, MEMBER_SESSION_MS, '/end-user');
export const clearedMemberCookie = (): string => setCookie(MEMBER_COOKIE, '', 0, '/end-user');

/**
 * The host whose pages load media. Pages of the console are never framed; those of a preview are framed by the console, which is another
 * site.
 */
export type MediaCookieHost = 'console' | 'preview';
const FRAMED_BY: Readonly<Record<MediaCookieHost, string>> = { console: 'SameSite=Strict', preview: 'SameSite=None; Partitioned' };

/** Returns the cookie with the right to see unpublished media, which pages of the host load without headers. */
export const mediaCookie = (right: string, host: MediaCookieHost): string =>
  `${MEDIA_COOKIE}=${right}; HttpOnly; Secure; ${FRAMED_BY[host]}; Path=/; Max-Age=${right === '' ? 0 : MEDIA_RIGHT_MS / 1_000}`;
export const clearedMediaCookie = (host: MediaCookieHost): string => mediaCookie('', host);

/**
 * Returns a partitioned cookie of the preview's host, whose pages the console frames. Browsers that partition cookies send it in this frame
 * only.
 */
const previewOnlyCookie = (name: string, value: string): string =>
  `${name}=${value}; HttpOnly; Secure; SameSite=None; Partitioned; Path=/; Max-Age=${PREVIEW_SESSION_MS / 1_000}`;
/** Returns the cookie with the token of a preview in its frame. */
export const previewCookie = (token: string): string => previewOnlyCookie(PREVIEW_COOKIE, token);
/** Returns the cookie with the view settings of a preview, as a query string. */
export const previewViewCookie = (view: string): string => previewOnlyCookie(PREVIEW_VIEW_COOKIE, encodeURIComponent(view));

export const DEVICE_COOKIE = 'device';
/** Returns the cookie with the secret that identifies a known device at sign-in: to the console, to previews, or as a member. */
export const deviceCookie = (secret: string, path: CookiePath = '/auth'): string => setCookie(DEVICE_COOKIE, secret, KNOWN_DEVICE_MS, path);
