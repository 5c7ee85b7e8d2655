import { Box, Text, Title } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { homePath } from '#shared/rules/sites/site-address.ts';
import { LANGUAGE_TAG } from '#shared/model/language.ts';
import { firstSheet, pageMetadata } from '#shared/rules/publishing/page-metadata.ts';
import { siteSentence } from '#site-renderer/visibility/described-pages.ts';
import { seoFallbacks } from '#web/features/editor/seo/seo-fallbacks.ts';
import { SearchResult } from '#web/features/editor/seo/search-result.tsx';
import classes from '#web/features/editor/seo/seo.module.css';
import { ShareImageField } from '#web/features/editor/seo/share-image-field.tsx';
import { ShareCard } from '#web/features/editor/seo/share-card.tsx';
import { useDeferredEditorState } from '#web/features/editor/state/editor.ts';

/** The site as a search result and as a share card, with the source of each value that falls back because its field is empty. */
export function SeoPreview() {
  const { t } = useTranslation(['seo', 'fields']);
  const document = useDeferredEditorState(({ history }) => history.present);
  const language = useDeferredEditorState((state) => state.language);
  const siteUrl = useDeferredEditorState(({ site }) => site.url);
  const { name, favicon, shareImage = null } = document.settings;
  const first = firstSheet(document, language);
  const { title, description } = pageMetadata(document, language, first, siteSentence(document, language));
  const url = new URL(homePath(language, document.settings), siteUrl);
  const sources = seoFallbacks(document, language, first);
  return (
    <div className={classes['previews']}>
      <section>
        <Title order={3} size="h6">
          {t('search')}
        </Title>
        <div lang={LANGUAGE_TAG[language]}>
          <SearchResult siteName={name} favicon={favicon} url={url} title={title} description={description} />
        </div>
      </section>
      <section>
        <Title order={3} size="h6">
          {t('share')}
        </Title>
        <div lang={LANGUAGE_TAG[language]}>
          <ShareCard image={first?.image ?? null} uploaded={shareImage} host={url.host} title={title} description={description} />
        </div>
        <Box mt="md">
          <ShareImageField />
        </Box>
      </section>
      {sources.length > 0 && (
        <section>
          <Title order={3} size="h6">
            {t('used')}
          </Title>
          <dl className={classes['sources']}>
            {sources.map(({ field, source }) => (
              <div key={field}>
                <dt>{t(`fields:content.${field}`)}</dt>
                <dd>{t(`source.${source}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <Text size="xs" c="dimmed">
        {t('previewNote')}
      </Text>
    </div>
  );
}
