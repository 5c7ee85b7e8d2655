import {
  MOVE_DIRECTIONS,
  type ReportedSheet,
  type ReportedVersion,
  type SwipeReport,
  type TapReport,
} from '#shared/model/analytics/visit-reports.ts';
import type { Language } from '#shared/model/language.ts';
import { countTotals } from '#shared/rules/analytics/count-totals.ts';
import { type Counters, sheetFigures } from '#shared/rules/analytics/sheet-figures.ts';
import { versionFigures } from '#shared/rules/analytics/version-figures.ts';
import { CLICK_TARGETS, MOVE_KINDS } from '#shared/rules/visit/visit-part.ts';

/** A grid of 2,600 sheets has 10,200 pairs of neighbours. */
const MOVES_MAX = 12_000;
const PATHS_MAX = 10;
const CUT = '-…';

/** The counters of a kind in a language, or summed over all, by the fields that follow the language. */
function inLanguage(counters: Counters, kind: string, language: Language | undefined): Map<string, number> {
  const prefix = `${kind}/${language === undefined ? '' : `${language}/`}`;
  const found = new Map<string, number>();
  for (const [key, times] of counters) {
    if (!key.startsWith(prefix)) continue;
    const rest = key.slice(key.indexOf('/', kind.length + 1) + 1);
    found.set(rest, (found.get(rest) ?? 0) + times);
  }
  return found;
}

const mostFirst = (entries: ReadonlyMap<string, number>): [string, number][] =>
  [...entries].toSorted(([one, times], [other, otherTimes]) => otherTimes - times || (one < other ? -1 : 1));

const oneOf = <T extends string>(values: readonly T[], text: string | undefined): T | undefined => values.find((value) => value === text);

function movesOf(counters: Counters, language: Language | undefined): SwipeReport['moves'] {
  const moves = mostFirst(inLanguage(counters, 'move', language)).flatMap(([key, times]): SwipeReport['moves'] => {
    const [from = '', to = '', direction, by] = key.split('/');
    const [known, kind] = [oneOf(MOVE_DIRECTIONS, direction), oneOf(Object.values(MOVE_KINDS), by)];
    return known && kind ? [{ from, to, direction: known, by: kind, times }] : [];
  });
  return moves.slice(0, MOVES_MAX);
}

function pathsOf(counters: Counters, language: Language | undefined): SwipeReport['paths'] {
  return mostFirst(inLanguage(counters, 'path', language))
    .filter(([path]) => path !== '*')
    .slice(0, PATHS_MAX)
    .map(([path, visits]) => {
      const isCut = path.endsWith(CUT);
      return { sheets: (isCut ? path.slice(0, -CUT.length) : path).split('-'), visits, isCut };
    });
}

function exitsOf(counters: Counters, language: Language | undefined): SwipeReport['exits'] {
  return mostFirst(inLanguage(counters, 'exit', language)).flatMap(([key, visits]): SwipeReport['exits'] => {
    const [alias = '', direction] = key.split('/');
    const known = oneOf([...MOVE_DIRECTIONS, 'none'] as const, direction);
    return known ? [{ alias, direction: known, visits }] : [];
  });
}

interface ReportedGrid {
  columns: number;
  rows: number;
  /** In row order. */
  sheets: readonly ReportedSheet[];
  /** The versions of the sheets with variations, by alias: the sheet itself and its variations. */
  versions: ReadonlyMap<string, readonly ReportedVersion[]>;
}

/** The activity on the grid in a language, or in all. */
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

/** The presses of a sheet by place, most often first. */
export function tapReport(counters: Counters, alias: string): TapReport {
  const prefix = `tap/${alias}/`;
  const own = new Map(
    [...counters].flatMap(([key, times]) => (key.startsWith(prefix) ? [[key.slice(prefix.length), times] as const] : [])),
  );
  return {
    taps: mostFirst(own).flatMap(([key, times]): TapReport['taps'] => {
      const [on, x, y] = key.split('/');
      const target = oneOf(Object.values(CLICK_TARGETS), on);
      return target ? [{ target, x: Number(x), y: Number(y), times }] : [];
    }),
  };
}
