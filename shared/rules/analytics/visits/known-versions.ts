import { counterFields, isOfKind } from '#shared/rules/analytics/visits/counter-key.ts';
import type { Counters } from '#shared/rules/analytics/visits/visit-counters.ts';

/** Figures of a day are one item. If more sheets of a language have variations, only the most seen ones have figures by version. */
const VARIED_SHEETS_MAX = 100;

/** The sheets that have figures by version: `<language>/<alias>`, most seen first. */
function sheetsByVersion(counters: ReadonlyMap<string, number>): string[] {
  const views = new Map<string, number>();
  for (const [key, times] of counters) {
    const [language, alias, , figure] = counterFields('variation', key) ?? [];
    if (figure === 'views') views.set(`${language}/${alias}`, (views.get(`${language}/${alias}`) ?? 0) + times);
  }
  return [...views].toSorted(([one, times], [other, otherTimes]) => otherTimes - times || (one < other ? -1 : 1)).map(([sheet]) => sheet);
}

/** The sheets with variations whose versions are kept. */
export const keptSheets = (counters: ReadonlyMap<string, number>): string[] => sheetsByVersion(counters).slice(0, VARIED_SHEETS_MAX);

/** The version that a key is about, as `<language>/<alias>/<version>`. */
const versionOf = (key: string): string | undefined => counterFields('variation', key)?.slice(0, -1).join('/');

/** The versions in counters, as `<language>/<alias>/<version>`. */
export function versionsIn(counters: ReadonlyMap<string, number>): Set<string> {
  const versions = new Set<string>();
  for (const key of counters.keys()) {
    const sheetVersion = versionOf(key);
    if (sheetVersion !== undefined) versions.add(sheetVersion);
  }
  return versions;
}

/** The counters with only these versions (`<language>/<alias>/<version>`): others are forged. */
export const knownVersions = (counters: Counters, known: ReadonlySet<string>): Counters =>
  new Map([...counters].filter(([key]) => !isOfKind('variation', key) || known.has(versionOf(key) ?? '')));
