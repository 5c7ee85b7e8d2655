import { Group } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { VisitorRow } from '#web/features/visitors/list/use-visitor-columns.tsx';
import type { VisitorFilter } from '#web/features/visitors/visitor-filter.ts';
import type { ListKind } from '#web/features/visitors/list-kind.ts';
import type { VisitorListQuery } from '#web/features/visitors/visitor-queries.ts';
import type { DataColumn } from '#web/ui/data-table/data-column.ts';
import { isValidRange } from '#web/ui/list/list-filter.ts';
import { ListToolbar } from '#web/ui/list/list-toolbar.tsx';
import { PagedTable } from '#web/ui/list/paged-table.tsx';
import type { FilterState } from '#web/ui/list/use-list-filter.ts';
import type { RowBatch } from '#web/ui/list/use-row-selection.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';

interface VisitorTableProps<Row extends VisitorRow> {
  siteId: string;
  kind: ListKind;
  state: Omit<FilterState<VisitorFilter>, 'change'>;
  list: VisitorListQuery<Row>;
  columns: readonly DataColumn<Row>[];
  /** Returns the URL of the detail of a row. */
  detailPath: (id: string) => string;
  batch?: RowBatch<Row> | false;
  /** Shown above the rows, beside their number. */
  actions: ReactNode;
}

/** The rows of a list as a table, or as cards on a phone. */
export function VisitorTable<Row extends VisitorRow>({
  siteId,
  kind,
  state,
  list,
  columns,
  detailPath,
  batch,
  actions,
}: VisitorTableProps<Row>) {
  const { t } = useTranslation('visitors');
  const { filter } = state;
  /** Explains why the order cannot be changed during a search. */
  const note = filter.keyword !== '' ? t('list.sortClosed') : filter.email !== '' ? t('list.sortByAddress') : null;
  // The date field shows the error.
  if (!list.data && !isValidRange(filter)) return null;
  return (
    <PagedTable
      list={list}
      rows={list.data?.rows}
      filter={state}
      text={(key) => t(`list.${key}`)}
      empty={<EmptyState icon={IconInbox} title={t(`list.empty.${kind}.title`)} text={t(`list.empty.${kind}.text`)} />}
      label={t(`list.${kind}`)}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ email }) => email}
      rowPath={({ id }) => detailPath(id)}
      sort={state.sortBy(note)}
      storageKey={`visitors-${siteId}-${kind}`}
      toolbar={
        <ListToolbar
          count={list.data?.rows.length}
          countText={(number) => t(list.hasNextPage ? 'list.countMore' : 'list.count', { number })}
          note={note}
        >
          <Group gap="xs">{actions}</Group>
        </ListToolbar>
      }
      batch={batch ?? false}
    />
  );
}
