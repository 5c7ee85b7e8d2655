import type { ReactNode } from 'react';

/** The grid data for the visitor's runtime. The page itself contains only one sheet. */
export interface GridMap {
  rows: number;
  columns: number;
  /** One string per row, with 0 for an empty cell and 1 for a sheet. Trailing empty rows are omitted. */
  cells: string;
  /** The rows and columns of cells in one block file. */
  block: { rows: number; columns: number };
}

interface SheetGridProps {
  /** The accessible name of the grid. */
  label: string;
  /** Set on published pages, which contain one sheet of the grid. */
  map?: GridMap;
  children: ReactNode;
}

/**
 * Renders the frame of the sheets, as large as the screen, and the deck that moves inside it. All sheets have the same position until the
 * visitor's runtime places them next to each other.
 */
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
      <div className="deck">{children}</div>
    </section>
  );
}
