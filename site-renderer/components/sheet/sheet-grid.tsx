import type { ReactNode } from 'react';

/** What a page tells the visitor's runtime of the whole grid; only its own sheet is in it. */
export interface GridMap {
  rows: number;
  columns: number;
  /** One string of 0 (empty) and 1 (a sheet) a row; rows at the end without a sheet are left out. */
  cells: string;
  /** Rows and columns of cells that one file of sheets holds. */
  block: { rows: number; columns: number };
}

interface SheetGridProps {
  /** What the grid is called where it cannot be seen. */
  label: string;
  /** Of a published page, which holds one sheet of the grid. */
  map?: GridMap;
  children: ReactNode;
}

/** The one scroller: a grid of screens, each held by a sheet that names its own place. */
export function SheetGrid({ label, map, children }: SheetGridProps) {
  return (
    <section
      className="grid"
      aria-label={label}
      data-rows={map?.rows}
      data-columns={map?.columns}
      data-cells={map?.cells}
      data-block={map && `${map.block.rows}x${map.block.columns}`}
    >
      {children}
    </section>
  );
}
