import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { isScreen, menuScreenOf, type MenuScreenName, SCREEN_NAMES, SCREENS } from '#web/app/routing/screens.ts';
import { mayDo } from '#web/lib/session/user.ts';

export type MenuEntry = { screen: MenuScreenName } & (typeof SCREENS)[MenuScreenName]['menu'];
export const MENU_GROUPS = ['work', 'own'] as const satisfies readonly MenuEntry['group'][];

/** The back-office menu, in the order of the screens. */
const ENTRIES: readonly MenuEntry[] = SCREEN_NAMES.filter((name) => 'menu' in SCREENS[name]).map((name) => {
  const screen = menuScreenOf(name);
  return { screen, ...SCREENS[screen].menu };
});

/** Returns the menu entries that the login may open. */
export const menuEntries = (user: UserInfo): readonly MenuEntry[] => ENTRIES.filter(({ screen }) => mayDo(user, SCREENS[screen].action));

export const menuEntryPath = ({ screen }: MenuEntry, { routeSegment }: Pick<UserInfo, 'routeSegment'>): string =>
  `/${routeSegment}/${SCREENS[screen].path}`;

/** Whether the screen at this path belongs to the entry. */
export const isMenuEntryActive = ({ screen }: MenuEntry, pathname: string): boolean =>
  SCREEN_NAMES.some((name) => menuScreenOf(name) === screen && isScreen(name, pathname));
