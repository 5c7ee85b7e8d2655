import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { NewsInput } from '#shared/model/news/news.ts';
import { emptyDraft, toNewsInput } from '#web/features/news/form/news-draft.ts';
import { NewsForm } from '#web/features/news/form/news-form.tsx';
import { isNotFound } from '#web/lib/api/api-error.ts';
import { NewsLoadState } from '#web/features/news/news-load-state.tsx';
import { useCreateNews } from '#web/features/news/news-queries.ts';
import { useSiteContent } from '#web/features/news/sites/use-sites.ts';
import { useNewsPlace } from '#web/features/news/use-news-place.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { Page } from '#web/ui/page/page.tsx';

/** Creates an item for the site in the URL, or for sites that the user selects if the URL contains none. */
export function CreateNewsPage() {
  const { t } = useTranslation('news');
  const { siteId, paths } = useNewsPlace();
  const consoleLanguage = useLanguage();
  const create = useCreateNews();
  const site = useSiteContent(siteId);
  const title = t('create.title');
  // The form starts with the default language of the site, which must not change during typing.
  const [startedAt] = useState(() => siteId);

  if (siteId !== null && (!site.data || isNotFound(site.error)))
    return <NewsLoadState title={title} query={site} missing={t('delivery.noSite')} />;
  const language = site.data?.document.settings.defaultLanguage ?? consoleLanguage;
  return (
    <Page title={title} lead={t('create.lead')}>
      <NewsForm<NewsInput>
        key={startedAt}
        initial={emptyDraft(language, siteId === null ? [] : [siteId])}
        saved={undefined}
        knownSites={[]}
        saving={{ mutation: create, toBody: toNewsInput, texts: 'create' }}
        cancelPath={paths.list}
      />
    </Page>
  );
}
