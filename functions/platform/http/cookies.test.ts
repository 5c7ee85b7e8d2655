import { describe, expect, it } from 'vitest';
import { clearedMemberCookie, clearedRefreshCookie, memberCookie, refreshCookie } from '#functions/platform/http/cookies.ts';

describe('the refresh cookie', () => {
  it('goes to the session endpoints only, never across sites, and is unreadable for scripts', () => {
    expect(refreshCookie('token')).toBe('refresh-token=token; HttpOnly; Secure; SameSite=Strict; Path=/api/v1/auth; Max-Age=2592000');
  });

  it('expires under the same name and path when cleared', () => {
    expect(clearedRefreshCookie()).toBe('refresh-token=; HttpOnly; Secure; SameSite=Strict; Path=/api/v1/auth; Max-Age=0');
  });
});

describe('the member cookie', () => {
  it('goes to the visitor endpoints only, never across sites, and is unreadable for scripts', () => {
    expect(memberCookie('token')).toBe('member-token=token; HttpOnly; Secure; SameSite=Strict; Path=/api/v1/end-user; Max-Age=604800');
  });

  it('expires under the same name and path when cleared', () => {
    expect(clearedMemberCookie()).toBe('member-token=; HttpOnly; Secure; SameSite=Strict; Path=/api/v1/end-user; Max-Age=0');
  });
});
