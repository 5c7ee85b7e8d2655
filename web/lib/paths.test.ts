import { describe, expect, it } from 'vitest';
import { pathAfterSignIn, signInPath, withSegment } from '#web/lib/paths.ts';

const OWNER = { routeSegment: 'admin-user', permission: null } as const;
const after = (next?: string): string => pathAfterSignIn(new URL(signInPath(next), 'https://console.test').searchParams, OWNER);

describe('pathAfterSignIn', () => {
  it('returns the start screen if there is no `next`', () => expect(after()).toBe('/admin-user/summary'));
  it('returns the first-password screen if the password must be changed, whatever `next` is', () =>
    expect(pathAfterSignIn(new URLSearchParams({ next: '/admin-user/site-list' }), { ...OWNER, mustChangePassword: true })).toBe(
      '/first-time-change-password',
    ));
  it('returns the path of a site preview in `next`', () => expect(after('/site/abcdefghij12/preview')).toBe('/site/abcdefghij12/preview'));
  it('returns the `next` parameter including its query', () =>
    expect(after('/admin-user/site/abcdefghij12?cell=B2')).toBe('/admin-user/site/abcdefghij12?cell=B2'));
  it('replaces the role segment of `next` by the login’s own role segment', () =>
    expect(after('/master/create-site')).toBe('/admin-user/create-site'));
  it.each([
    'https://evil.test/x',
    '//evil.test/x',
    String.raw`/\evil.test/x`,
    'javascript:alert(1)',
    '/',
    '/login',
    '/log-out',
    'x',
    '/errors/403',
    '/first-time-change-password',
    '/admin-user',
    '/master-x/summary',
  ])('returns the start screen if `next` is %s', (next) => expect(after(next)).toBe('/admin-user/summary'));
});

describe('withSegment', () => {
  it('replaces the first segment only', () => expect(withSegment('/master/site/master', 'admin')).toBe('/admin/site/master'));
  it('keeps the query', () => expect(withSegment('/master?x=1', 'admin')).toBe('/admin?x=1'));
});
