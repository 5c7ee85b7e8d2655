import {
  IconDeviceDesktop,
  IconHelp,
  IconLayoutGridAdd,
  IconLogout,
  IconMailExclamation,
  IconMoon,
  IconPhoto,
  IconSun,
  IconTrash,
  type TablerIcon,
  IconUserPlus,
} from '@tabler/icons-react';
import type { Translate } from '#web/lib/texts.ts';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import type { Action } from '#shared/rules/accounts/policy.ts';
import { isSignsOnly, normaliseSearchText } from '#shared/rules/text/search-text.ts';
import { menuEntryPath, menuEntries } from '#web/app/routing/menu-entries.ts';
import { type CommandItem, PALETTE_GROUPS, type PaletteItem, type PathItem } from '#web/app/palette/palette-item.ts';
import { menuScreenOf, type ScreenName, SCREENS } from '#web/app/routing/screens.ts';
import type { Appearance } from '#web/app/theme/appearance.ts';
import type { OfferedCommand } from '#web/lib/commands/offered-commands.ts';
import { createSitePath, createUserPath, dunningPath, mediaLibraryPath, siteTrashPath } from '#web/lib/paths.ts';
import { mayDo } from '#web/lib/session/user.ts';

type Texts = Translate<readonly ['common', 'commands']>;

interface ActionDefinition {
  name: 'createSite' | 'openLibrary' | 'openTrash' | 'createUser' | 'dunning' | 'signOut';
  icon: TablerIcon;
  path: (user: UserInfo) => string;
  /** The screen that the action opens; `null` for a path outside the shell. */
  screen: ScreenName | null;
}

/** The actions available everywhere. Labels are under `palette.action` in the catalogue. */
const ACTIONS: readonly ActionDefinition[] = [
  { name: 'createSite', icon: IconLayoutGridAdd, path: createSitePath, screen: 'createSite' },
  { name: 'openLibrary', icon: IconPhoto, path: mediaLibraryPath, screen: 'mediaLibrary' },
  { name: 'openTrash', icon: IconTrash, path: siteTrashPath, screen: 'siteTrash' },
  { name: 'createUser', icon: IconUserPlus, path: (user) => createUserPath(user, user.workAccountId), screen: 'createUser' },
  { name: 'dunning', icon: IconMailExclamation, path: dunningPath, screen: 'dunning' },
  { name: 'signOut', icon: IconLogout, path: () => '/log-out', screen: null },
];

const APPEARANCE_COMMANDS = [
  { name: 'appearanceAuto', appearance: 'auto', icon: IconDeviceDesktop },
  { name: 'appearanceLight', appearance: 'light', icon: IconSun },
  { name: 'appearanceDark', appearance: 'dark', icon: IconMoon },
] as const satisfies readonly { name: string; appearance: Appearance; icon: TablerIcon }[];

/** The screens without an entry in the menu whose path has no parameter. Labels are under `screen` in the catalogue `commands`. */
const FURTHER_SCREENS = [
  'pageViews',
  'userImports',
  'createNews',
  'plan',
  'paymentMethod',
  'estimates',
  'createEstimate',
  'receivables',
  'bankTransfers',
  'accounting',
  'billingSettings',
  'createNotice',
  'legalDocuments',
  'apiReference',
] as const satisfies readonly ScreenName[];

/** The actions that these screens need in addition to that of their route: only an account with a plan pays. */
const FURTHER_NEEDS: Readonly<Partial<Record<ScreenName, Action>>> = { paymentMethod: 'plan:check' };

const iconOf = (Icon: TablerIcon) => <Icon size={20} stroke={1.5} aria-hidden />;

const mayOpen = (user: UserInfo, screen: ScreenName): boolean =>
  [SCREENS[screen].action, FURTHER_NEEDS[screen]].every((action) => action === undefined || mayDo(user, action));

/** Returns the commands of a login on every screen: the screens that it may open without choosing anything, and the actions. */
export const paletteCommands = (user: UserInfo, t: Texts): PathItem[] => [
  ...menuEntries(user).map((entry): PathItem => ({
    id: `screen-${entry.screen}`,
    group: 'screens',
    label: t(`menu.${entry.screen}`),
    words: t(`commands:words.${entry.screen}`),
    icon: iconOf(entry.icon),
    path: menuEntryPath(entry, user),
  })),
  ...FURTHER_SCREENS.filter((screen) => mayOpen(user, screen)).map((screen): PathItem => ({
    id: `screen-${screen}`,
    group: 'screens',
    label: t(`commands:screen.${screen}`),
    words: t(`commands:words.${screen}`),
    icon: iconOf(SCREENS[menuScreenOf(screen)].menu.icon),
    path: `/${user.routeSegment}/${SCREENS[screen].path}`,
  })),
  ...ACTIONS.filter(({ screen }) => screen === null || mayOpen(user, screen)).map(({ name, icon, path }): PathItem => ({
    id: `action-${name}`,
    group: 'actions',
    label: t(`palette.action.${name}`),
    words: t(`commands:words.${name}`),
    icon: iconOf(icon),
    path: path(user),
  })),
];

/** Returns the options that change the colours of the console: those that are not chosen. */
export const appearanceCommands = (chosen: Appearance, change: (appearance: Appearance) => void, t: Texts): CommandItem[] =>
  APPEARANCE_COMMANDS.filter(({ appearance }) => appearance !== chosen).map(({ name, appearance, icon }) => ({
    id: `action-${name}`,
    group: 'actions',
    label: t(`palette.action.${name}`),
    words: t(`commands:words.${name}`),
    icon: iconOf(icon),
    run: () => change(appearance),
  }));

/** Returns the options of the commands that the present screen offers. */
export const screenCommands = (offered: readonly OfferedCommand[], t: Texts): CommandItem[] =>
  offered.map(({ name, label, icon, keys, run }) => ({
    id: `here-${name}`,
    group: 'here',
    label,
    words: t(`commands:words.${name}`),
    icon: iconOf(icon),
    ...(keys !== undefined && { keys }),
    run,
  }));

/** Returns the option that opens the help at the page of the present screen. */
export const helpCommand = (t: Texts, run: () => void): CommandItem => ({
  id: 'action-help',
  group: 'actions',
  label: t('help.open'),
  words: t('commands:words.help'),
  icon: iconOf(IconHelp),
  keys: '?',
  run,
});

const textOf = (item: PaletteItem): string =>
  `${normaliseSearchText(`${item.label} ${item.words ?? ''}`)} ${'path' in item ? item.path : item.id}`;

/** Returns the rank of a command in its group: first those last used, then those whose label matches, then those found by other words. */
function rankOf({ id, label }: PaletteItem, words: readonly string[], recent: readonly string[]): number {
  const index = recent.indexOf(id);
  if (index !== -1) return index;
  const text = normaliseSearchText(label);
  return recent.length + (words.every((word) => text.includes(word)) ? 0 : 1);
}

/**
 * Returns the commands whose label, other words or path contain every word of the query, in the order of the groups; none if the query
 * contains only punctuation. Without a query, those that were last used are a group of their own.
 */
export function matchingCommands(commands: readonly PaletteItem[], query: string, recent: readonly string[] = []): PaletteItem[] {
  if (isSignsOnly(query)) return [];
  const words = normaliseSearchText(query).split(' ');
  const isQuery = query.trim() !== '';
  return commands
    .filter((command) => words.every((word) => textOf(command).includes(word)))
    .map((command) => (!isQuery && recent.includes(command.id) ? { ...command, group: 'recent' as const } : command))
    .toSorted(
      (a, b) => PALETTE_GROUPS.indexOf(a.group) - PALETTE_GROUPS.indexOf(b.group) || rankOf(a, words, recent) - rankOf(b, words, recent),
    );
}
