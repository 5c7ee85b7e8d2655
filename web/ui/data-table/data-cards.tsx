import { Paper, Skeleton } from '@mantine/core';
import { type DataRowsProps, RowCheckbox, RowHeader } from '#web/ui/data-table/data-rows.tsx';
import classes from '#web/ui/data-table/data-table.module.css';
import { RowMenu } from '#web/ui/data-table/row-menu.tsx';

const SKELETON_CARDS = 4;

/** The rows as cards, for narrow screens: each value under the label of its column. */
export function DataCards<T>({
  columns,
  rows,
  rowKey,
  rowName,
  rowPath,
  rowActions,
  selection,
  label,
}: DataRowsProps<T> & { label: string }) {
  const [first] = columns.filter(({ isRowHeader: isFirst }) => isFirst);
  return (
    <ul className={classes['cards']} aria-label={label}>
      {rows.map((row) => {
        const actions = rowActions?.(row);
        return (
          <Paper
            key={rowKey(row)}
            component="li"
            data-row={rowKey(row)}
            withBorder
            className={classes['card']}
            data-selected={selection?.selected.has(rowKey(row))}
          >
            <div className={classes['cardHead']}>
              {selection && <RowCheckbox {...{ row, rowKey, rowName, selection }} />}
              <div className={classes['cardName']}>{first && <RowHeader row={row} column={first} path={rowPath?.(row)} />}</div>
              {actions !== undefined && actions !== null && actions !== false && <RowMenu name={rowName(row)}>{actions}</RowMenu>}
            </div>
            <dl className={classes['facts']}>
              {columns
                .filter((column) => column !== first)
                .map((column) => (
                  <div key={column.key}>
                    <dt>{column.label}</dt>
                    <dd>{column.render(row)}</dd>
                  </div>
                ))}
            </dl>
          </Paper>
        );
      })}
    </ul>
  );
}

/** Placeholders while cards are loading. */
export function SkeletonCards() {
  return (
    <div className={classes['cards']} aria-hidden>
      {Array.from({ length: SKELETON_CARDS }, (_, index) => (
        <Skeleton key={index} height={180} />
      ))}
    </div>
  );
}
