import { CloseButton, SegmentedControl, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { HelpPageView } from '#web/app/help/help-page-view.tsx';
import { HELP_PAGES, type HelpPage, mayRead, pageAt, readablePages } from '#web/app/help/pages/help-pages.ts';
import { HelpReleases } from '#web/app/help/help-releases.tsx';
import { HelpResults, HelpSearchField } from '#web/app/help/help-search-field.tsx';
import { HelpSupport } from '#web/app/help/help-support.tsx';
import classes from '#web/app/help/help.module.css';
import { PageLinks } from '#web/app/help/page-links.tsx';
import { useUser } from '#web/lib/session/user.ts';
import { ScrollRegion } from '#web/ui/scroll-region.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';

const VIEWS = ['thisScreen', 'all', 'whatIsNew'] as const;
export type HelpView = (typeof VIEWS)[number];

interface HelpPanelProps {
  /** The page to open instead of that of the screen. */
  page: HelpPage | null;
  onOpenPage: (page: HelpPage | null) => void;
  onReadReleases: () => void;
  onClose: () => void;
}

/** Returns the page to show: the opened one, that of the screen, or another one if the login may not read that. */
function useShownPage(opened: HelpPage | null): HelpPage {
  const user = useUser();
  const { pathname } = useLocation();
  const here = pageAt(pathname);
  const suitable = here ? [here, ...HELP_PAGES[here].related] : [];
  return opened ?? suitable.find((page) => mayRead(user, page)) ?? readablePages(user)[0] ?? 'profile';
}

/** The views of the panel below its head. */
function HelpContent({ view, page, onOpen }: { view: HelpView; page: HelpPage; onOpen: (page: HelpPage) => void }) {
  const { t } = useTranslation('help');
  const user = useUser();
  if (view === 'whatIsNew') return <HelpReleases onOpen={onOpen} />;
  if (view === 'thisScreen') return <HelpPageView page={page} onOpen={onOpen} />;
  return (
    <section className={classes['page']}>
      <h2 tabIndex={-1}>{t('all')}</h2>
      <PageLinks pages={readablePages(user)} onOpen={onOpen} />
    </section>
  );
}

/**
 * The help: the page of the present screen with its related pages, a search over all pages, what is new, and whom to ask. It
 * follows the screen while no other page is opened.
 */
export function HelpPanel({ page: opened, onOpenPage, onReadReleases, onClose }: HelpPanelProps) {
  const { t } = useTranslation('help');
  const { pathname } = useLocation();
  const [view, setView] = useState<HelpView>('thisScreen');
  const [query, setQuery] = useState('');
  const [path, setPath] = useState(pathname);
  const body = useRef<HTMLDivElement>(null);
  const page = useShownPage(opened);
  if (path !== pathname) {
    setPath(pathname);
    if (opened !== null) onOpenPage(null);
  }
  // Another content is another region, which begins at its top.
  const shown = query.trim() === '' ? `${view} ${page}` : 'results';

  const openPage = (next: HelpPage): void => {
    onOpenPage(next);
    setView('thisScreen');
    setQuery('');
    // The link that was pressed is gone, so the heading takes the focus.
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>('h2')?.focus());
  };
  const choose = (value: string): void => {
    const next = VIEWS.find((name) => name === value) ?? 'thisScreen';
    setView(next);
    setQuery('');
    if (next === 'thisScreen') onOpenPage(null);
    if (next === 'whatIsNew') onReadReleases();
  };
  return (
    <div className={classes['panel']}>
      <header className={classes['head']}>
        <Title order={2} size="h3" tabIndex={-1} data-help-title>
          {t('title')}
        </Title>
        <CloseButton aria-label={t('close')} onClick={onClose} />
      </header>
      <div className={classes['controls']}>
        <HelpSearchField query={query} onType={setQuery} />
        <SegmentedControl
          fullWidth
          aria-label={t('views')}
          value={view}
          onChange={choose}
          data={VIEWS.map((value) => ({ value, label: t(value) }))}
        />
      </div>
      <ScrollRegion key={shown} ref={body} className={classes['body']} label={t('title')}>
        {query.trim() === '' ? <HelpContent view={view} page={page} onOpen={openPage} /> : <HelpResults query={query} onOpen={openPage} />}
      </ScrollRegion>
      <HelpSupport />
    </div>
  );
}
