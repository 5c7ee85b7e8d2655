import type { FieldError } from '#shared/model/error.ts';
import { parse } from '#shared/model/fields.ts';
import type { SiteLimits } from '#shared/model/account/site-limits.ts';
import { Grid, type SiteDocument } from '#shared/model/site/site.ts';
import { cellName, parseCell } from '#shared/rules/sheet/cell.ts';
import { gridPlanFaults } from '#shared/rules/account/plan-limits.ts';
import { boundsOf } from '#web/features/editor/model/document/cell-offset.ts';
import { clearCells, occupiedCells } from '#web/features/editor/model/document/edit-document.ts';
import { type CellMapping, remapLinks } from '#web/features/editor/grid/edits/remap-links.ts';

export type Axis = 'row' | 'column';

/** Some rows or columns that lie side by side; indexes from 0. */
export interface Lines {
  axis: Axis;
  first: number;
  count: number;
}

type WithGrid = Pick<SiteDocument, 'grid'>;

const LINE_COUNT = { row: 'numberHorizontal', column: 'numberVertical' } as const satisfies Record<Axis, keyof Grid>;

/** The lines from the first to the last of these cells. */
export function linesOf(cells: Iterable<string>, axis: Axis): Lines {
  const block = boundsOf(cells) ?? { top: 0, left: 0, bottom: 0, right: 0 };
  return axis === 'row'
    ? { axis, first: block.top, count: block.bottom - block.top + 1 }
    : { axis, first: block.left, count: block.right - block.left + 1 };
}

/** The cell of the first of these lines that stands in line with `cell`. */
export const firstCellOf = ({ axis, first }: Lines, cell: string): string =>
  cellName({ ...(parseCell(cell) ?? { row: 0, column: 0 }), [axis]: first });

/** The size of the grid with lines more or less. */
const sizeWith = ({ grid }: WithGrid, axis: Axis, more: number): Pick<Grid, 'numberHorizontal' | 'numberVertical'> => ({
  numberHorizontal: grid.numberHorizontal + (axis === 'row' ? more : 0),
  numberVertical: grid.numberVertical + (axis === 'column' ? more : 0),
});

/** Where cells go when lines come in before `first`, or with a negative count when the lines from `first` on go. */
export function shiftCells({ axis, first, count }: Lines): CellMapping {
  return (cell) => {
    const position = parseCell(cell);
    if (!position || position[axis] < first) return cell;
    if (count < 0 && position[axis] < first - count) return null;
    const next = cellName({ ...position, [axis]: position[axis] + count });
    return parseCell(next) ? next : null;
  };
}

function shifted(document: SiteDocument, lines: Lines): SiteDocument {
  const map = shiftCells(lines);
  const cells = Object.entries(document.grid.cells).flatMap(([cell, sheetId]) => {
    const next = map(cell);
    return next === null ? [] : [[next, sheetId] as const];
  });
  const grid = { ...document.grid, ...sizeWith(document, lines.axis, lines.count), cells: Object.fromEntries(cells) };
  return Grid.safeParse(grid).success ? remapLinks({ ...document, grid }, map) : document;
}

/** Puts empty rows or columns in before `first`. What stands there and after it makes room, and links follow. */
export const insertLines = (document: SiteDocument, lines: Lines): SiteDocument =>
  lines.count < 1 || lines.first < 0 || lines.first > document.grid[LINE_COUNT[lines.axis]] ? document : shifted(document, lines);

/** Why there is no room for more lines: the largest grid there is, or the plan. */
export function insertFaults(document: WithGrid, { axis, count }: Lines, limits: SiteLimits): readonly FieldError[] {
  const size = sizeWith(document, axis, count);
  const checked = parse(Grid, { ...size, cells: {} });
  return checked.ok ? gridPlanFaults(size, limits) : checked.errors;
}

/** The sheets that go with rows or columns, in reading order. */
export const cellsInLines = (document: SiteDocument, { axis, first, count }: Lines): string[] =>
  occupiedCells(document).filter((cell) => {
    const index = parseCell(cell)?.[axis] ?? -1;
    return index >= first && index < first + count;
  });

/** Whether something would be left of the grid. */
export const canDeleteLines = ({ grid }: WithGrid, { axis, first, count }: Lines): boolean =>
  count > 0 && first >= 0 && first + count <= grid[LINE_COUNT[axis]] && count < grid[LINE_COUNT[axis]];

/** Takes rows or columns out. Their sheets go, those after them close up, and links to what is gone lead nowhere. */
export const deleteLines = (document: SiteDocument, lines: Lines): SiteDocument =>
  canDeleteLines(document, lines)
    ? shifted(clearCells(document, cellsInLines(document, lines)), { ...lines, count: -lines.count })
    : document;
