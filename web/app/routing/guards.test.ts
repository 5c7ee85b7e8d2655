// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import type { UserInfo } from '#shared/model/account/session.ts';
import {
  redirectHome,
  redirectSignedIn,
  redirectToFirstPassword,
  requireAction,
  requireFirstPasswordDue,
  requireOwnSegment,
} from '#web/app/routing/guards.ts';
import { type ScreenName, SCREENS } from '#web/app/routing/screens.ts';
import { clearSession, storeSession } from '#web/lib/session/session.ts';
import { TEST_USER } from '#web/testing/render-screen.tsx';

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

describe('somebody who is not signed in', () => {
  it('is led to the sign-in page, and from there back', () =>
    expect(target(requireOwnSegment(call('/admin-user/site-list?x=1')))).toBe('/login?next=%2Fadmin-user%2Fsite-list%3Fx%3D1'));
  it('is led to the sign-in page from the start', () => expect(target(redirectHome())).toBe('/login'));
  it('may sign in', () => expect(redirectSignedIn(call('/login'))).toBeNull());
  it('learns nothing about segments there are none of', () =>
    expect(target(requireOwnSegment(call('/nonsense/site-list')))).toBe('/errors/404'));
});

describe('a login', () => {
  it('starts at its summary', () => {
    signIn();
    expect(target(redirectHome())).toBe('/admin-user/summary');
    expect(target(redirectSignedIn(call('/login')))).toBe('/admin-user/summary');
  });

  it('is led below its own segment', () => {
    signIn({ routeSegment: 'admin' });
    expect(screenAt('siteList', 'master')).toBe('/admin/site-list');
  });

  it('opens what it may do, and is told of what it may not', () => {
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
});

describe('a login with an issued password', () => {
  it('is led to choosing its own from everywhere', () => {
    signIn({ mustChangePassword: true });
    for (const name of Object.keys(SCREENS) as ScreenName[]) expect(screenAt(name), name).toBe(FIRST_PASSWORD);
    expect(target(redirectHome())).toBe(FIRST_PASSWORD);
    expect(target(redirectSignedIn(call('/login?next=%2Fadmin-user%2Fsite-list')))).toBe(FIRST_PASSWORD);
    expect(target(redirectToFirstPassword())).toBe(FIRST_PASSWORD);
    expect(target(requireOwnSegment(call('/admin-user/anything')))).toBe(FIRST_PASSWORD);
  });

  it('stays there', () => {
    signIn({ mustChangePassword: true });
    expect(requireFirstPasswordDue(call(FIRST_PASSWORD))).toBeNull();
  });
});

describe('the first own password', () => {
  it('is open to whoever comes by a link', () => {
    location.hash = '#token=x';
    expect(requireFirstPasswordDue(call(FIRST_PASSWORD))).toBeNull();
    location.hash = '';
  });
  it('is nobody else’s', () => {
    expect(target(requireFirstPasswordDue(call(FIRST_PASSWORD)))).toBe('/login');
    signIn();
    expect(target(requireFirstPasswordDue(call(FIRST_PASSWORD)))).toBe('/admin-user/summary');
    expect(redirectToFirstPassword()).toBeNull();
  });
});
