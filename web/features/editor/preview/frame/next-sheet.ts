import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { cellName, isInGrid, parseCell } from '#shared/values/cell.ts';
import type { Direction } from '#site-renderer/components/sheet/sheet-arrows.tsx';

export const DIRECTIONS = ['up', 'left', 'right', 'down'] as const satisfies readonly Direction[];

const STEP: Readonly<Record<Direction, readonly [rows: number, columns: number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

/** Returns the cell of the next sheet in a direction, skipping empty cells, as on the published page; `undefined` at the edge. */
export function nextSheet(
  { grid, sheets }: Pick<SiteDocument, 'grid' | 'sheets'>,
  cell: string,
  direction: Direction,
  language: Language,
): string | undefined {
  const [down, right] = STEP[direction];
  let { row, column } = parseCell(cell) ?? { row: 0, column: 0 };
  for (;;) {
    row += down;
    column += right;
    if (row < 0 || column < 0) return undefined;
    const next = cellName({ row, column });
    if (!isInGrid(next, grid.numberHorizontal, grid.numberVertical)) return undefined;
    if (sheets[grid.cells[next] ?? '']?.[language]) return next;
  }
}
