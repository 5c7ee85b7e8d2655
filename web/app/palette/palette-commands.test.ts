import { describe, expect, it, vi } from 'vitest';
import { commands } from '#shared/messages/jp/console/commands.ts';
import { common } from '#shared/messages/jp/console/common.ts';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { appearanceCommands, matchingCommands, paletteCommands } from '#web/app/palette/palette-commands.tsx';
import { SCREEN_NAMES, SCREENS } from '#web/app/routing/screens.ts';
import type { Appearance } from '#web/app/theme/appearance.ts';
import { mayDo } from '#web/lib/session/user.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';

/** A translate function with the Japanese catalogues. */
const translate = ((key: string) => {
  const [path = '', catalogue] = key.startsWith('commands:') ? [key.slice('commands:'.length), commands] : [key, common];
  return path.split('.').reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], catalogue);
}) as unknown as Parameters<typeof paletteCommands>[1];
const commandsOf = (differences: Partial<UserInfo>) => paletteCommands({ ...TEST_USER, ...differences }, translate);
const idsOf = (differences: Partial<UserInfo>): string[] => commandsOf(differences).map(({ id }) => id);
const OPERATOR = { userTypeId: 'MASTER', workRole: 'MASTER', routeSegment: 'master' } as const;
const operatorCommands = () => commandsOf(OPERATOR);
const found = (query: string): string[] => matchingCommands(operatorCommands(), query).map(({ id }) => id);

describe('paletteCommands', () => {
  it('returns the screens of the menu and the allowed actions', () => {
    expect(idsOf({})).toEqual([
      'screen-summary',
      'screen-siteList',
      'screen-analytics',
      'screen-latestInformation',
      'screen-notices',
      'screen-checkPlan',
      'screen-paymentList',
      'screen-adminList',
      'screen-apiAccess',
      'screen-auditLog',
      'screen-profile',
      'screen-pageViews',
      'screen-createNews',
      'screen-plan',
      'screen-paymentMethod',
      'screen-apiReference',
      'action-createSite',
      'action-openLibrary',
      'action-openTrash',
      'action-signOut',
    ]);
    expect(idsOf({ userTypeId: 'OEM_ADMIN', workRole: 'OEM_MASTER' })).toContain('action-createUser');
    expect(idsOf({ userTypeId: 'SUB_ADMIN', permission: 'viewer' })).not.toContain('action-createSite');
    expect(idsOf({ contractStatus: 'SUSPENDED' })).not.toContain('action-createSite');
  });

  it('builds paths with the login’s role segment, and the create-user path with the account that the login works in', () => {
    const oem = commandsOf({ userTypeId: 'OEM_ADMIN', workRole: 'OEM_MASTER', routeSegment: 'admin', workAccountId: 'W' });
    expect(oem.find(({ id }) => id === 'action-createUser')?.path).toBe('/admin/create-user/W');
    expect(oem.find(({ id }) => id === 'screen-siteList')?.path).toBe('/admin/site-list');
  });
});

describe.each([
  // The operator has no plan, so it has no payment method.
  ['an operator', OPERATOR, ['paymentMethod']],
  ['a customer', {}, []],
] as const)('paletteCommands of %s', (_, differences, left) => {
  it('lists every screen that the login may open and whose path has no parameter (R-6.110)', () => {
    const user = { ...TEST_USER, ...differences };
    const paths = new Set(commandsOf(differences).map(({ path }) => path));
    const openable = SCREEN_NAMES.filter((name) => !SCREENS[name].path.includes(':') && mayDo(user, SCREENS[name].action));
    expect(openable.filter((name) => !paths.has(`/${user.routeSegment}/${SCREENS[name].path}`))).toEqual(left);
  });
});

describe('appearanceCommands', () => {
  it('returns those of the appearances that are not chosen, which change it (R-6.114)', () => {
    const change = vi.fn<(appearance: Appearance) => void>();
    const offered = appearanceCommands('auto', change, translate);
    expect(offered.map(({ id }) => id)).toEqual(['action-appearanceLight', 'action-appearanceDark']);
    offered[1]?.run();
    expect(change).toHaveBeenCalledExactlyOnceWith('dark');
    expect(matchingCommands(offered, '夜').map(({ label }) => label)).toEqual(['ダークモードにする']);
  });
});

describe('matchingCommands', () => {
  it('returns all commands for an empty query', () => expect(found('')).toHaveLength(operatorCommands().length));
  it('matches any part of a label', () =>
    expect(found('作成')).toEqual(['screen-createNews', 'screen-createEstimate', 'screen-createNotice', 'action-createSite']));
  it('requires every word to match', () => expect(found('サイト 制作')).toEqual(['screen-siteList']));
  it('ignores character width', () => expect(found('ﾕｰｻﾞｰ')).toEqual(['screen-userList', 'action-createUser']));
  it('matches the path, ignoring case', () => expect(found('AUDIT')).toEqual(['screen-auditLog']));
  it('finds commands by other words, and lists those whose label matches first (R-6.110)', () => {
    expect(found('ログオフ')).toEqual(['action-signOut']);
    expect(found('請求')).toEqual(['screen-billingSettings', 'screen-paymentList']);
  });
  it('returns nothing if nothing matches', () => expect(found('麒麟')).toEqual([]));
  it('lists commands that were used in a group of their own, the last one first, without a query (R-6.110)', () => {
    const [first, second, third] = matchingCommands(operatorCommands(), '', ['action-signOut', 'gone', 'screen-analytics']);
    expect([first, second, third].map((item) => [item?.group, item?.id])).toEqual([
      ['recent', 'action-signOut'],
      ['recent', 'screen-analytics'],
      ['screens', 'screen-summary'],
    ]);
  });
  it('puts a command that was used first among those of its group that match (R-6.110)', () =>
    expect(matchingCommands(operatorCommands(), '請求', ['screen-paymentList']).map(({ id }) => id)).toEqual([
      'screen-paymentList',
      'screen-billingSettings',
    ]));
});
