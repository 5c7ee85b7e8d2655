import { type ReactNode, useState } from 'react';
import type { DataSelection } from '#web/ui/data-table/data-column.ts';

/** Actions on several rows at once. */
export interface RowBatch<T> {
  /** Whether a row can be selected; by default every row can. */
  canSelect?: (row: T) => boolean;
  /** The actions on the selected rows, in the order of the list. */
  render: (selected: T[], clear: () => void) => ReactNode;
}

/** The selection of rows; `undefined` without a batch. Rows that are no longer listed are deselected. */
export function useRowSelection<T>(
  rows: readonly T[],
  rowKey: (row: T) => string,
  batch: RowBatch<T> | false | undefined,
): DataSelection<T> | undefined {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  if (!batch) return undefined;
  const selected = rows.filter((row) => keys.has(rowKey(row)));
  return {
    selected: new Set(selected.map(rowKey)),
    onChange: setKeys,
    actions: batch.render(selected, () => setKeys(new Set())),
    ...(batch.canSelect && { canSelect: batch.canSelect }),
  };
}
