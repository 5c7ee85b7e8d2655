import { Button } from '@mantine/core';
import { IconFileDescription, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { EstimateSummary } from '#shared/model/billing/estimate.ts';
import { EstimateStateBadge } from '#web/features/billing/estimates/estimate-state-badge.tsx';
import { useEstimates } from '#web/features/billing/estimates/estimate-queries.ts';
import { formatDay, formatYen } from '#web/lib/format/format.ts';
import { createEstimatePath, estimatePath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { DataColumn } from '#web/ui/data-table/data-column.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { PagedList } from '#web/ui/list/paged-list.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Page } from '#web/ui/page/page.tsx';

/** The list has no filter. */
const UNFILTERED = { isFiltered: false, clear: () => undefined };

/** The quotations of the operator, newest first. */
export function EstimateListPage() {
  const { t } = useTranslation('estimates');
  const user = useUser();
  const list = useEstimates();
  const columns: DataColumn<EstimateSummary>[] = [
    { key: 'number', label: t('number'), isRowHeader: true, render: ({ number }) => number },
    { key: 'companyName', label: t('companyName'), maxWidth: 320, render: ({ companyName }) => companyName },
    { key: 'state', label: t('stateLabel'), render: (estimate) => <EstimateStateBadge estimate={estimate} /> },
    { key: 'total', label: t('total'), isNumber: true, render: ({ total }) => formatYen(total) },
    { key: 'issuedOn', label: t('issuedOn'), render: ({ issuedOn }) => formatDay(issuedOn) },
    { key: 'validUntil', label: t('validUntil'), render: ({ validUntil }) => formatDay(validUntil) },
  ];
  const create = (
    <Button component={Link} to={createEstimatePath(user)} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('create')}
    </Button>
  );
  return (
    <Page title={t('title')} lead={t('lead')} action={create}>
      <PagedList
        list={list}
        rows={list.data}
        filter={UNFILTERED}
        text={() => t('failed')}
        empty={<EmptyState icon={IconFileDescription} title={t('empty.title')} text={t('empty.text')} action={create} />}
      >
        <DataTable
          label={t('title')}
          columns={columns}
          rows={list.data ?? []}
          rowKey={({ number }) => number}
          rowName={({ number }) => number}
          rowPath={({ number }) => estimatePath(user, number)}
          isLoading={list.isPending}
        />
      </PagedList>
    </Page>
  );
}
