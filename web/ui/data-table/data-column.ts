import type { ReactNode } from 'react';

/** One fact about each row of a table, under its heading. */
export interface DataColumn<T> {
  key: string;
  label: string;
  render: (row: T) => ReactNode;
  /** A figure: to the right, with figures of one width. */
  isNumber?: boolean;
  /** What the row is called; heads the row, and leads to its detail. Exactly one column is it. */
  isRowHeader?: boolean;
  /** May be left out by choice. */
  canHide?: boolean;
  /** Left out until it is chosen. */
  isHiddenByDefault?: boolean;
  /** Pixels it takes at most in a table; longer text is cut short. */
  maxWidth?: number;
  /** Rows can be in the order of it. */
  canSort?: boolean;
}

/** The order rows are in, kept and changed by the screen. */
export interface DataSort {
  key: string;
  order: 'asc' | 'desc';
  onSort: (key: string, order: 'asc' | 'desc') => void;
  /** Why the order cannot be changed now. */
  disabledReason?: string | undefined;
}

/** The rows chosen, by key, kept and changed by the screen. */
export interface DataSelection<T> {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** What can be done with all of them at once. */
  actions: ReactNode;
  /** Whether a row can be chosen at all. */
  canSelect?: (row: T) => boolean;
}
