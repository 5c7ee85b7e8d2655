import { IconHistory, IconHome, IconLayoutGrid, IconShieldCog, IconUserCircle, IconUsers, type TablerIcon } from '@tabler/icons-react';
import type { UserInfo } from '#shared/model/account/session.ts';
import { isScreen, type ScreenName, SCREENS } from '#web/app/routing/screens.ts';
import { mayDo } from '#web/lib/session/user.ts';

interface EntryDefinition {
  /** The screen it leads to. */
  screen: ScreenName;
  /** Screens that belong to it. */
  below?: readonly ScreenName[];
  icon: TablerIcon;
  /** The second group is quieter: it is about oneself and what was done, not about the work. */
  group: 'work' | 'own';
}

/** The back-office menu (spec 2), in its order. Words under `menu` in the catalogue. */
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

/** The entries of the main menu that this login may use. */
export const menuEntries = (user: UserInfo): readonly MenuEntry[] => ENTRIES.filter(({ screen }) => mayDo(user, SCREENS[screen].action));

/** Where an entry leads. */
export const menuEntryPath = ({ screen }: MenuEntry, { routeSegment }: Pick<UserInfo, 'routeSegment'>): string =>
  `/${routeSegment}/${SCREENS[screen].path}`;

/** Whether an entry stands for the screen at this address. */
export const isMenuEntryActive = ({ screen, below = [] }: MenuEntry, pathname: string): boolean =>
  [screen, ...below].some((name) => isScreen(name, pathname));
