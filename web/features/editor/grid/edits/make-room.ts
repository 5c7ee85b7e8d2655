import type { FieldError } from '#shared/model/error.ts';
import type { SiteLimits } from '#shared/model/plans/site-limits.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { isInGrid } from '#shared/values/cell.ts';
import { insertFaults, insertLines, type Lines } from '#web/features/editor/grid/edits/grid-lines.ts';
import { remapLinks } from '#web/features/editor/grid/edits/remap-links.ts';
import { offsetCell, type Offset } from '#web/features/editor/model/document/cell-offset.ts';

/** Makes room for a sheet between two others: the sheets from a cell on move one cell to the right or down. */

export const ROOM_DIRECTIONS = ['right', 'down'] as const;
export type RoomDirection = (typeof ROOM_DIRECTIONS)[number];

const STEP: Readonly<Record<RoomDirection, Offset>> = { right: { rows: 0, columns: 1 }, down: { rows: 1, columns: 0 } };

/** What moves when a cell becomes empty. */
export interface RoomPlan {
  direction: RoomDirection;
  /** The cells whose sheets move, from the one that becomes empty to the last one before an empty cell. */
  cells: readonly string[];
  /** The column or row that the grid gets because the last sheet would leave it; `null`: there is an empty cell. */
  addedLine: Lines | null;
}

/**
 * Returns what moves if a cell becomes empty; `undefined` if it is empty already. An upload to an empty cell (`awaited`) moves like a sheet.
 */
export function planRoom(
  { grid }: Pick<SiteDocument, 'grid'>,
  cell: string,
  direction: RoomDirection,
  awaited: ReadonlySet<string> = new Set(),
): RoomPlan | undefined {
  const { numberHorizontal: rows, numberVertical: columns } = grid;
  const cells: string[] = [];
  let next: string | undefined = cell;
  while (next !== undefined && isInGrid(next, rows, columns) && (grid.cells[next] !== undefined || awaited.has(next))) {
    cells.push(next);
    next = offsetCell(next, STEP[direction]);
  }
  if (cells.length === 0 || next === undefined) return undefined;
  const added: Lines = direction === 'right' ? { axis: 'column', first: columns, count: 1 } : { axis: 'row', first: rows, count: 1 };
  return { direction, cells, addedLine: isInGrid(next, rows, columns) ? null : added };
}

/** Returns the faults that prevent the plan: it needs a column or row that the plan of the account, or every grid, does not allow. */
export const roomFaults = (document: Pick<SiteDocument, 'grid'>, { addedLine }: RoomPlan, limits: SiteLimits): readonly FieldError[] =>
  addedLine === null ? [] : insertFaults(document, addedLine, limits);

/** Returns the cell to which each cell moves. */
export function roomMapping({ direction, cells }: RoomPlan): (cell: string) => string {
  const moved = new Set(cells);
  return (cell) => (moved.has(cell) ? (offsetCell(cell, STEP[direction]) ?? cell) : cell);
}

/** Moves the sheets of the plan. Links follow them. */
export function makeRoom(document: SiteDocument, plan: RoomPlan): SiteDocument {
  const { grid, ...rest } = plan.addedLine === null ? document : insertLines(document, plan.addedLine);
  const targetOf = roomMapping(plan);
  const cells = Object.fromEntries(Object.entries(grid.cells).map(([cell, sheetId]) => [targetOf(cell), sheetId]));
  return remapLinks({ ...rest, grid: { ...grid, cells } }, targetOf);
}
