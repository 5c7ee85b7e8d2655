import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type SiteFilter, toQuery } from '#web/features/sites/list/site-filter.ts';
import { api } from '#web/lib/api/api-client.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { CsvExportButton } from '#web/ui/csv-export/csv-export-button.tsx';

interface SiteListToolbarProps {
  filter: SiteFilter;
  /** How many are shown; not known while they are on their way. */
  shown: number | undefined;
  isMore: boolean;
  /** How they are shown, and in which order. */
  children: ReactNode;
}

/** Stands above the sites: how many there are, and what can be done with all of them. */
export function SiteListToolbar({ filter, shown, isMore, children }: SiteListToolbarProps) {
  const { t } = useTranslation('sites');
  const language = useLanguage();
  const note = filter.keyword !== '' ? t('list.sortClosed') : filter.sort === 'published' ? t('list.onlyPublished') : null;
  return (
    <Group gap="xs" justify="space-between">
      <Text c="dimmed" role="status">
        {shown !== undefined && t(isMore ? 'list.countMore' : 'list.count', { number: formatNumber(shown, language) })}
        {note !== null && shown !== undefined && (
          <Text component="span" size="xs" ml="sm">
            {note}
          </Text>
        )}
      </Text>
      <Group gap="xs">
        <CsvExportButton
          fileName={t('list.exportName')}
          read={(cursor, signal) =>
            api.site.export({ query: { ...toQuery(filter), language, ...(cursor !== null && { cursor }) } }, { signal })
          }
        />
        {children}
      </Group>
    </Group>
  );
}
