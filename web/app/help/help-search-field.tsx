import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { labelIn, loadPages, textsOfPage, titleOf } from '#web/app/help/pages/help-texts.ts';
import { plainText } from '#web/app/help/pages/help-markup.ts';
import { type HelpPage, readablePages } from '#web/app/help/pages/help-pages.ts';
import { searchPages, type SearchedPage } from '#web/app/help/pages/help-search.ts';
import classes from '#web/app/help/help.module.css';
import { PageLinks } from '#web/app/help/page-links.tsx';
import { formatNumber } from '#web/lib/format/format.ts';
import { useUser } from '#web/lib/session/user.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

const QUERY_MAX = 100;

/** The search over all pages in the language of the console. */
export function HelpSearchField({ query, onType }: { query: string; onType: (query: string) => void }) {
  const { t } = useTranslation('help');
  return (
    <TextInput
      type="search"
      value={query}
      onChange={(event) => onType(event.currentTarget.value)}
      aria-label={t('search')}
      placeholder={t('searchHint')}
      maxLength={QUERY_MAX}
      leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
    />
  );
}

/** Returns the pages that the login may read, with all that they say as far as it is loaded. */
function useSearchedPages(): SearchedPage[] {
  const user = useUser();
  const language = useLanguage();
  useQuery({
    queryKey: ['help', 'all', language],
    queryFn: () => loadPages(language).then(() => true),
    staleTime: Infinity,
    meta: { isOptional: true },
  });
  return readablePages(user).map((page) => {
    const { lead, tasks, notes } = textsOfPage(language, page);
    const texts = [lead, ...Object.values(tasks).flatMap(({ title, steps }) => [title, steps]), notes].join('\n');
    return { page, ...titleOf(language, page), body: plainText(texts, (key) => labelIn(language, key)) };
  });
}

/** The pages that match the query. */
export function HelpResults({ query, onOpen }: { query: string; onOpen: (page: HelpPage) => void }) {
  const { t } = useTranslation('help');
  const language = useLanguage();
  const found = searchPages(useSearchedPages(), query);
  return (
    <section className={classes['page']} aria-label={t('results')}>
      <p role="status">
        {found.length > 0 ? t('found', { number: formatNumber(found.length, language) }) : t('nothing', { query: query.trim() })}
      </p>
      <PageLinks pages={found} onOpen={onOpen} />
    </section>
  );
}
