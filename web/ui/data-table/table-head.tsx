import { Checkbox, Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import classes from '#web/ui/data-table/data-table.module.css';
import type { DataColumn, DataSort } from '#web/ui/data-table/data-column.ts';

const ICON = { size: 14, stroke: 1.75, 'aria-hidden': true } as const;
const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

function SortButton({ column: { key, label }, sort }: { column: Pick<DataColumn<never>, 'key' | 'label'>; sort: DataSort }) {
  const isSorted = sort.key === key;
  const next = isSorted && sort.order === 'asc' ? 'desc' : 'asc';
  const Arrow = !isSorted ? IconArrowsSort : sort.order === 'asc' ? IconArrowUp : IconArrowDown;
  const isDisabled = sort.disabledReason !== undefined;
  return (
    <Tooltip label={sort.disabledReason} disabled={!isDisabled}>
      <UnstyledButton
        className={classes['sort']}
        data-sorted={isSorted && !isDisabled}
        aria-disabled={isDisabled}
        onClick={() => !isDisabled && sort.onSort(key, next)}
      >
        {label}
        <Arrow {...ICON} />
        {isDisabled && <VisuallyHidden>{sort.disabledReason}</VisuallyHidden>}
      </UnstyledButton>
    </Tooltip>
  );
}

interface TableHeadProps<T> {
  columns: readonly DataColumn<T>[];
  sort?: DataSort | undefined;
  /** The checkbox that selects all rows or none; absent if rows cannot be selected. */
  selectAll?: { isAll: boolean; isSome: boolean; isDisabled: boolean; onToggle: () => void } | undefined;
  hasActions: boolean;
}

/** The header of a table; headers of sortable columns are buttons. */
export function TableHead<T>({ columns, sort, selectAll, hasActions }: TableHeadProps<T>) {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        {selectAll && (
          <td className={classes['check']}>
            <Checkbox
              size="sm"
              aria-label={t('table.selectAll')}
              checked={selectAll.isAll}
              indeterminate={selectAll.isSome && !selectAll.isAll}
              disabled={selectAll.isDisabled}
              onChange={selectAll.onToggle}
            />
          </td>
        )}
        {columns.map((column) => {
          const isSorted = sort !== undefined && sort.disabledReason === undefined && sort.key === column.key;
          return (
            <th
              key={column.key}
              scope="col"
              data-number={column.isNumber}
              data-first={column.isRowHeader}
              {...(isSorted && { 'aria-sort': ARIA_SORT[sort.order] })}
            >
              {sort && column.canSort ? <SortButton column={column} sort={sort} /> : column.label}
            </th>
          );
        })}
        {hasActions && (
          <th scope="col" className={classes['actions']}>
            <VisuallyHidden>{t('table.actionsColumn')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
