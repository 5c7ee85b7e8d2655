import { IconLayoutGridAdd, IconLogout, IconMailExclamation, IconTrash, type TablerIcon, IconUserPlus } from '@tabler/icons-react';
import type { Translate } from '#web/lib/texts.ts';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { isSignsOnly, normaliseSearchText } from '#shared/rules/text/search-text.ts';
import { menuEntryPath, menuEntries } from '#web/app/routing/menu-entries.ts';
import type { PaletteItem } from '#web/app/palette/palette-item.ts';
import { type ScreenName, SCREENS } from '#web/app/routing/screens.ts';
import { createSitePath, createUserPath, dunningPath, siteTrashPath } from '#web/lib/paths.ts';
import { mayDo } from '#web/lib/session/user.ts';

interface ActionDefinition {
  name: 'createSite' | 'openTrash' | 'createUser' | 'dunning' | 'signOut';
  icon: TablerIcon;
  path: (user: UserInfo) => string;
  /** The screen that the action opens; `null` for a path outside the shell. */
  screen: ScreenName | null;
}

/** The actions available everywhere. Labels are under `palette.action` in the catalogue. */
const ACTIONS: readonly ActionDefinition[] = [
  { name: 'createSite', icon: IconLayoutGridAdd, path: createSitePath, screen: 'createSite' },
  { name: 'openTrash', icon: IconTrash, path: siteTrashPath, screen: 'siteTrash' },
  { name: 'createUser', icon: IconUserPlus, path: (user) => createUserPath(user, user.workAccountId), screen: 'createUser' },
  { name: 'dunning', icon: IconMailExclamation, path: dunningPath, screen: 'dunning' },
  { name: 'signOut', icon: IconLogout, path: () => '/log-out', screen: null },
];

const iconOf = (Icon: TablerIcon) => <Icon size={20} stroke={1.5} aria-hidden />;

/** Returns the commands of a login: the screens of its menu and the actions it may perform. */
export const paletteCommands = (user: UserInfo, t: Translate<'common'>): PaletteItem[] => [
  ...menuEntries(user).map((entry): PaletteItem => ({
    id: `screen-${entry.screen}`,
    group: 'screens',
    label: t(`menu.${entry.screen}`),
    icon: iconOf(entry.icon),
    path: menuEntryPath(entry, user),
  })),
  ...ACTIONS.filter(({ screen }) => screen === null || mayDo(user, SCREENS[screen].action)).map(({ name, icon, path }): PaletteItem => ({
    id: `action-${name}`,
    group: 'actions',
    label: t(`palette.action.${name}`),
    icon: iconOf(icon),
    path: path(user),
  })),
];

/** Returns the commands whose label or path contains every word of the query; none if the query contains only punctuation. */
export function matchingCommands(commands: readonly PaletteItem[], query: string): PaletteItem[] {
  if (isSignsOnly(query)) return [];
  const words = normaliseSearchText(query).split(' ');
  return commands.filter(({ label, path }) => {
    const text = `${normaliseSearchText(label)} ${path}`;
    return words.every((word) => text.includes(word));
  });
}
