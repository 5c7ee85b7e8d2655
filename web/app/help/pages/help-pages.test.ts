import { existsSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/model/language.ts';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { HELP_PAGE_NAMES, HELP_PAGES, mayRead, pageAt, readablePages, SCREEN_PAGES, screenPathOf } from '#web/app/help/pages/help-pages.ts';
import { HELP_PICTURE_MAX_BYTES, HELP_PICTURE_NAMES } from '#web/app/help/pages/help-pictures.ts';
import { RELEASES } from '#web/app/help/releases.ts';
import { SCREEN_NAMES, SCREENS } from '#web/app/routing/screens.ts';
import { mayDo } from '#web/lib/session/user.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';

const LOGINS: readonly (readonly [string, UserInfo])[] = [
  ['a customer', TEST_USER],
  ['the operator', { ...TEST_USER, userTypeId: 'MASTER', workRole: 'MASTER', routeSegment: 'master' }],
  ['an OEM', { ...TEST_USER, userTypeId: 'OEM_MASTER', workRole: 'OEM_MASTER', routeSegment: 'admin' }],
  ['a viewer', { ...TEST_USER, userTypeId: 'SUB_ADMIN', permission: 'viewer' }],
  ['an accountant', { ...TEST_USER, userTypeId: 'SUB_ADMIN', permission: 'accountant' }],
];

/** A path of a screen, with every parameter filled in. */
const pathOf = (path: string): string => `/master/${path.replaceAll(/:\w+/g, 'a1')}`;

describe('SCREEN_PAGES', () => {
  it('has a page for exactly the screens of the console, and pageAt finds it at the path of each (R-6.120)', () => {
    expect(Object.keys(SCREEN_PAGES).toSorted()).toEqual(SCREEN_NAMES.toSorted());
    for (const name of SCREEN_NAMES) expect([name, pageAt(pathOf(SCREENS[name].path))]).toEqual([name, SCREEN_PAGES[name]]);
    expect(pageAt('/errors/404')).toBeNull();
  });

  it('leaves no page without a screen', () => {
    const ofScreens = new Set(Object.values(SCREEN_PAGES));
    expect(HELP_PAGE_NAMES.filter((page) => !ofScreens.has(page) && HELP_PAGES[page].partOf === undefined)).toEqual([]);
  });
});

describe.each(LOGINS)('readablePages of %s', (_, user) => {
  it('returns the page of every screen that the login may open, and no page about screens that it may not open (R-6.121)', () => {
    const openable = SCREEN_NAMES.filter((name) => mayDo(user, SCREENS[name].action));
    const pages = new Set(readablePages(user));
    const missing = openable.map((name) => SCREEN_PAGES[name]).filter((page) => !pages.has(page));
    // The operator and accountants have neither a plan nor notifications. They open single notifications by their address.
    expect(missing).toEqual(user.userTypeId === 'MASTER' || user.permission === 'accountant' ? ['notices', 'paymentMethod'] : []);
    for (const page of pages)
      expect(openable.some((name) => SCREEN_PAGES[name] === page || HELP_PAGES[page].partOf === name) ? '' : page).toBe('');
  });
});

describe('HELP_PAGES', () => {
  it('relates pages to other pages only', () =>
    expect(HELP_PAGE_NAMES.filter((page) => HELP_PAGES[page].related.includes(page))).toEqual([]));

  it('opens screens only at paths without a parameter, in the segment of the login', () => {
    expect(screenPathOf(TEST_USER, 'siteList')).toBe(`/${TEST_USER.routeSegment}/site-list`);
    expect(screenPathOf(TEST_USER, 'siteEditor')).toBeNull();
    expect(screenPathOf(TEST_USER, 'publishing')).toBeNull();
  });

  it('shows each picture on a page, and each picture exists in every language with at most 30 KB', () => {
    const shown = HELP_PAGE_NAMES.flatMap((page) => HELP_PAGES[page].picture ?? []);
    expect(shown.toSorted()).toEqual(HELP_PICTURE_NAMES.toSorted());
    const files = LANGUAGES.flatMap((language) => HELP_PICTURE_NAMES.map((name) => `web/app/help/pictures/${language}/${name}.webp`));
    expect(files.filter((file) => !existsSync(file) || statSync(file).size > HELP_PICTURE_MAX_BYTES)).toEqual([]);
  });
});

describe('RELEASES', () => {
  it('is sorted by day, the newest first', () => {
    const days = RELEASES.map(({ day }) => day);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('lists for a customer no release about screens of the operator (R-6.124)', () => {
    const names = RELEASES.filter(({ page }) => page === null || mayRead(TEST_USER, page)).map(({ name }) => name);
    expect(names).toContain('trash');
    expect(names).not.toContain('quotations');
  });
});
