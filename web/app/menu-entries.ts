import { IconLayoutGrid, type TablerIcon } from '@tabler/icons-react';
import type { UserInfo } from '#shared/model/session.ts';
import type { Action } from '#shared/rules/policy.ts';
import { siteListPath } from '#web/lib/paths.ts';
import { mayDo } from '#web/lib/user.ts';

export interface MenuEntry {
  /** Its word in the catalogue, under `menu`. */
  name: 'siteProduction';
  icon: TablerIcon;
  path: (user: UserInfo) => string;
  /** Screens that belong to the entry, without the segment. */
  covers: RegExp;
  action: Action;
}

const ENTRIES: readonly MenuEntry[] = [
  {
    name: 'siteProduction',
    icon: IconLayoutGrid,
    path: siteListPath,
    covers: /^\/[^/]+\/(?:site-list|create-site|site\/.*)$/,
    action: 'site:read',
  },
];

/** The entries of the main menu that this login may use (spec 2 "Back-office menu"). */
export const menuEntries = (user: UserInfo): readonly MenuEntry[] => ENTRIES.filter(({ action }) => mayDo(user, action));
