import type { ReportedSheet, ReportedVersion, SwipeReport, TapReport } from '#shared/model/analytics/visit-reports.ts';
import type { Language } from '#shared/model/language.ts';
import { countTotals } from '#shared/rules/analytics/count-totals.ts';
import { type Counters, sheetFigures } from '#shared/rules/analytics/sheet-figures.ts';
import { versionFigures } from '#shared/rules/analytics/version-figures.ts';
import { counterFields, type CounterFields } from '#shared/rules/analytics/visits/counter-key.ts';

/** Maximum number of moves of a report: a grid of 2,600 sheets has 10,200 pairs of neighbours. */
const MOVES_MAX = 12_000;
const PATHS_MAX = 10;
const CUT = '-…';

/** Sorts by frequency, most frequent first, then by key. */
const byTimes = ([one, { times }]: [string, { times: number }], [other, { times: otherTimes }]: [string, { times: number }]): number =>
  otherTimes - times || (one < other ? -1 : 1);

/** Returns the counters of a kind in a language, or summed over all languages, most frequent first. */
function inLanguage<K extends 'move' | 'path' | 'exit'>(
  counters: Counters,
  kind: K,
  language: Language | undefined,
): { fields: CounterFields<K>; times: number }[] {
  const found = new Map<string, { fields: CounterFields<K>; times: number }>();
  for (const [key, times] of counters) {
    const fields = counterFields(kind, key);
    if (!fields || (language !== undefined && fields[0] !== language)) continue;
    const beside = fields.slice(1).join('/');
    found.set(beside, { fields, times: (found.get(beside)?.times ?? 0) + times });
  }
  return [...found].toSorted(byTimes).map(([, counted]) => counted);
}

const movesOf = (counters: Counters, language: Language | undefined): SwipeReport['moves'] =>
  inLanguage(counters, 'move', language)
    .map(({ fields: [, from, to, direction, by], times }) => ({ from, to, direction, by, times }))
    .slice(0, MOVES_MAX);

const pathsOf = (counters: Counters, language: Language | undefined): SwipeReport['paths'] =>
  inLanguage(counters, 'path', language)
    .filter(({ fields: [, path] }) => path !== '*')
    .slice(0, PATHS_MAX)
    .map(({ fields: [, path], times: visits }) => {
      const isCut = path.endsWith(CUT);
      return { sheets: (isCut ? path.slice(0, -CUT.length) : path).split('-'), visits, isCut };
    });

const exitsOf = (counters: Counters, language: Language | undefined): SwipeReport['exits'] =>
  inLanguage(counters, 'exit', language).map(({ fields: [, alias, direction], times: visits }) => ({ alias, direction, visits }));

interface ReportedGrid {
  columns: number;
  rows: number;
  /** The sheets in row order. */
  sheets: readonly ReportedSheet[];
  /** The versions of the sheets with variations, by alias: the sheet itself and its variations. */
  versions: ReadonlyMap<string, readonly ReportedVersion[]>;
}

/** Returns the activity on the grid in a language, or in all languages. */
export const swipeReport = (
  counters: Counters,
  { columns, rows, sheets, versions }: ReportedGrid,
  language: Language | undefined,
): SwipeReport => ({
  visits: countTotals(counters, { language }).visits,
  columns,
  rows,
  sheets: versionFigures(counters, sheetFigures(counters, sheets, language), versions, language),
  moves: movesOf(counters, language),
  paths: pathsOf(counters, language),
  exits: exitsOf(counters, language),
});

/** Returns the presses on a sheet by place, most frequent first. */
export const tapReport = (counters: Counters, alias: string): TapReport => ({
  taps: [...counters]
    .flatMap(([key, times]): [string, TapReport['taps'][number]][] => {
      const [on, target, x = 0, y = 0] = counterFields('tap', key) ?? [];
      return on === alias && target ? [[key, { target, x, y, times }]] : [];
    })
    .toSorted(byTimes)
    .map(([, tap]) => tap),
});
