import { IconWorldWww } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { DomainState } from '#shared/model/domains/custom-domain.ts';
import { domainFilter } from '#web/features/domains/domain-filter.ts';
import { useDomains } from '#web/features/domains/domain-queries.ts';
import { DomainQuotas } from '#web/features/domains/domain-quotas.tsx';
import classes from '#web/features/domains/domains.module.css';
import { useDomainColumns } from '#web/features/domains/use-domain-columns.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { siteDomainPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { KeywordField } from '#web/ui/fields/keyword-field.tsx';
import { FilterSelect } from '#web/ui/list/filter-select.tsx';
import { ListToolbar } from '#web/ui/list/list-toolbar.tsx';
import { PagedTable } from '#web/ui/list/paged-table.tsx';
import { useListFilter } from '#web/ui/list/use-list-filter.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TableExportButton } from '#web/ui/table-export/table-export-button.tsx';

/** All custom domains of the product and the quotas that they use, for the operator; the URL holds the filter. */
export function DomainListPage() {
  const { t } = useTranslation(['domains', 'domain']);
  const user = useUser();
  const language = useLanguage();
  const columns = useDomainColumns();
  const state = useListFilter(domainFilter);
  const { filter, change } = state;
  const list = useDomains(filter);
  const rows = list.data?.domains;
  return (
    <Page title={t('title')} lead={t('lead')}>
      {list.data?.quota && <DomainQuotas quota={list.data.quota} />}
      <div role="search" className={classes['filters']}>
        <KeywordField
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          maxLength={TEXT_MAX.url}
          keyword={filter.keyword}
          onChange={(keyword) => change({ keyword })}
        />
        <FilterSelect
          label={t('column.state')}
          all={t('all')}
          options={DomainState.options.map((value) => ({ value, label: t(`state.${value}`) }))}
          value={filter.state}
          onChange={(chosen) => change({ state: chosen })}
        />
      </div>
      <PagedTable
        list={list}
        rows={rows}
        filter={state}
        text={(key) => t(key)}
        empty={<EmptyState icon={IconWorldWww} title={t('empty.title')} text={t('empty.text')} />}
        label={t('title')}
        columns={columns}
        rowKey={({ token }) => token}
        rowName={({ shownName }) => shownName}
        rowPath={({ siteId }) => siteDomainPath(user, siteId)}
        storageKey="domains"
        toolbar={
          <ListToolbar count={rows?.length} countText={(number) => t(list.hasNextPage ? 'countMore' : 'count', { number })}>
            <TableExportButton
              fileName={t('exportName')}
              read={(page, signal) =>
                api.customDomain.export({ query: { ...domainFilter.toQuery(filter), language, ...page } }, { signal })
              }
            />
          </ListToolbar>
        }
      />
    </Page>
  );
}
