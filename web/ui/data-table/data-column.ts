import type { ReactNode } from 'react';

/** One column of a table. */
export interface DataColumn<T> {
  key: string;
  label: string;
  render: (row: T) => ReactNode;
  /** Aligns the values to the right, with tabular digits. */
  isNumber?: boolean;
  /** The name of the row: its header cell, linked to the row's detail. Exactly one column has it. */
  isRowHeader?: boolean;
  /** Users can hide the column. */
  canHide?: boolean;
  /** Hidden until users choose it. */
  isHiddenByDefault?: boolean;
  /** Maximum width in pixels; longer text is truncated, or continues in the next line if it `wraps`. */
  maxWidth?: number;
  /** Long text continues in the next line, and the column is never narrower than a few words. */
  wraps?: boolean;
  /** Rows can be sorted by the column. */
  canSort?: boolean;
}

/** The order of the rows, controlled by the screen. */
export interface DataSort {
  key: string;
  order: 'asc' | 'desc';
  onSort: (key: string, order: 'asc' | 'desc') => void;
  /** Why the order cannot be changed; absent if it can. */
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
