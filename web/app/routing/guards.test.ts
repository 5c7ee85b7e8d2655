import { afterEach, describe, expect, it } from 'vitest';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import {
  redirectHome,
  redirectSignedIn,
  redirectToDueStep,
  requireAction,
  requireFirstPasswordDue,
  requireOwnSegment,
} from '#web/app/routing/guards.ts';
import { type ScreenName, SCREENS } from '#web/app/routing/screens.ts';
import { clearSession, storeSession } from '#web/lib/session/session.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';

const signIn = (differences: Partial<UserInfo> = {}): void =>
  storeSession({ accessToken: 'token', accessTokenExpiresAt: '2030-01-01T00:00:00.000Z', user: { ...TEST_USER, ...differences } });

const FIRST_PASSWORD = '/first-time-change-password';
const VIEWER = { userTypeId: 'SUB_ADMIN', permission: 'viewer' } as const;

const call = (path: string) => {
  const url = new URL(path, 'https://console.test');
  return { request: new Request(url), params: { segment: url.pathname.split('/')[1] } };
};
const target = (answer: Response | null): string | null => answer && answer.headers.get('location');
const screenAt = (name: ScreenName, segment = 'admin-user'): string =>
  target(requireAction(name)(call(`/${segment}/${SCREENS[name].path.replaceAll(/:\w+/g, 'x')}`))) ?? 'open';

afterEach(() => clearSession());

describe('routing without a session', () => {
  it('redirects to sign-in with the requested path and query as `next`', () =>
    expect(target(requireOwnSegment(call('/admin-user/site-list?x=1')))).toBe('/login?next=%2Fadmin-user%2Fsite-list%3Fx%3D1'));
  it('redirects the root path to sign-in', () => expect(target(redirectHome())).toBe('/login'));
  it('allows the sign-in page', () => expect(redirectSignedIn(call('/login'))).toBeNull());
  it('redirects an unknown segment to the not-found page', () =>
    expect(target(requireOwnSegment(call('/nonsense/site-list')))).toBe('/errors/404'));
});

describe('routing with a session', () => {
  it('redirects the root path and the sign-in page to the summary', () => {
    signIn();
    expect(target(redirectHome())).toBe('/admin-user/summary');
    expect(target(redirectSignedIn(call('/login')))).toBe('/admin-user/summary');
  });

  it('redirects an accountant to the payments, and from every screen without money to the forbidden page (R-2.90)', () => {
    signIn({ userTypeId: 'SUB_ADMIN', permission: 'accountant' });
    expect(target(redirectHome())).toBe('/admin-user/payment-list');
    expect(target(redirectSignedIn(call('/login')))).toBe('/admin-user/payment-list');
    const open = (Object.keys(SCREENS) as ScreenName[]).filter((name) => screenAt(name) === 'open');
    expect(open).toEqual(['notice', 'paymentList', 'invoice', 'paymentMethod', 'profile']);
  });

  it('replaces the role segment of another user type by the login’s own segment', () => {
    signIn({ routeSegment: 'admin' });
    expect(screenAt('siteList', 'master')).toBe('/admin/site-list');
  });

  it('opens screens that the login may use and redirects all others to the forbidden page', () => {
    signIn();
    expect(screenAt('createSite')).toBe('open');
    expect(screenAt('adminList')).toBe('open');
    expect(screenAt('userList')).toBe('/errors/403');
    expect(screenAt('user')).toBe('/errors/403');
    signIn(VIEWER);
    expect(screenAt('siteEditor')).toBe('open');
    expect(screenAt('createSite')).toBe('/errors/403');
    expect(screenAt('adminList')).toBe('/errors/403');
    expect(screenAt('auditLog')).toBe('/errors/403');
    expect(screenAt('profile')).toBe('open');
    signIn({ authority: 'view' });
    expect(screenAt('createSite')).toBe('/errors/403');
  });

  it('opens the same screens before the agreement to a contract, which the shell shows in their place (R-2.67)', () => {
    signIn({ mustAgree: true });
    expect(['createSite', 'adminList', 'userList'].map((name) => screenAt(name as ScreenName))).toEqual(['open', 'open', '/errors/403']);
  });
});

describe('routing with an issued password', () => {
  it('redirects every screen to the first-password screen', () => {
    signIn({ mustChangePassword: true });
    for (const name of Object.keys(SCREENS) as ScreenName[]) expect(screenAt(name), name).toBe(FIRST_PASSWORD);
    expect(target(redirectHome())).toBe(FIRST_PASSWORD);
    expect(target(redirectSignedIn(call('/login?next=%2Fadmin-user%2Fsite-list')))).toBe(FIRST_PASSWORD);
    expect(target(redirectToDueStep())).toBe(FIRST_PASSWORD);
    expect(target(requireOwnSegment(call('/admin-user/anything')))).toBe(FIRST_PASSWORD);
  });

  it('allows the first-password screen', () => {
    signIn({ mustChangePassword: true });
    expect(requireFirstPasswordDue(call(FIRST_PASSWORD))).toBeNull();
  });
});

describe('requireFirstPasswordDue', () => {
  it('allows holders of an invitation link', () => {
    location.hash = '#token=x';
    expect(requireFirstPasswordDue(call(FIRST_PASSWORD))).toBeNull();
    location.hash = '';
  });
  it('redirects a login with a chosen password to its start screen, and a request without a session to sign-in', () => {
    expect(target(requireFirstPasswordDue(call(FIRST_PASSWORD)))).toBe('/login');
    signIn();
    expect(target(requireFirstPasswordDue(call(FIRST_PASSWORD)))).toBe('/admin-user/summary');
    expect(redirectToDueStep()).toBeNull();
  });
});
