import { describe, expect, it } from 'vitest';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { isMenuEntryActive, menuEntryPath, menuEntries } from '#web/app/routing/menu-entries.ts';
import { SCREENS } from '#web/app/routing/screens.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';

const login = (differences: Partial<UserInfo>): UserInfo => ({ ...TEST_USER, ...differences });
const subAdmin = (workRole: UserInfo['workRole'], permission: UserInfo['permission']): UserInfo =>
  login({ userTypeId: 'SUB_ADMIN', workRole, permission });
const screensOf = (user: UserInfo): string[] => menuEntries(user).map(({ screen }) => screen);

describe('menuEntries', () => {
  it.each([
    [
      'MASTER',
      login({ userTypeId: 'MASTER', workRole: 'MASTER' }),
      'summary userList siteList analytics domainList planManagement latestInformation systemNotices paymentList adminList apiAccess auditLog profile',
    ],
    [
      'MASTER_USER',
      login({ userTypeId: 'MASTER_USER', workRole: 'MASTER' }),
      'summary userList siteList analytics domainList planManagement latestInformation systemNotices notices paymentList auditLog profile',
    ],
    [
      'OEM_MASTER',
      login({ userTypeId: 'OEM_MASTER', workRole: 'OEM_MASTER' }),
      'summary userList siteList analytics latestInformation notices checkPlan paymentList adminList apiAccess auditLog profile',
    ],
    [
      'OEM_ADMIN',
      login({ userTypeId: 'OEM_ADMIN', workRole: 'OEM_MASTER' }),
      'summary userList siteList analytics latestInformation notices paymentList profile',
    ],
    [
      'USER',
      login({ userTypeId: 'USER', workRole: 'USER' }),
      'summary siteList analytics latestInformation notices checkPlan paymentList adminList apiAccess auditLog profile',
    ],
    [
      'main contact of the operator',
      subAdmin('MASTER', 'main-contact'),
      'summary userList siteList analytics latestInformation paymentList adminList apiAccess auditLog profile',
    ],
    ['editor of the operator', subAdmin('MASTER', 'editor'), 'summary userList siteList analytics latestInformation profile'],
    ['viewer of the operator', subAdmin('MASTER', 'viewer'), 'summary userList siteList analytics latestInformation profile'],
    [
      'main contact of an OEM',
      subAdmin('OEM_MASTER', 'main-contact'),
      'summary userList siteList analytics latestInformation notices checkPlan paymentList adminList apiAccess auditLog profile',
    ],
    ['editor of an OEM', subAdmin('OEM_MASTER', 'editor'), 'summary userList siteList analytics latestInformation notices profile'],
    ['viewer of an OEM', subAdmin('OEM_MASTER', 'viewer'), 'summary userList siteList analytics latestInformation notices profile'],
    [
      'main contact of a customer',
      subAdmin('USER', 'main-contact'),
      'summary siteList analytics latestInformation notices checkPlan paymentList adminList apiAccess auditLog profile',
    ],
    ['accountant of the operator', subAdmin('MASTER', 'accountant'), 'paymentList profile'],
    ['accountant of an OEM', subAdmin('OEM_MASTER', 'accountant'), 'paymentList profile'],
    ['accountant of a customer', subAdmin('USER', 'accountant'), 'paymentList profile'],
    ['editor of a customer', subAdmin('USER', 'editor'), 'summary siteList analytics latestInformation notices profile'],
    ['viewer of a customer', subAdmin('USER', 'viewer'), 'summary siteList analytics latestInformation notices profile'],
  ])('returns the screens of %s', (_, user, screens) => expect(screensOf(user)).toEqual(screens.split(' ')));

  it('returns the same screens with authority view and with a suspended contract', () => {
    const master = login({ userTypeId: 'MASTER', workRole: 'MASTER' });
    expect(screensOf({ ...master, authority: 'view' })).toEqual(screensOf(master));
    expect(screensOf({ ...master, contractStatus: 'SUSPENDED' })).toEqual(screensOf(master));
  });

  it('builds paths below the login’s role segment', () => {
    const [first] = menuEntries(TEST_USER);
    expect(first && menuEntryPath(first, { routeSegment: 'admin' })).toBe('/admin/summary');
  });

  it('marks exactly one entry as active on every screen of the shell', () => {
    const logins = [login({ userTypeId: 'MASTER', workRole: 'MASTER' }), login({ userTypeId: 'USER', workRole: 'USER' })];
    const entries = new Map(logins.flatMap(menuEntries).map((entry) => [entry.screen, entry]));
    for (const { path } of Object.values(SCREENS)) {
      const pathname = `/master/${path.replace(':type', 'user').replace(':id', 'x')}`;
      expect(
        [...entries.values()].filter((entry) => isMenuEntryActive(entry, pathname)),
        pathname,
      ).toHaveLength(1);
    }
  });

  it('marks no entry as active on an unknown path below a screen', () =>
    expect(menuEntries(TEST_USER).some((entry) => isMenuEntryActive(entry, '/admin-user/summary/x'))).toBe(false));
});
