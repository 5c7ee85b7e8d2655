import { IconHistory, IconHome, IconLayoutGrid, IconShieldCog, IconUserCircle, IconUsers, type TablerIcon } from '@tabler/icons-react';
import type { UserInfo } from '#shared/model/account/session.ts';
import { isScreen, type ScreenName, SCREENS } from '#web/app/routing/screens.ts';
import { mayDo } from '#web/lib/session/user.ts';

interface EntryDefinition {
  screen: ScreenName;
  /** Other screens that belong to the entry. */
  below?: readonly ScreenName[];
  icon: TablerIcon;
  /** `own` is the less prominent group: the login's profile and the audit log. */
  group: 'work' | 'own';
}

/** The back-office menu in its order. Labels are under `menu` in the catalogue. */
const ENTRIES = [
  { screen: 'summary', icon: IconHome, group: 'work' },
  { screen: 'userList', below: ['user', 'createUser', 'updateUser'], icon: IconUsers, group: 'work' },
  { screen: 'siteList', below: ['createSite', 'siteEditor'], icon: IconLayoutGrid, group: 'work' },
  { screen: 'adminList', icon: IconShieldCog, group: 'work' },
  { screen: 'auditLog', icon: IconHistory, group: 'own' },
  { screen: 'profile', icon: IconUserCircle, group: 'own' },
] as const satisfies readonly EntryDefinition[];

export type MenuEntry = EntryDefinition & { screen: (typeof ENTRIES)[number]['screen'] };
export const MENU_GROUPS = ['work', 'own'] as const satisfies readonly MenuEntry['group'][];

/** The menu entries that this login may open. */
export const menuEntries = (user: UserInfo): readonly MenuEntry[] => ENTRIES.filter(({ screen }) => mayDo(user, SCREENS[screen].action));

export const menuEntryPath = ({ screen }: MenuEntry, { routeSegment }: Pick<UserInfo, 'routeSegment'>): string =>
  `/${routeSegment}/${SCREENS[screen].path}`;

/** Whether the screen at this path belongs to the entry. */
export const isMenuEntryActive = ({ screen, below = [] }: MenuEntry, pathname: string): boolean =>
  [screen, ...below].some((name) => isScreen(name, pathname));
