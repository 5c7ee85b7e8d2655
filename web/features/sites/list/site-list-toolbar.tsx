import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '#web/features/sites/list/site-list.module.css';
import { type SiteFilter, toQuery } from '#web/features/sites/list/site-filter.ts';
import { api } from '#web/lib/api/api-client.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { TableExportButton } from '#web/ui/table-export/table-export-button.tsx';

interface SiteListToolbarProps {
  filter: SiteFilter;
  /** The number of loaded sites; `undefined` while loading. */
  count: number | undefined;
  hasMore: boolean;
  /** Controls of order and view. */
  children: ReactNode;
}

/** The bar above the sites: their number, the export, and the controls of order and view. */
export function SiteListToolbar({ filter, count, hasMore, children }: SiteListToolbarProps) {
  const { t } = useTranslation('sites');
  const language = useLanguage();
  const note = filter.keyword !== '' ? t('list.sortClosed') : filter.sort === 'published' ? t('list.onlyPublished') : null;
  return (
    <Group gap="xs" justify="space-between">
      <Text c="dimmed" role="status" className={classes['status'] ?? ''}>
        {count !== undefined && t(hasMore ? 'list.countMore' : 'list.count', { number: formatNumber(count, language) })}
        {note !== null && count !== undefined && (
          <Text component="span" size="xs" ml="sm">
            {note}
          </Text>
        )}
      </Text>
      <Group gap="xs">
        <TableExportButton
          fileName={t('list.exportName')}
          read={(page, signal) => api.site.export({ query: { ...toQuery(filter), language, ...page } }, { signal })}
        />
        {children}
      </Group>
    </Group>
  );
}
