import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { HelpPage } from '#web/app/help/pages/help-pages.ts';
import { titleOf } from '#web/app/help/pages/help-texts.ts';
import classes from '#web/app/help/help.module.css';
import { useLanguage } from '#web/lib/use-language.ts';

interface PageLinksProps {
  pages: readonly HelpPage[];
  onOpen: (page: HelpPage) => void;
}

/** A list of pages, each of which opens in the panel. */
export function PageLinks({ pages, onOpen }: PageLinksProps) {
  const language = useLanguage();
  return (
    <ul className={classes['links']}>
      {pages.map((page) => (
        <li key={page}>
          <UnstyledButton className={classes['link'] ?? ''} onClick={() => onOpen(page)}>
            <span>{titleOf(language, page).title}</span>
            <IconChevronRight size={16} stroke={1.5} aria-hidden />
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
