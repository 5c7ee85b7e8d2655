import { Group, NativeSelect, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ColumnMenu } from '#web/ui/data-table/column-menu.tsx';
import { DataCards, SkeletonCards } from '#web/ui/data-table/data-cards.tsx';
import type { DataSort } from '#web/ui/data-table/data-column.ts';
import { DataRows, type DataRowsProps, SkeletonRows } from '#web/ui/data-table/data-rows.tsx';
import classes from '#web/ui/data-table/data-table.module.css';
import { SelectionBar } from '#web/ui/data-table/selection-bar.tsx';
import { TableHead } from '#web/ui/data-table/table-head.tsx';
import { useHasOverflow } from '#web/ui/data-table/use-has-overflow.ts';
import { useVisibleColumns } from '#web/ui/data-table/use-visible-columns.ts';

interface DataTableProps<T> extends DataRowsProps<T> {
  /** What the rows are; names the table. */
  label: string;
  /** Skeletons stand where rows will. */
  isLoading?: boolean;
  /** The rows shown are about to be replaced by others. */
  isStale?: boolean;
  sort?: DataSort;
  /** Remembers the choice of columns on this device; without it there is no choice. */
  storageKey?: string;
  /** Stands above the rows, beside the choice of columns. */
  toolbar?: ReactNode;
}

/** Rows of facts (look.md "Tables"): a table with a head that stays in sight, cards under 768 px. */
export function DataTable<T>({ label, isLoading = false, isStale = false, sort, storageKey, toolbar, ...data }: DataTableProps<T>) {
  const { t } = useTranslation();
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const choice = useVisibleColumns(data.columns, storageKey ?? '');
  const { ref, isWider } = useHasOverflow();
  const { rows, rowKey, selection } = data;
  const columns = storageKey === undefined ? data.columns : choice.shown;

  const choosable = rows.filter((row) => selection?.canSelect?.(row) !== false).map(rowKey);
  const isAll = choosable.length > 0 && choosable.every((key) => selection?.selected.has(key));
  const toggleAll = (): void => selection?.onChange(new Set(isAll ? [] : choosable));
  const chosen = selection?.selected.size ?? 0;
  const showsSkeletons = isLoading && rows.length === 0;

  return (
    <div aria-busy={isLoading || isStale} data-stale={isStale} className={classes['frame']}>
      {isLoading && <VisuallyHidden component="output">{t('loading')}</VisuallyHidden>}
      {selection && chosen > 0 ? (
        <SelectionBar count={chosen} isAll={isAll} onToggleAll={toggleAll} onClear={() => selection.onChange(new Set())}>
          {selection.actions}
        </SelectionBar>
      ) : (
        (toolbar !== undefined || storageKey !== undefined) && (
          <Group className={classes['toolbar']} gap="xs" justify="space-between">
            <div className={classes['toolbarWords']}>{toolbar}</div>
            {isNarrow && sort && <SortSelect columns={columns} sort={sort} />}
            {storageKey !== undefined && <ColumnMenu columns={data.columns} choice={choice} />}
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
          data-wide={isWider}
          {...(isWider && { role: 'region', 'aria-label': label, tabIndex: 0 })}
        >
          <table className={classes['table']} data-checks={selection !== undefined}>
            <VisuallyHidden component="caption">{label}</VisuallyHidden>
            <TableHead
              columns={columns}
              sort={sort}
              selectAll={selection && { isAll, isSome: chosen > 0, isClosed: choosable.length === 0, onToggle: toggleAll }}
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

/** The order of cards, which have no headings to press. */
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
