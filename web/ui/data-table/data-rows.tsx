import { Checkbox, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { DataColumn, DataSelection } from '#web/ui/data-table/data-column.ts';
import classes from '#web/ui/data-table/data-table.module.css';
import { RowMenu } from '#web/ui/data-table/row-menu.tsx';

const SKELETON_ROWS = 8;

/** The data of a table, shown as table rows or as cards. */
export interface DataRowsProps<T> {
  columns: readonly DataColumn<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string;
  /** The name of a row, for the accessible names of its controls. */
  rowName: (row: T) => string;
  /** The path of a row's detail, linked from its header cell; `undefined` for a row without one. */
  rowPath?: ((row: T) => string | undefined) | undefined;
  /** The items of a row's menu; without items the row has no menu. */
  rowActions?: ((row: T) => ReactNode) | undefined;
  selection?: DataSelection<T> | undefined;
}

/** The header cell's content, linked to the row's detail if it has one. */
export function RowHeader<T>({ row, column, path }: { row: T; column: DataColumn<T>; path?: string | undefined }) {
  if (path === undefined) return column.render(row);
  return (
    // A detail that opens over the list keeps the scroll position of the list.
    <Link to={path} preventScrollReset={path.startsWith('?')} className={classes['link']}>
      {column.render(row)}
    </Link>
  );
}

interface RowCheckboxProps<T> extends Pick<DataRowsProps<T>, 'rowKey' | 'rowName'> {
  row: T;
  selection: DataSelection<T>;
}

/** Selects one row. */
export function RowCheckbox<T>({ row, rowKey, rowName, selection }: RowCheckboxProps<T>) {
  const { t } = useTranslation();
  const key = rowKey(row);
  const toggle = (): void => {
    const selected = new Set(selection.selected);
    if (!selected.delete(key)) selected.add(key);
    selection.onChange(selected);
  };
  return (
    <Checkbox
      size="sm"
      aria-label={t('table.select', { name: rowName(row) })}
      checked={selection.selected.has(key)}
      disabled={selection.canSelect?.(row) === false}
      onChange={toggle}
    />
  );
}

const limit = ({ maxWidth }: { maxWidth?: number }) => (maxWidth === undefined ? {} : { style: { maxWidth } });

/** The rows as a table body. */
export function DataRows<T>({ columns, rows, rowKey, rowName, rowPath, rowActions, selection }: DataRowsProps<T>) {
  return (
    <tbody>
      {rows.map((row) => {
        const actions = rowActions?.(row);
        return (
          <tr key={rowKey(row)} data-row={rowKey(row)} data-selected={selection?.selected.has(rowKey(row))}>
            {selection && (
              <td className={classes['check']}>
                <RowCheckbox {...{ row, rowKey, rowName, selection }} />
              </td>
            )}
            {columns.map((column) =>
              column.isRowHeader ? (
                <th key={column.key} scope="row" data-first {...limit(column)}>
                  <RowHeader row={row} column={column} path={rowPath?.(row)} />
                </th>
              ) : (
                <td key={column.key} data-number={column.isNumber} data-wraps={column.wraps} {...limit(column)}>
                  {column.render(row)}
                </td>
              ),
            )}
            {rowActions && (
              <td className={classes['actions']}>
                {actions !== undefined && actions !== null && actions !== false && <RowMenu name={rowName(row)}>{actions}</RowMenu>}
              </td>
            )}
          </tr>
        );
      })}
    </tbody>
  );
}

/** Placeholders while rows are loading. */
export function SkeletonRows({ columns }: { columns: number }) {
  return (
    <tbody aria-hidden>
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <tr key={row}>
          {Array.from({ length: columns }, (__, column) => (
            <td key={column}>
              <Skeleton height={12} width={`${55 + ((row * 3 + column * 7) % 5) * 10}%`} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
