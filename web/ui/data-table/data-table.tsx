import { Group, NativeSelect, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ColumnMenu } from '#web/ui/data-table/column-menu.tsx';
import { DataCards, SkeletonCards } from '#web/ui/data-table/data-cards.tsx';
import type { DataSort } from '#web/ui/data-table/data-column.ts';
import { DataRows, type DataRowsProps, SkeletonRows } from '#web/ui/data-table/data-rows.tsx';
import classes from '#web/ui/data-table/data-table.module.css';
import { SelectionBar } from '#web/ui/data-table/selection-bar.tsx';
import { TableHead } from '#web/ui/data-table/table-head.tsx';
import { useHasOverflow } from '#web/ui/data-table/use-has-overflow.ts';
import { useVisibleColumns } from '#web/ui/data-table/use-visible-columns.ts';

export interface DataTableProps<T> extends DataRowsProps<T> {
  /** The accessible name of the table. */
  label: string;
  /** Whether to show placeholders while there are no rows. */
  isLoading?: boolean;
  /** Whether the rows belong to the previous query and are about to be replaced. */
  isStale?: boolean;
  sort?: DataSort | undefined;
  /** The key under which this device stores the visible columns; without a key, columns cannot be hidden. */
  storageKey?: string;
  /** Shown above the rows, beside the column menu. */
  /** Controls in the bar above the rows; `null` hides the bar with all its controls. */
  toolbar?: ReactNode;
}

/** A table with a sticky header; below 768 px, a list of cards. */
export function DataTable<T>({ label, isLoading = false, isStale = false, sort, storageKey, toolbar, ...data }: DataTableProps<T>) {
  const { t } = useTranslation();
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const visibility = useVisibleColumns(data.columns, storageKey ?? '');
  const { ref, hasOverflow } = useHasOverflow();
  const { rows, rowKey, selection } = data;
  const columns = storageKey === undefined ? data.columns : visibility.visible;

  const selectable = rows.filter((row) => selection?.canSelect?.(row) !== false).map(rowKey);
  const isAll = selectable.length > 0 && selectable.every((key) => selection?.selected.has(key));
  const toggleAll = (): void => selection?.onChange(new Set(isAll ? [] : selectable));
  const selectedCount = selection?.selected.size ?? 0;
  const showsSkeletons = isLoading && rows.length === 0;

  return (
    <div aria-busy={isLoading || isStale} data-stale={isStale} className={classes['frame']}>
      {isLoading && <VisuallyHidden component="output">{t('loading')}</VisuallyHidden>}
      {selection && selectedCount > 0 ? (
        <SelectionBar count={selectedCount} isAll={isAll} onToggleAll={toggleAll} onClear={() => selection.onChange(new Set())}>
          {selection.actions}
        </SelectionBar>
      ) : (
        toolbar !== null &&
        (toolbar !== undefined || storageKey !== undefined) && (
          <Group className={classes['toolbar']} gap="xs" justify="space-between">
            <div className={classes['toolbarContent']}>{toolbar}</div>
            {isNarrow && sort && <SortSelect columns={columns} sort={sort} />}
            {storageKey !== undefined && <ColumnMenu columns={data.columns} visibility={visibility} />}
          </Group>
        )
      )}
      {isNarrow ? (
        showsSkeletons ? (
          <SkeletonCards />
        ) : (
          <DataCards {...data} columns={columns} label={label} />
        )
      ) : (
        <div
          ref={ref}
          className={classes['scroller']}
          data-wide={hasOverflow}
          // A group instead of a landmark, because the surrounding section often has the same name.
          {...(hasOverflow && { role: 'group', 'aria-label': label, tabIndex: 0 })}
        >
          <table className={classes['table']} data-checks={selection !== undefined}>
            <VisuallyHidden component="caption">{label}</VisuallyHidden>
            <TableHead
              columns={columns}
              sort={sort}
              selectAll={selection && { isAll, isSome: selectedCount > 0, isDisabled: selectable.length === 0, onToggle: toggleAll }}
              hasActions={data.rowActions !== undefined}
            />
            {showsSkeletons ? (
              <SkeletonRows columns={columns.length + Number(selection !== undefined) + Number(data.rowActions !== undefined)} />
            ) : (
              <DataRows {...data} columns={columns} />
            )}
          </table>
        </div>
      )}
    </div>
  );
}

/** Selects the sort order of cards, which have no column headers to click. */
function SortSelect<T>({ columns, sort }: { columns: DataRowsProps<T>['columns']; sort: DataSort }) {
  const { t } = useTranslation();
  const orders = columns
    .filter(({ canSort }) => canSort)
    .flatMap(({ key, label }) => [
      { value: `${key} asc`, label: `${label} ↑` },
      { value: `${key} desc`, label: `${label} ↓` },
    ]);
  return (
    <NativeSelect
      aria-label={t('table.sort')}
      data={orders}
      value={`${sort.key} ${sort.order}`}
      disabled={sort.disabledReason !== undefined}
      onChange={({ currentTarget }) => {
        const [key = '', order] = currentTarget.value.split(' ');
        sort.onSort(key, order === 'asc' ? 'asc' : 'desc');
      }}
    />
  );
}
