import { expect, it } from 'vitest';
import { clearedRefreshCookie, refreshCookie } from '#functions/http/refresh-cookie.ts';

it('goes to the session endpoints only, out of reach of scripts and other sites', () => {
  expect(refreshCookie('token')).toBe('refresh-token=token; HttpOnly; Secure; SameSite=Strict; Path=/api/v1/auth; Max-Age=2592000');
});

it('is cleared by the same name and path', () => {
  expect(clearedRefreshCookie()).toBe('refresh-token=; HttpOnly; Secure; SameSite=Strict; Path=/api/v1/auth; Max-Age=0');
});
