import { counterFields, isOfKind } from '#shared/rules/analytics/visits/counter-key.ts';
import type { Counters } from '#shared/rules/analytics/visits/visit-counters.ts';

/**
 * The maximum number of sheets of a language with figures by version, because the figures of a day are stored in one item. If more sheets
 * have variations, the figures of the most viewed sheets are kept.
 */
const VARIED_SHEETS_MAX = 100;

/** Returns the sheets that have figures by version, as `<language>/<alias>`, most viewed first. */
function sheetsByVersion(counters: ReadonlyMap<string, number>): string[] {
  const views = new Map<string, number>();
  for (const [key, times] of counters) {
    const [language, alias, , figure] = counterFields('variation', key) ?? [];
    if (figure === 'views') views.set(`${language}/${alias}`, (views.get(`${language}/${alias}`) ?? 0) + times);
  }
  return [...views].toSorted(([one, times], [other, otherTimes]) => otherTimes - times || (one < other ? -1 : 1)).map(([sheet]) => sheet);
}

/** Returns the sheets whose figures by version are kept. */
export const keptSheets = (counters: ReadonlyMap<string, number>): string[] => sheetsByVersion(counters).slice(0, VARIED_SHEETS_MAX);

/** Returns the version that a key is about, as `<language>/<alias>/<version>`. */
const versionOf = (key: string): string | undefined => counterFields('variation', key)?.slice(0, -1).join('/');

/** Returns the versions in counters, as `<language>/<alias>/<version>`. */
export function versionsIn(counters: ReadonlyMap<string, number>): Set<string> {
  const versions = new Set<string>();
  for (const key of counters.keys()) {
    const sheetVersion = versionOf(key);
    if (sheetVersion !== undefined) versions.add(sheetVersion);
  }
  return versions;
}

/** Returns the counters without unknown versions (`<language>/<alias>/<version>`), which are forged. */
export const knownVersions = (counters: Counters, known: ReadonlySet<string>): Counters =>
  new Map([...counters].filter(([key]) => !isOfKind('variation', key) || known.has(versionOf(key) ?? '')));
