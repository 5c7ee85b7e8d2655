import { describe, expect, it } from 'vitest';
import { clearedMemberCookie, clearedRefreshCookie, memberCookie, refreshCookie } from '#functions/platform/http/cookies.ts';

describe('refreshCookie', () => {
  it('is limited to the session endpoints, SameSite=Strict and HttpOnly', () => {
    expect(refreshCookie('token')).toBe('refresh-token=token; HttpOnly; Secure; SameSite=Strict; Path=/api/v1/auth; Max-Age=2592000');
  });

  it('is cleared by a cookie with the same name and path', () => {
    expect(clearedRefreshCookie()).toBe('refresh-token=; HttpOnly; Secure; SameSite=Strict; Path=/api/v1/auth; Max-Age=0');
  });
});

describe('memberCookie', () => {
  it('is limited to the visitor endpoints, SameSite=Strict and HttpOnly', () => {
    expect(memberCookie('token')).toBe('member-token=token; HttpOnly; Secure; SameSite=Strict; Path=/api/v1/end-user; Max-Age=604800');
  });

  it('is cleared by a cookie with the same name and path', () => {
    expect(clearedMemberCookie()).toBe('member-token=; HttpOnly; Secure; SameSite=Strict; Path=/api/v1/end-user; Max-Age=0');
  });
});
