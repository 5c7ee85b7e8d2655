import type { VisitFilter } from '#shared/model/analytics/visit-reports.ts';
import { NO_VISITS, type VisitTotals } from '#shared/model/analytics/visit-totals.ts';
import { counterFields, type TotalFigure } from '#shared/rules/analytics/visits/counter-key.ts';
import { SOURCE_KINDS, type SourceKind } from '#shared/values/visit/visit-kinds.ts';

/** The field of the report's totals to which each figure of `total/<slice>/<figure>` is added (`counterKey`). */
const FIGURES: Readonly<Partial<Record<TotalFigure, keyof VisitTotals>>> = {
  visits: 'visits',
  people: 'people',
  views: 'views',
  time: 'time',
  bounces: 'bounces',
  completed: 'completed',
  clicks: 'clicks',
  'popup-clicks': 'popupClicks',
  conversions: 'conversions',
  converted: 'converted',
};
const NAMES = Object.keys(NO_VISITS) as (keyof VisitTotals)[];

export const addTotals = (...all: readonly VisitTotals[]): VisitTotals => {
  const sum = { ...NO_VISITS };
  for (const totals of all) for (const name of NAMES) sum[name] += totals[name];
  return sum;
};

/** Whether anything was counted. Conversions can exist without visits, if the parts of their visits were lost or are not reported. */
export const hasFigures = (totals: VisitTotals): boolean => NAMES.some((name) => totals[name] > 0);

interface SliceFigure {
  language: string;
  device: string;
  source: string;
  figure: keyof VisitTotals;
  times: number;
}

/** Yields the figures of slices among the counters. */
function* sliceFigures(counters: ReadonlyMap<string, number>): Generator<SliceFigure> {
  for (const [key, times] of counters) {
    const [slice, counted] = counterFields('total', key) ?? [];
    const figure = counted && FIGURES[counted];
    const [language = '', device = '', source = ''] = slice?.split('/') ?? [];
    if (figure) yield { language, device, source, figure, times };
  }
}

const matches = (slice: SliceFigure, filter: VisitFilter): boolean =>
  (['language', 'device', 'source'] as const).every((field) => filter[field] === undefined || filter[field] === slice[field]);

/** Whether a filter excludes any visits. */
export const isFiltered = ({ language, device, source }: VisitFilter): boolean =>
  language !== undefined || device !== undefined || source !== undefined;

/** Returns the sum of the slices that match a filter. */
export function countTotals(counters: ReadonlyMap<string, number>, filter: VisitFilter = {}): VisitTotals {
  const totals = { ...NO_VISITS };
  for (const slice of sliceFigures(counters)) if (matches(slice, filter)) totals[slice.figure] += slice.times;
  return totals;
}

/** Returns the sums of the slices of each source that has any figures, most visits first. */
export function totalsBySource(
  counters: ReadonlyMap<string, number>,
  filter: VisitFilter = {},
): { source: SourceKind; totals: VisitTotals }[] {
  return SOURCE_KINDS.map((source) => ({ source, totals: countTotals(counters, { ...filter, source }) }))
    .filter(({ totals }) => hasFigures(totals))
    .toSorted((one, other) => other.totals.visits - one.totals.visits);
}

/** Converts totals to counters with this prefix, for figures stored without their slices. `totalsFromCounters` reverses it. */
export const totalsToCounters = (prefix: string, totals: VisitTotals): [string, number][] =>
  NAMES.flatMap((name): [string, number][] => (totals[name] === 0 ? [] : [[`${prefix}${name}`, totals[name]]]));

export function totalsFromCounters(prefix: string, counters: ReadonlyMap<string, number>): VisitTotals {
  const totals = { ...NO_VISITS };
  for (const name of NAMES) totals[name] = counters.get(`${prefix}${name}`) ?? 0;
  return totals;
}
