import { IconHelp } from '@tabler/icons-react';
import type { Language } from '#shared/model/language.ts';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { type HelpPage, readablePages } from '#web/app/help/pages/help-pages.ts';
import { searchPages } from '#web/app/help/pages/help-search.ts';
import { titleOf } from '#web/app/help/pages/help-texts.ts';
import type { CommandItem } from '#web/app/palette/palette-item.ts';

/** Pages of the help in the palette: few, so that they push no site out of sight. */
const SHOWN_MAX = 3;

/** Returns the pages of the help whose title or other words match a query; none without a query. */
export function helpItems(user: UserInfo, language: Language, query: string, onOpen: (page: HelpPage) => void): CommandItem[] {
  if (query.trim() === '') return [];
  const pages = readablePages(user).map((page) => ({ page, ...titleOf(language, page), body: '' }));
  return searchPages(pages, query)
    .slice(0, SHOWN_MAX)
    .map((page) => ({
      id: `help-${page}`,
      group: 'help',
      label: titleOf(language, page).title,
      icon: <IconHelp size={20} stroke={1.5} aria-hidden />,
      run: () => onOpen(page),
    }));
}
