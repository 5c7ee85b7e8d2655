import { expect, it } from 'vitest';
import { clearedMemberCookie, memberCookie } from '#functions/http/member-cookie.ts';

it('goes to what visitors ask for only, out of reach of scripts and other sites', () => {
  expect(memberCookie('token')).toBe('member-token=token; HttpOnly; Secure; SameSite=Strict; Path=/api/v1/end-user; Max-Age=604800');
});

it('is cleared by the same name and path', () => {
  expect(clearedMemberCookie()).toBe('member-token=; HttpOnly; Secure; SameSite=Strict; Path=/api/v1/end-user; Max-Age=0');
});
