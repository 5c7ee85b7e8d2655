import { describe, expect, it } from 'vitest';
import { common } from '#shared/messages/jp/console/common.ts';
import type { UserInfo } from '#shared/model/account/session.ts';
import { matchingCommands, paletteCommands } from '#web/app/palette/palette-commands.tsx';
import { TEST_USER } from '#web/testing/render-screen.tsx';

/** Words of the Japanese catalogue by their key. */
const word = ((key: string) =>
  key.split('.').reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], common)) as unknown as Parameters<
  typeof paletteCommands
>[1];
const commandsOf = (differences: Partial<UserInfo>) => paletteCommands({ ...TEST_USER, ...differences }, word);
const idsOf = (differences: Partial<UserInfo>): string[] => commandsOf(differences).map(({ id }) => id);
const found = (query: string): string[] =>
  matchingCommands(commandsOf({ userTypeId: 'MASTER', workRole: 'MASTER', routeSegment: 'master' }), query).map(({ id }) => id);

describe('the commands of a login', () => {
  it('are the screens of its menu and what it may do', () => {
    expect(idsOf({})).toEqual([
      'screen-summary',
      'screen-siteList',
      'screen-adminList',
      'screen-auditLog',
      'screen-profile',
      'action-createSite',
      'action-signOut',
    ]);
    expect(idsOf({ userTypeId: 'OEM_ADMIN', workRole: 'OEM_MASTER' })).toContain('action-createUser');
    expect(idsOf({ userTypeId: 'SUB_ADMIN', permission: 'viewer' })).not.toContain('action-createSite');
    expect(idsOf({ contractStatus: 'SUSPENDED' })).not.toContain('action-createSite');
  });

  it('lead below its segment, a new user below the account it works in', () => {
    const commands = commandsOf({ userTypeId: 'OEM_ADMIN', workRole: 'OEM_MASTER', routeSegment: 'admin', workAccountId: 'W' });
    expect(commands.find(({ id }) => id === 'action-createUser')?.path).toBe('/admin/create-user/W');
    expect(commands.find(({ id }) => id === 'screen-siteList')?.path).toBe('/admin/site-list');
  });
});

describe('what is typed', () => {
  it('finds all while nothing is', () => expect(found('').length).toBe(9));
  it('finds by any part of the words', () => expect(found('作成')).toEqual(['action-createSite']));
  it('finds by all words at once', () => expect(found('サイト 制作')).toEqual(['screen-siteList']));
  it('finds whatever the width', () => expect(found('ﾕｰｻﾞｰ')).toEqual(['screen-userList', 'action-createUser']));
  it('finds by the address, for those who type Latin letters', () => expect(found('AUDIT')).toEqual(['screen-auditLog']));
  it('finds nothing where nothing matches', () => expect(found('請求書')).toEqual([]));
});
