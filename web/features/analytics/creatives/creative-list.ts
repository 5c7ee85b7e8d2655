import * as z from 'zod';
import { type GridSheet, sheetMeasure } from '#shared/rules/analytics/grid/sheet-measures.ts';
import { clicksOf } from '#shared/rules/analytics/rankings.ts';

/** The sort orders of sheets. `place`: by position on the grid; the others put the highest value first. */
export const CREATIVE_SORTS = ['views', 'dwell', 'exits', 'clicks', 'products', 'conversions', 'place'] as const;
export const CreativeSort = z.enum(CREATIVE_SORTS);
export type CreativeSort = z.infer<typeof CreativeSort>;

export const CREATIVE_FILTERS = ['all', 'clicked', 'converted', 'unseen', 'gone'] as const;
export const CreativeFilter = z.enum(CREATIVE_FILTERS);
export type CreativeFilter = z.infer<typeof CreativeFilter>;

const VALUES: Readonly<Record<Exclude<CreativeSort, 'place'>, (sheet: GridSheet) => number>> = {
  views: ({ figures }) => figures.views,
  dwell: (sheet) => sheetMeasure('dwell', sheet, 0) ?? -1,
  exits: (sheet) => sheetMeasure('exits', sheet, 0) ?? -1,
  clicks: clicksOf,
  products: ({ figures }) => figures.clicks.product ?? 0,
  conversions: ({ figures }) => figures.conversions,
};

const FILTERS: Readonly<Record<CreativeFilter, (sheet: GridSheet) => boolean>> = {
  all: () => true,
  clicked: (sheet) => clicksOf(sheet) > 0,
  converted: ({ figures }) => figures.conversions > 0,
  unseen: ({ figures }) => figures.views === 0,
  gone: ({ sheet }) => sheet.cell === null,
};

interface CreativeListOptions {
  sort: CreativeSort;
  filter: CreativeFilter;
  /** The text to search for in cells and titles. */
  search: string;
}

/** Returns the sheets of a report that match filter and search, sorted. */
export function creativeList(sheets: readonly GridSheet[], { sort, filter, search }: CreativeListOptions): GridSheet[] {
  const text = search.trim().toLowerCase();
  const found = sheets.filter((one) => FILTERS[filter](one) && `${one.sheet.cell ?? ''} ${one.sheet.title}`.toLowerCase().includes(text));
  if (sort === 'place') return found;
  const valueOf = VALUES[sort];
  return found.toSorted((one, other) => valueOf(other) - valueOf(one));
}
