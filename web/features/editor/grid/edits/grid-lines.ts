import type { FieldError } from '#shared/model/error.ts';
import { parse } from '#shared/model/fields.ts';
import type { SiteLimits } from '#shared/model/plans/site-limits.ts';
import { Grid, type SiteDocument } from '#shared/model/sites/site.ts';
import { cellName, parseCell } from '#shared/values/cell.ts';
import { gridPlanFaults } from '#shared/rules/plans/plan-limits.ts';
import { boundsOf } from '#web/features/editor/model/document/cell-offset.ts';
import { clearCells, occupiedCells } from '#web/features/editor/model/document/edit-document.ts';
import { type CellMapping, remapLinks } from '#web/features/editor/grid/edits/remap-links.ts';

export type Axis = 'row' | 'column';

/** Adjacent rows or columns; `first` is an index from 0. */
export interface Lines {
  axis: Axis;
  first: number;
  count: number;
}

type WithGrid = Pick<SiteDocument, 'grid'>;

const LINE_COUNT = { row: 'numberHorizontal', column: 'numberVertical' } as const satisfies Record<Axis, keyof Grid>;

/** Returns the lines that these cells span. */
export function linesOf(cells: Iterable<string>, axis: Axis): Lines {
  const bounds = boundsOf(cells) ?? { top: 0, left: 0, bottom: 0, right: 0 };
  return axis === 'row'
    ? { axis, first: bounds.top, count: bounds.bottom - bounds.top + 1 }
    : { axis, first: bounds.left, count: bounds.right - bounds.left + 1 };
}

/** Returns the cell in the first of these lines that is in the same column or row as `cell`. */
export const firstCellOf = ({ axis, first }: Lines, cell: string): string =>
  cellName({ ...(parseCell(cell) ?? { row: 0, column: 0 }), [axis]: first });

const resizedBy = ({ grid }: WithGrid, axis: Axis, count: number): Pick<Grid, 'numberHorizontal' | 'numberVertical'> => ({
  numberHorizontal: grid.numberHorizontal + (axis === 'row' ? count : 0),
  numberVertical: grid.numberVertical + (axis === 'column' ? count : 0),
});

/**
 * Returns the mapping of each cell to its new cell when lines are inserted before `first` or, for a negative count, deleted from `first`
 * on.
 */
export function shiftCells({ axis, first, count }: Lines): CellMapping {
  return (cell) => {
    const position = parseCell(cell);
    if (!position || position[axis] < first) return cell;
    if (count < 0 && position[axis] < first - count) return null;
    const next = cellName({ ...position, [axis]: position[axis] + count });
    return parseCell(next) ? next : null;
  };
}

function shiftDocument(document: SiteDocument, lines: Lines): SiteDocument {
  const map = shiftCells(lines);
  const cells = Object.entries(document.grid.cells).flatMap(([cell, sheetId]) => {
    const next = map(cell);
    return next === null ? [] : [[next, sheetId] as const];
  });
  const grid = { ...document.grid, ...resizedBy(document, lines.axis, lines.count), cells: Object.fromEntries(cells) };
  return Grid.safeParse(grid).success ? remapLinks({ ...document, grid }, map) : document;
}

/** Inserts empty rows or columns before `first`. Sheets after them move, and links follow the sheets. */
export const insertLines = (document: SiteDocument, lines: Lines): SiteDocument =>
  lines.count < 1 || lines.first < 0 || lines.first > document.grid[LINE_COUNT[lines.axis]] ? document : shiftDocument(document, lines);

/** Returns the faults that prevent the insertion of lines: a limit of every grid, or of the plan. */
export function insertFaults(document: WithGrid, { axis, count }: Lines, limits: SiteLimits): readonly FieldError[] {
  const size = resizedBy(document, axis, count);
  const checked = parse(Grid, { ...size, cells: {} });
  return checked.ok ? gridPlanFaults(size, limits) : checked.errors;
}

/** Returns the used cells in these lines, in reading order. */
export const cellsInLines = (document: SiteDocument, { axis, first, count }: Lines): string[] =>
  occupiedCells(document).filter((cell) => {
    const index = parseCell(cell)?.[axis] ?? -1;
    return index >= first && index < first + count;
  });

/** Whether the lines exist and at least one other line remains. */
export const canDeleteLines = ({ grid }: WithGrid, { axis, first, count }: Lines): boolean =>
  count > 0 && first >= 0 && first + count <= grid[LINE_COUNT[axis]] && count < grid[LINE_COUNT[axis]];

/** Deletes rows or columns with their sheets. Sheets after them move; links to deleted sheets become empty. */
export const deleteLines = (document: SiteDocument, lines: Lines): SiteDocument =>
  canDeleteLines(document, lines)
    ? shiftDocument(clearCells(document, cellsInLines(document, lines)), { ...lines, count: -lines.count })
    : document;
