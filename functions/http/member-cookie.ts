import { MEMBER_COOKIE, MEMBER_SESSION_MS } from '#shared/model/limits.ts';
import { authCookie } from '#functions/http/auth-cookie.ts';

/** Keeps a member's token for what cannot carry a header: pictures and videos. */
export const memberCookie = (token: string): string => authCookie(MEMBER_COOKIE, token, MEMBER_SESSION_MS, '/end-user');
export const clearedMemberCookie = (): string => authCookie(MEMBER_COOKIE, '', 0, '/end-user');
