import type { SimulatedSheet, SimulatedSite } from '#infra/local/demo/visits/simulated-visit.ts';
import type { VisitFilter } from '#shared/model/analytics/visit-reports.ts';
import { NO_VISITS, type VisitTotals } from '#shared/model/analytics/visit-totals.ts';
import type { Language } from '#shared/model/language.ts';
import type { CrowdConversion } from '#test/support/visits/convert-crowd.ts';
import { type ObservedVisit, popupActionsOf, pressesOf, restsOf, staysOf } from '#test/support/visits/expected/observed-visit.ts';

type Source = NonNullable<VisitFilter['source']>;
type Device = NonNullable<VisitFilter['device']>;

/** A visit and its contribution to the totals. */
export interface VisitFacts {
  observed: ObservedVisit;
  /** The day in Japanese time. */
  day: string;
  language: Language;
  device: Device;
  source: Source;
  totals: VisitTotals;
  /** The submitted forms, each with the sheet before it. */
  conversions: { sheet: SimulatedSheet | null; popupId: string | null }[];
  /** The number of forms submitted in visits that began with this one. */
  landed: number;
}

/** Where the visitors of a crowd come from (`simulateVisits`). */
const SOURCES: Readonly<Record<string, Source>> = {
  '': 'direct',
  'www.google.com': 'search',
  'search.yahoo.co.jp': 'search',
  'l.instagram.com': 'social',
  't.co': 'social',
  'tabi-techo.example': 'referral',
  'machi-aruki.example': 'referral',
};
const HOUR_MS = 3_600_000;
const JAPAN_AHEAD_MS = 9 * HOUR_MS;
const TABLET_PIXELS = 600;

export const japaneseDayAt = (ms: number): string => new Date(ms + JAPAN_AHEAD_MS).toISOString().slice(0, 10);

function sourceOf({ visit, hasOrigin }: ObservedVisit, host: string): Source {
  if (!hasOrigin) return 'unknown';
  if (visit.referrer === host) return 'own';
  if (visit.campaign.some((text) => text !== '')) return 'campaign';
  const source = SOURCES[visit.referrer];
  if (!source) throw new Error(`${visit.referrer} is no referrer of a crowd`);
  return source;
}

function deviceOf({ visit: { person }, hasOrigin }: ObservedVisit): Device {
  if (!hasOrigin) return 'unknown';
  if (person.hasMouse) return 'desktop';
  return person.narrowSide < TABLET_PIXELS ? 'phone' : 'tablet';
}

/** Whether a sheet is the last one of a row or column with several. */
function isAnEnd({ sheets }: SimulatedSite, { row, column }: SimulatedSheet): boolean {
  const inRow = sheets.filter((sheet) => sheet.row === row);
  const inColumn = sheets.filter((sheet) => sheet.column === column);
  const isLastOf = (line: readonly SimulatedSheet[], position: (sheet: SimulatedSheet) => number, own: number): boolean =>
    line.length > 1 && line.every((sheet) => position(sheet) <= own);
  return isLastOf(inRow, (sheet) => sheet.column, column) || isLastOf(inColumn, (sheet) => sheet.row, row);
}

const continuesVisit = (source: Source): boolean => source === 'own';

function totalsOf(observed: ObservedVisit, source: Source, ends: ReadonlySet<string>): VisitTotals {
  const rests = restsOf(observed);
  // Returning from another page of the site continues a visit.
  const begins = continuesVisit(source) ? 0 : 1;
  return {
    visits: begins,
    people: 0,
    views: rests.length,
    time: staysOf(observed).reduce((sum, { tenths }) => sum + tenths, 0),
    bounces: rests.length === 1 ? begins : 0,
    completed: rests.some(({ sheet }) => ends.has(sheet.id)) ? begins : 0,
    clicks: pressesOf(observed).filter(({ press }) => press.on !== 'sheet').length,
    popupClicks: popupActionsOf(observed).filter(({ action }) => action === 'c').length,
    conversions: 0,
    converted: 0,
  };
}

const personOf = ({ visit: { person } }: ObservedVisit): string => `${person.address} ${person.agent}`;

const inOrder = (one: VisitFacts, other: VisitFacts): number => (one.observed.visit.id < other.observed.visit.id ? -1 : 1);

/** Counts each person once a day, with the first visit. */
function countPeople(facts: readonly VisitFacts[]): void {
  const came = new Set<string>();
  for (const { observed, day, source, totals } of facts) {
    const key = `${day} ${personOf(observed)}`;
    if (continuesVisit(source) || came.has(key)) continue;
    came.add(key);
    totals.people = 1;
  }
}

/** Maps each visit to the one that it continues after another page of the site: the person's latest in the same hour, or itself. */
function beginnings(facts: readonly VisitFacts[]): Map<string, VisitFacts> {
  const latest = new Map<string, VisitFacts>();
  return new Map(
    facts.map((one): [string, VisitFacts] => {
      const key = `${Math.floor(one.observed.visit.beganAt / HOUR_MS)} ${personOf(one.observed)}`;
      if (!continuesVisit(one.source)) latest.set(key, one);
      return [one.observed.visit.id, latest.get(key) ?? one];
    }),
  );
}

/** The facts of a form without a known visit: unknown origin, and not counted as a visit. */
const unknownConversion = ({ visit, sheet, popupId }: CrowdConversion): VisitFacts => ({
  observed: { visit, steps: [], hasOrigin: false },
  day: japaneseDayAt(visit.beganAt),
  language: visit.person.language,
  device: 'unknown',
  source: 'unknown',
  totals: { ...NO_VISITS, conversions: 1 },
  conversions: [{ sheet, popupId }],
  landed: 0,
});

/** Adds submitted forms to the totals of their visits. Returns the facts of forms without a known visit. */
function countConversions(facts: readonly VisitFacts[], conversions: readonly CrowdConversion[]): VisitFacts[] {
  const began = beginnings(facts);
  const byId = new Map(facts.map((one) => [one.observed.visit.id, one]));
  return conversions.flatMap((conversion) => {
    const own = conversion.namesVisit ? byId.get(conversion.visit.id) : undefined;
    const first = own && began.get(own.observed.visit.id);
    if (!own || !first) return [unknownConversion(conversion)];
    own.conversions.push({ sheet: conversion.sheet ?? restsOf(own.observed).at(-1)?.sheet ?? null, popupId: conversion.popupId });
    first.totals.conversions += 1;
    first.totals.converted = 1;
    first.landed += 1;
    return [];
  });
}

/** The visits to sheets, in chronological order, then the forms without a known visit. */
export function factsOf(site: SimulatedSite, visits: readonly ObservedVisit[], conversions: readonly CrowdConversion[] = []): VisitFacts[] {
  const ends = new Set(site.sheets.filter((sheet) => isAnEnd(site, sheet)).map(({ id }) => id));
  const facts = visits
    .filter((observed) => restsOf(observed).length > 0)
    .map((observed): VisitFacts => {
      const { person, beganAt } = observed.visit;
      const source = sourceOf(observed, site.host);
      const totals = totalsOf(observed, source, ends);
      const { language } = person;
      return { observed, day: japaneseDayAt(beganAt), language, device: deviceOf(observed), source, totals, conversions: [], landed: 0 };
    })
    .toSorted(inOrder);
  countPeople(facts);
  return [...facts, ...countConversions(facts, conversions)];
}

/** The facts of a day (`YYYY-MM-DD`) or month (`YYYY-MM`), in a language or in all. */
export const factsIn = (facts: readonly VisitFacts[], period: string, language?: Language): VisitFacts[] =>
  facts.filter((one) => one.day.startsWith(period) && (language === undefined || one.language === language));
