import { describe, expect, it } from 'vitest';
import { common } from '#shared/messages/jp/console/common.ts';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { matchingCommands, paletteCommands } from '#web/app/palette/palette-commands.tsx';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';

/** A translate function with the Japanese catalogue. */
const translate = ((key: string) =>
  key.split('.').reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], common)) as unknown as Parameters<
  typeof paletteCommands
>[1];
const commandsOf = (differences: Partial<UserInfo>) => paletteCommands({ ...TEST_USER, ...differences }, translate);
const idsOf = (differences: Partial<UserInfo>): string[] => commandsOf(differences).map(({ id }) => id);
const found = (query: string): string[] =>
  matchingCommands(commandsOf({ userTypeId: 'MASTER', workRole: 'MASTER', routeSegment: 'master' }), query).map(({ id }) => id);

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
      'action-createSite',
      'action-openTrash',
      'action-signOut',
    ]);
    expect(idsOf({ userTypeId: 'OEM_ADMIN', workRole: 'OEM_MASTER' })).toContain('action-createUser');
    expect(idsOf({ userTypeId: 'SUB_ADMIN', permission: 'viewer' })).not.toContain('action-createSite');
    expect(idsOf({ contractStatus: 'SUSPENDED' })).not.toContain('action-createSite');
  });

  it('builds paths with the login’s role segment, and the create-user path with the account that the login works in', () => {
    const commands = commandsOf({ userTypeId: 'OEM_ADMIN', workRole: 'OEM_MASTER', routeSegment: 'admin', workAccountId: 'W' });
    expect(commands.find(({ id }) => id === 'action-createUser')?.path).toBe('/admin/create-user/W');
    expect(commands.find(({ id }) => id === 'screen-siteList')?.path).toBe('/admin/site-list');
  });
});

describe('matchingCommands', () => {
  it('returns all commands for an empty query', () => expect(found('').length).toBe(18));
  it('matches any part of a label', () => expect(found('作成')).toEqual(['action-createSite']));
  it('requires every word to match', () => expect(found('サイト 制作')).toEqual(['screen-siteList']));
  it('ignores character width', () => expect(found('ﾕｰｻﾞｰ')).toEqual(['screen-userList', 'action-createUser']));
  it('matches the path, ignoring case', () => expect(found('AUDIT')).toEqual(['screen-auditLog']));
  it('returns nothing if nothing matches', () => expect(found('請求書')).toEqual([]));
});
