import { DataTable, type DataTableProps } from '#web/ui/data-table/data-table.tsx';
import { PagedList, type PagedListProps } from '#web/ui/list/paged-list.tsx';
import { type RowBatch, useRowSelection } from '#web/ui/list/use-row-selection.ts';

type TableProps<T> = Omit<DataTableProps<T>, 'rows' | 'isLoading' | 'isStale' | 'selection'>;

interface PagedTableProps<T> extends TableProps<T>, Omit<PagedListProps, 'rows' | 'children'> {
  /** The loaded rows; `undefined` while loading. */
  rows: readonly T[] | undefined;
  /** Actions on several rows at once; absent if rows cannot be selected. */
  batch?: RowBatch<T> | false;
}

/** A list as a table, page by page, with its states and the selection of rows. */
export function PagedTable<T>({ list, rows, filter, text, empty, hasToast = false, batch, ...table }: PagedTableProps<T>) {
  const selection = useRowSelection(rows ?? [], table.rowKey, batch);
  return (
    <PagedList {...{ list, rows, filter, text, empty, hasToast }}>
      <DataTable {...table} rows={rows ?? []} isLoading={list.isPending} isStale={list.isPlaceholderData} selection={selection} />
    </PagedList>
  );
}
