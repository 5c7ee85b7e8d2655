import type { ReportedSheet, SheetFigures } from '#shared/model/analytics/visit-reports.ts';
import type { Language } from '#shared/model/language.ts';
import { counterFields, type SheetFigure } from '#shared/rules/analytics/visits/counter-key.ts';
import { CLICK_TARGETS } from '#shared/values/visit/visit-kinds.ts';

export type Counters = ReadonlyMap<string, number>;

const COUNTED = ['views', 'visits', 'landings', 'exits', 'bounces', 'dwell', 'clicked', 'conversions'] as const;
const TARGETS = Object.values(CLICK_TARGETS);

const noFigures = (): SheetFigures => ({
  views: 0,
  visits: 0,
  landings: 0,
  exits: 0,
  bounces: 0,
  dwell: 0,
  clicks: {},
  clicked: 0,
  conversions: 0,
});

/** Returns a placeholder for a sheet that has figures but no longer exists. */
const goneSheet = (alias: string): ReportedSheet => ({ alias, sheetId: null, cell: null, title: '', image: null, hasVideo: false });

function addFigure(figures: SheetFigures, name: SheetFigure, times: number): void {
  const counted = COUNTED.find((one) => one === name);
  if (counted) figures[counted] += times;
  const target = TARGETS.find((one) => name === `click-${one}`);
  if (target) figures.clicks[target] = (figures.clicks[target] ?? 0) + times;
}

/** Returns the number of views of each sheet in all languages, by alias. */
export function sheetViews(counters: Counters): Map<string, number> {
  const views = new Map<string, number>();
  for (const [key, times] of counters) {
    const [, alias = '', figure] = counterFields('sheet', key) ?? [];
    if (figure === 'views') views.set(alias, (views.get(alias) ?? 0) + times);
  }
  return views;
}

/** Whether a sheet has any figures, in any language. */
export function hasSheetFigures(counters: Counters, alias: string): boolean {
  for (const key of counters.keys()) if (counterFields('sheet', key)?.[1] === alias) return true;
  return false;
}

/**
 * Returns the figures of each sheet in a language, or in all languages: the given sheets in their order, then removed sheets, most viewed
 * first.
 */
export function sheetFigures(
  counters: Counters,
  sheets: readonly ReportedSheet[],
  language: Language | undefined,
): { sheet: ReportedSheet; figures: SheetFigures }[] {
  const byAlias = new Map(sheets.map(({ alias }) => [alias, noFigures()]));
  for (const [key, times] of counters) {
    const [of, alias, figure] = counterFields('sheet', key) ?? [];
    if (alias === undefined || !figure || (language !== undefined && of !== language)) continue;
    const figures = byAlias.get(alias) ?? noFigures();
    byAlias.set(alias, figures);
    addFigure(figures, figure, times);
  }
  const known = new Map(sheets.map((sheet) => [sheet.alias, sheet]));
  const gone = [...byAlias].filter(([alias]) => !known.has(alias)).toSorted(([, one], [, other]) => other.views - one.views);
  return [
    ...sheets.map((sheet) => ({ sheet, figures: byAlias.get(sheet.alias) ?? noFigures() })),
    ...gone.map(([alias, figures]) => ({ sheet: goneSheet(alias), figures })),
  ];
}
