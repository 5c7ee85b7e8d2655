import { Group, NativeSelect, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Language, LANGUAGE_NAME } from '#shared/model/language.ts';
import { NewsBarPreview, type PreviewedNews } from '#web/features/news/preview/news-bar-preview.tsx';
import type { SiteContent } from '#web/features/news/sites/use-sites.ts';
import { parseParam } from '#web/lib/search-params.ts';

interface PreviewPanelProps {
  news: PreviewedNews;
  sites: readonly SiteContent[];
  language: Language;
  /** The languages to choose from; if there are fewer than two, the picker is hidden. */
  languages?: readonly Language[];
  onLanguage?: (language: Language) => void;
}

/** Shows the bar as visitors see it, on a site and in a language that the user selects. */
export function PreviewPanel({ news, sites, language, languages = [], onLanguage }: PreviewPanelProps) {
  const { t } = useTranslation('news');
  const [siteId, setSiteId] = useState<string | null>(null);
  const site = sites.find(({ id }) => id === siteId) ?? sites[0];
  return (
    <Stack component="section" gap="sm" aria-label={t('preview.title')}>
      <Title order={2} fz="md">
        {t('preview.title')}
      </Title>
      {(sites.length > 1 || languages.length > 1) && (
        <Group gap="xs" grow>
          {sites.length > 1 && (
            <NativeSelect
              aria-label={t('preview.site')}
              data={sites.map(({ id, name }) => ({ value: id, label: name }))}
              value={site?.id ?? ''}
              onChange={({ currentTarget }) => setSiteId(currentTarget.value)}
            />
          )}
          {languages.length > 1 && (
            <NativeSelect
              aria-label={t('preview.language')}
              data={languages.map((each) => ({ value: each, label: LANGUAGE_NAME[each] }))}
              value={language}
              onChange={({ currentTarget }) => onLanguage?.(parseParam(Language, currentTarget.value) ?? language)}
            />
          )}
        </Group>
      )}
      <NewsBarPreview news={news} site={site} language={language} />
    </Stack>
  );
}
