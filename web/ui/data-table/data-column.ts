import type { ReactNode } from 'react';

/** One column of a table. */
export interface DataColumn<T> {
  key: string;
  label: string;
  render: (row: T) => ReactNode;
  /** Whether the values are aligned to the right, with tabular digits. */
  isNumber?: boolean;
  /** Whether the column is the name of the row: its header cell, linked to the row's detail. Exactly one column has it. */
  isRowHeader?: boolean;
  /** Whether users can hide the column. */
  canHide?: boolean;
  /** Whether the column is hidden until users choose it. */
  isHiddenByDefault?: boolean;
  /** Maximum width in pixels; longer text is truncated, or continues in the next line if `wraps`. */
  maxWidth?: number;
  /** Whether long text continues in the next line; the column is then never narrower than a few words. */
  wraps?: boolean;
  /** Whether rows can be sorted by the column. */
  canSort?: boolean;
}

/** The order of the rows, controlled by the screen. */
export interface DataSort {
  key: string;
  order: 'asc' | 'desc';
  onSort: (key: string, order: 'asc' | 'desc') => void;
  /** Why the order cannot be changed; absent if it can be changed. */
  disabledReason?: string | undefined;
}

/** The selected rows, by key, controlled by the screen. */
export interface DataSelection<T> {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Actions on all selected rows. */
  actions: ReactNode;
  /** Whether a row can be selected; by default every row can. */
  canSelect?: (row: T) => boolean;
}
