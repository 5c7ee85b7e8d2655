import type { SiteSettings } from '#shared/model/sites/site.ts';
import { parseCell } from '#shared/values/cell.ts';

/** The least width of a sheet that is beside others, in rem: the texts of a phone's sheet remain readable. */
export const LEAST_SHEET_WIDTH = 22.5;
/** The least height of a stage with sheets side by side, in rem: lower screens are phones on their side. */
export const LEAST_STAGE_HEIGHT = 30;

/** The place of a sheet among the sheets of its row. Empty cells do not count. */
export interface RowPlace {
  /** The number of sheets before it. */
  index: number;
  /** The number of sheets in the row. */
  count: number;
}

/** Returns the sheets of the same row by cell, from left to right. `cells`: all cells with a sheet, in reading order. */
export function rowsOf(cells: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const rows = new Map<number | undefined, string[]>();
  const byCell = new Map<string, readonly string[]>();
  for (const cell of cells) {
    const number = parseCell(cell)?.row;
    const row = rows.get(number) ?? [];
    rows.set(number, row);
    row.push(cell);
    byCell.set(cell, row);
  }
  return byCell;
}

export const rowPlace = (row: readonly string[], cell: string): RowPlace => ({ index: row.indexOf(cell), count: row.length });

/**
 * Returns how many sheets of a site are side by side on the widest screens: at most as many as the owner chose, and as its longest
 * row has. 1: the site shows one sheet at a time.
 */
export function mostInView(
  { viewMode, sheetsInView = 1 }: Pick<SiteSettings, 'viewMode' | 'sheetsInView'>,
  cells: readonly string[],
): number {
  if (viewMode !== 'PC' || sheetsInView === 1) return 1;
  const lengths = Array.from(rowsOf(cells).values(), (row) => row.length);
  return Math.min(sheetsInView, Math.max(1, ...lengths));
}

/** Returns how many sheets are side by side on a stage of this size, in rem. The styles compute the same (`SIDE_BY_SIDE_CSS`). */
export const shownInView = (most: number, stage: { width: number; height: number }): number =>
  stage.height < LEAST_STAGE_HEIGHT ? 1 : Math.max(1, Math.min(most, Math.floor(stage.width / LEAST_SHEET_WIDTH)));

/**
 * Returns the column of the stage in which a sheet is, from 0, where `shown` columns are side by side. The styles compute the
 * same.
 * 1. The current sheet is in the second of three or four columns, and in the first of two.
 * 2. It is nearer to the edge at the ends of its row, so that no column is empty.
 * 3. The sheets of a shorter row are in the middle of the stage. Their columns may be fractions.
 * `index` is a fraction while sheets move.
 */
export function columnOf({ index, count }: RowPlace, shown: number): number {
  const free = shown - count;
  if (shown < 2) return 0;
  return Math.max(Math.min(index, 1, shown - 2), index + Math.min(free, free / 2));
}

/** Returns the cells of a row in view while one of them is the current one, from left to right. */
export function cellsInView(row: readonly string[], cell: string, shown: number): readonly string[] {
  const place = rowPlace(row, cell);
  const first = Math.max(0, Math.ceil(place.index - columnOf(place, shown)));
  return row.slice(first, first + shown);
}
