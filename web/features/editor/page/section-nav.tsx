import { Badge, UnstyledButton } from '@mantine/core';
import {
  IconAddressBook,
  IconBuilding,
  IconChecklist,
  IconCode,
  IconForms,
  IconLanguage,
  IconLayoutGrid,
  IconMail,
  IconMenu2,
  IconMessageCircle2,
  IconPalette,
  IconPhone,
  IconSeo,
  IconSpeakerphone,
  IconWorldWww,
  type TablerIcon,
} from '@tabler/icons-react';
import { Fragment, useEffect, useRef } from 'react';
import { useOfferCommands } from '#web/lib/commands/offered-commands.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type Section, SECTION_GROUPS, SECTIONS, type SectionGroup } from '#web/features/editor/model/editor/section.ts';
import classes from '#web/features/editor/page/section-nav.module.css';
import { useDeferredEditorState, useEditor } from '#web/features/editor/state/editor.ts';
import { useSiteFaults } from '#web/features/editor/state/use-site-faults.ts';
import { shownCount } from '#web/features/editor/publish/fault-list.tsx';

const ICONS: Readonly<Record<Section, TablerIcon>> = {
  sheets: IconLayoutGrid,
  menu: IconMenu2,
  popups: IconSpeakerphone,
  design: IconPalette,
  seo: IconSeo,
  sns: IconMessageCircle2,
  contact: IconMail,
  membership: IconAddressBook,
  form: IconForms,
  phone: IconPhone,
  company: IconBuilding,
  domain: IconWorldWww,
  embed: IconCode,
  languages: IconLanguage,
  checklist: IconChecklist,
};

/** Shows the number of faults that prevent publishing. */
export function FaultBadge() {
  const { t } = useTranslation('editor');
  const { length: count } = useSiteFaults();
  if (count === 0) return null;
  return (
    <Badge size="xs" px={4} color="danger.7" className={classes['badge'] ?? ''} aria-label={t('sectionFaults', { count })}>
      {shownCount(count)}
    </Badge>
  );
}

/**
 * Scrolls the navigation so that it shows an entry. `scrollIntoView` would also make the entry the place from which the Tab key continues, so
 * that a keyboard would start in the middle of the page.
 */
function scrollToEntry(nav: HTMLElement, { offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): void {
  nav.scrollLeft = offsetLeft - (nav.clientWidth - offsetWidth) / 2;
  nav.scrollTop = Math.min(Math.max(nav.scrollTop, offsetTop + offsetHeight - nav.clientHeight), offsetTop);
}

const GROUPS = Object.keys(SECTION_GROUPS) as SectionGroup[];

/** Offers the sections to the command palette. */
export function useSectionCommands(): void {
  const { t } = useTranslation('fields');
  const { showSection } = useEditor();
  const current = useDeferredEditorState((state) => state.section);
  useOfferCommands(() =>
    SECTIONS.map((section) => ({
      name: section,
      label: t(`section.${section}`),
      icon: ICONS[section],
      isPossible: section !== current,
      run: () => showSection(section),
    })),
  );
}

/** The sections of the editor as buttons, in their groups. */
export function SectionEntries({ onChosen }: { onChosen?: () => void }) {
  const { t } = useTranslation('fields');
  const { showSection } = useEditor();
  const current = useDeferredEditorState((state) => state.section);
  return GROUPS.map((group, index) => (
    <Fragment key={group}>
      {index > 0 && <span className={classes['rule']} aria-hidden />}
      {SECTION_GROUPS[group].map((section) => {
        const Icon = ICONS[section];
        return (
          <UnstyledButton
            key={section}
            className={classes['entry'] ?? ''}
            data-entry={section}
            aria-current={current === section ? 'page' : undefined}
            onClick={() => {
              showSection(section);
              onChosen?.();
            }}
          >
            <span className={classes['icon']}>
              <Icon size={20} stroke={1.5} aria-hidden />
              {section === 'checklist' && <FaultBadge />}
            </span>
            {t(`section.${section}`)}
          </UnstyledButton>
        );
      })}
    </Fragment>
  ));
}

/** The navigation between the sections of the editor; a phone has it in the bar below (`PhoneBar`). */
export function SectionNav() {
  const { t } = useTranslation('editor');
  const current = useDeferredEditorState((state) => state.section);
  const nav = useRef<HTMLElement>(null);
  // Most entries are out of view on narrow screens.
  useEffect(() => {
    const entry = nav.current?.querySelector<HTMLElement>(`[data-entry="${current}"]`);
    if (nav.current && entry) scrollToEntry(nav.current, entry);
  }, [current]);
  return (
    <nav ref={nav} aria-label={t('sections')} className={classes['nav']}>
      <SectionEntries />
    </nav>
  );
}
