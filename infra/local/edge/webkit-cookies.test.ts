import { describe, expect, it } from 'vitest';
import { restoreCookieNames, removeSecureAttribute } from '#infra/local/edge/webkit-cookies.ts';

const SAFARI = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15';
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const HEADERS = {
  'content-type': 'application/json',
  'set-cookie': ['__Host-media=A.1.b; HttpOnly; Secure; SameSite=Strict; Path=/', 'refresh-token=t; HttpOnly; Secure; Path=/api/v1/auth'],
};

describe('removeSecureAttribute', () => {
  it('returns cookies that WebKit accepts without HTTPS', () => {
    expect(removeSecureAttribute(HEADERS, SAFARI)).toEqual({
      'content-type': 'application/json',
      'set-cookie': ['local-host-media=A.1.b; HttpOnly; SameSite=Strict; Path=/', 'refresh-token=t; HttpOnly; Path=/api/v1/auth'],
    });
  });

  it.each([CHROME, undefined, ''])('leaves the cookies unchanged for the user agent %s', (userAgent) => {
    expect(removeSecureAttribute(HEADERS, userAgent)).toBe(HEADERS);
  });
});

describe('restoreCookieNames', () => {
  it('restores the cookie names that the product uses', () => {
    expect(restoreCookieNames('local-host-media=A; language=jp; local-host-preview=local-host-x')).toBe(
      '__Host-media=A; language=jp; __Host-preview=local-host-x',
    );
  });
});
