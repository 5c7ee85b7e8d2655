import { Group, NativeSelect, Text } from '@mantine/core';
import { IconWorldWww } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { DomainState } from '#shared/model/site/custom-domain.ts';
import {
  DEFAULT_DOMAIN_FILTER,
  type DomainFilter,
  isFiltered,
  parseFilter,
  serializeFilter,
  toQuery,
} from '#web/features/domains/domain-filter.ts';
import { useDomains } from '#web/features/domains/domain-queries.ts';
import { DomainQuotas } from '#web/features/domains/domain-quotas.tsx';
import classes from '#web/features/domains/domains.module.css';
import { useDomainColumns } from '#web/features/domains/use-domain-columns.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { siteDomainPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { useUrlQuery } from '#web/lib/use-url-query.ts';
import { TableExportButton } from '#web/ui/table-export/table-export-button.tsx';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { ListEmptyState } from '#web/ui/data-table/list-empty-state.tsx';
import { LoadMoreButton } from '#web/ui/data-table/load-more-button.tsx';
import { KeywordField } from '#web/ui/fields/keyword-field.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { Page } from '#web/ui/page/page.tsx';

interface DomainFiltersProps {
  filter: DomainFilter;
  onChange: (change: Partial<DomainFilter>) => void;
}

function DomainFilters({ filter: { keyword, state }, onChange }: DomainFiltersProps) {
  const { t } = useTranslation('domains');
  return (
    <div role="search" className={classes['filters']}>
      <KeywordField
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        maxLength={TEXT_MAX.url}
        keyword={keyword}
        onChange={(next) => onChange({ keyword: next })}
      />
      <NativeSelect
        label={t('column.state')}
        data={[{ value: '', label: t('all') }, ...DomainState.options.map((value) => ({ value, label: t(`state.${value}`) }))]}
        value={state ?? ''}
        onChange={({ currentTarget }) => onChange({ state: DomainState.safeParse(currentTarget.value).data ?? null })}
      />
    </div>
  );
}

interface DomainRowsProps {
  filter: DomainFilter;
  list: ReturnType<typeof useDomains>;
  onClear: () => void;
}

/** The number of domains, and their export. */
function DomainToolbar({ filter, list }: Omit<DomainRowsProps, 'onClear'>) {
  const { t } = useTranslation('domains');
  const language = useLanguage();
  const count = list.data?.domains.length;
  return (
    <Group gap="xs" justify="space-between">
      <Text c="dimmed" role="status">
        {count !== undefined && t(list.hasNextPage ? 'countMore' : 'count', { number: formatNumber(count, language) })}
      </Text>
      <TableExportButton
        fileName={t('exportName')}
        read={(page, signal) => api.customDomain.export({ query: { ...toQuery(filter), language, ...page } }, { signal })}
      />
    </Group>
  );
}

/** The domains that match the filter, or why there are none. */
function DomainRows({ filter, list, onClear }: DomainRowsProps) {
  const { t } = useTranslation('domains');
  const user = useUser();
  const columns = useDomainColumns();
  const failure = (retry: () => void) => <ErrorState title={t('failed')} error={list.error} onRetry={retry} isRetrying={list.isFetching} />;
  const loadMore = (): void => void list.fetchNextPage();

  if (list.isError && !list.data) return failure(() => void list.refetch());
  if (list.data?.domains.length === 0 && !list.isPlaceholderData)
    return (
      <ListEmptyState
        list={list}
        isFiltered={isFiltered(filter)}
        onClear={onClear}
        labels={{
          clear: t('clear'),
          failed: t('failed'),
          continueTitle: t('goOn.title'),
          continueText: t('goOn.text'),
          continue: t('goOn.action'),
          nothingTitle: t('nothing.title'),
          nothingText: t('nothing.text'),
        }}
      >
        <EmptyState icon={IconWorldWww} title={t('empty.title')} text={t('empty.text')} />
      </ListEmptyState>
    );
  return (
    <>
      {list.isError && !list.isFetchNextPageError && failure(() => void list.refetch())}
      <DataTable
        label={t('title')}
        columns={columns}
        rows={list.data?.domains ?? []}
        rowKey={({ token }) => token}
        rowName={({ shownName }) => shownName}
        rowPath={({ siteId }) => siteDomainPath(user, siteId)}
        isLoading={list.isPending}
        isStale={list.isPlaceholderData}
        storageKey="domains"
        toolbar={<DomainToolbar filter={filter} list={list} />}
      />
      {list.isFetchNextPageError && failure(loadMore)}
      <LoadMoreButton hasMore={list.hasNextPage && !list.isFetchNextPageError} isLoading={list.isFetchingNextPage} onMore={loadMore} />
    </>
  );
}

/** All custom domains of the product and the quotas that they use, for the operator; the URL holds the filter. */
export function DomainListPage() {
  const { t } = useTranslation(['domains', 'domain']);
  const [search, changeQuery] = useUrlQuery();
  const filter = parseFilter(search);
  const change = (changed: Partial<DomainFilter>): void => changeQuery((newest) => serializeFilter({ ...parseFilter(newest), ...changed }));
  const list = useDomains(filter);
  return (
    <Page title={t('title')} lead={t('lead')}>
      {list.data?.quota && <DomainQuotas quota={list.data.quota} />}
      <DomainFilters filter={filter} onChange={change} />
      <DomainRows filter={filter} list={list} onClear={() => change(DEFAULT_DOMAIN_FILTER)} />
    </Page>
  );
}
