import { type Conversion, countConversions, type JoinedVisit } from '#shared/rules/visit/count-conversions.ts';
import { exitKey, pathKey } from '#shared/rules/visit/count-route.ts';
import type { MergedVisit } from '#shared/rules/visit/merge-visits.ts';
import { moveDirection } from '#shared/rules/visit/move-direction.ts';
import { sourceKind } from '#shared/rules/visit/source-kind.ts';
import type { ClickTarget, VisitEvent } from '#shared/rules/visit/visit-part.ts';

/**
 * Figures of visits: how often something happened, by a key. Periods and sites are summed key by key, so a day is exactly the sum of
 * its hours. Fields of a key are joined by `/`, texts of visitors percent-encoded:
 *
 * | key                                      | counts                                                             |
 * |------------------------------------------|--------------------------------------------------------------------|
 * | `total/<slice>/<figure>`                 | `TOTAL_FIGURES`; a slice is `<language>/<device>/<source>`         |
 * | `sheet/<language>/<alias>/<figure>`      | `views`, `landings`, `exits`, `bounces`, `dwell` (tenths of a second), `click-<target>`, `conversions` after this sheet, `landed-conversions` of visits that began on it; visits that came to it: `visits`, and that pressed something on it which leads somewhere: `clicked` |
 * | `move/<language>/<from>/<to>/<direction>/<by>` | moves between two sheets                                     |
 * | `exit/<language>/<alias>/<direction>`    | where page loads ended, by the direction of the last move; `none` without one |
 * | `path/<language>/<alias>-<alias>-…`      | visits by the sheets they came to; a trailing `…` means more     |
 * | `tap/<alias>/<target>/<x>/<y>`           | presses of a place on a sheet, in steps of `TAP_STEP` percent      |
 * | `popup/<id>/<action>`                    | visits in which a popup was shown, clicked, closed; `applied`: forms that were sent from it |
 * | `news/<id>/<action>`                     | visits in which a news item was shown, clicked, closed             |
 * | `shown/<device>/<bucket>`                | visits by the time until the first creative was shown              |
 * | `first-move/<device>/<bucket>`           | visits by the time until the first move                            |
 * | `referrer/<host>`, `campaign/<source>/<medium>/<campaign>` | visits by where they came from                   |
 */
export type Counters = Map<string, number>;

/**
 * Figures that exist of every slice. `time`: tenths of a second that sheets were seen. `people`: by day, see `countPeople`.
 * `conversions` and `converted`: see `countConversions`.
 */
export const TOTAL_FIGURES = [
  'visits',
  'people',
  'views',
  'time',
  'moves',
  'bounces',
  'completed',
  'clicks',
  'popup-clicks',
  'conversions',
  'converted',
] as const;
export type TotalFigure = (typeof TOTAL_FIGURES)[number];

const TAP_STEP = 5;
/** A sheet that is on the screen for longer is not looked at. */
const STAY_MAX = 18_000;
/** Buckets of a time grow by a fifth of an octave. */
const BUCKETS_PER_OCTAVE = 5;

export const add = (counters: Counters, key: string, times = 1): void => {
  if (times !== 0) counters.set(key, (counters.get(key) ?? 0) + times);
};

/** Adds all counters of `other`. */
export const addAll = (counters: Counters, other: ReadonlyMap<string, number>): void => {
  for (const [key, times] of other) add(counters, key, times);
};

/** The bucket of a time in milliseconds, and the longest time of a bucket. */
export const timeBucket = (ms: number): number => Math.ceil(Math.log2(Math.max(1, ms)) * BUCKETS_PER_OCTAVE);
export const longestOfBucket = (bucket: number): number => 2 ** (bucket / BUCKETS_PER_OCTAVE);

type SheetEvent = Extract<VisitEvent, { what: 'sheet' }>;

interface Counted {
  visit: MergedVisit;
  slice: string;
  counters: Counters;
}

const total = ({ counters, slice }: Counted, figure: TotalFigure, times = 1): void => add(counters, `total/${slice}/${figure}`, times);

function countStay(counted: Counted, { alias }: SheetEvent, tenths: number): void {
  const time = Math.min(STAY_MAX, tenths);
  add(counted.counters, `sheet/${counted.visit.language}/${alias}/dwell`, time);
  total(counted, 'time', time);
}

function countMove(counted: Counted, from: SheetEvent | undefined, to: SheetEvent): void {
  const { visit, counters } = counted;
  add(counters, `sheet/${visit.language}/${to.alias}/views`);
  total(counted, 'views');
  if (!from) return add(counters, `sheet/${visit.language}/${to.alias}/landings`);
  total(counted, 'moves');
  add(counters, `move/${visit.language}/${from.alias}/${to.alias}/${moveDirection(from.cell, to.cell)}/${to.by}`);
}

/** A press of the picture itself does not. */
const leadsSomewhere = (on: ClickTarget): boolean => on !== 'picture';

function countClick(
  { visit, slice, counters }: Counted,
  { alias }: SheetEvent,
  { on, x, y }: Extract<VisitEvent, { what: 'click' }>,
): void {
  const step = (percent: number): number => Math.min(100 - TAP_STEP, Math.floor(percent / TAP_STEP) * TAP_STEP);
  add(counters, `sheet/${visit.language}/${alias}/click-${on}`);
  if (x !== undefined && y !== undefined) add(counters, `tap/${alias}/${on}/${step(x)}/${step(y)}`);
  if (leadsSomewhere(on)) total({ visit, slice, counters }, 'clicks');
}

function countOrigin({ visit, counters }: Counted, firstMove: number | undefined): void {
  const { origin } = visit;
  if (!origin) return;
  const { device, shownAfter, referrer, source, medium, campaign } = origin;
  if (shownAfter !== undefined) add(counters, `shown/${device}/${timeBucket(shownAfter)}`);
  if (firstMove !== undefined) add(counters, `first-move/${device}/${timeBucket(firstMove * 100)}`);
  if (referrer !== '') add(counters, `referrer/${encodeURIComponent(referrer)}`);
  if (source || medium || campaign) add(counters, `campaign/${[source, medium, campaign].map(encodeURIComponent).join('/')}`);
}

/** What visits are counted against. */
export interface ShownContent {
  /** Whether the site has, or had, a sheet of this alias or a popup of this id: others were never shown. */
  isKnown: (id: string) => boolean;
  /** Whether the site shows, or showed, a news item of this id. */
  isKnownNews: (id: string) => boolean;
  /** The last cells of rows and columns (`endCells`). */
  ends: ReadonlySet<string>;
  /** Links that count as conversions: whether the site has any, and the popups that lead to one, as `<id>/<language>`. */
  goals: { hasAny: boolean; popups: ReadonlySet<string> };
}

interface FollowedVisit {
  sheets: readonly SheetEvent[];
  /** The presses of links that are goals: one for each sheet and kind of link, and for each popup. */
  goals: readonly Conversion[];
  /** The aliases of the sheets that something was pressed on that leads somewhere. */
  clicked: ReadonlySet<string>;
}

/** Follows the events of a visit. */
function countEvents(
  counted: Counted,
  { isKnown, isKnownNews, goals: known }: Pick<ShownContent, 'isKnown' | 'isKnownNews' | 'goals'>,
): FollowedVisit {
  const { events, visitId, language } = counted.visit;
  const sheets: SheetEvent[] = [];
  const clicked = new Set<string>();
  const popups = new Set<string>();
  const news = new Set<string>();
  /** The sheet before each goal. */
  const goals = new Map<string, string>();
  let seenSince: number | undefined;
  const stop = (at: number): void => {
    const current = sheets.at(-1);
    if (current && seenSince !== undefined) countStay(counted, current, at - seenSince);
    seenSince = undefined;
  };
  for (const event of events) {
    const current = sheets.at(-1);
    if (event.what === 'sheet' && isKnown(event.alias)) {
      stop(event.at);
      countMove(counted, current, event);
      sheets.push(event);
      seenSince = event.at;
    } else if (event.what === 'hidden') stop(event.at);
    else if (event.what === 'seen') seenSince ??= event.at;
    else if (event.what === 'click' && current) {
      countClick(counted, current, event);
      if (leadsSomewhere(event.on)) clicked.add(current.alias);
      if (event.isGoal && known.hasAny) goals.set(`${current.alias}/${event.on}`, current.alias);
    } else if (event.what === 'news' && isKnownNews(event.newsId)) news.add(`news/${event.newsId}/${event.action}`);
    else if (event.what === 'popup' && isKnown(event.popupId)) {
      popups.add(`${event.popupId}/${event.action}`);
      if (event.action === 'clicked' && current && known.popups.has(`${event.popupId}/${language}`))
        goals.set(event.popupId, current.alias);
    }
  }
  // What followed the last event was never told.
  stop(events.at(-1)?.at ?? 0);
  for (const popup of popups) {
    add(counted.counters, `popup/${popup}`);
    if (popup.endsWith('/clicked')) total(counted, 'popup-clicks');
  }
  for (const key of news) add(counted.counters, key);
  return { sheets, goals: [...goals.values()].map((alias) => ({ language, visitId, alias, popupId: null })), clicked };
}

/** By person: the slice of the first visit of the hour. */
export type People = Map<string, string>;

interface HourFigures {
  counters: Counters;
  people: People;
}

/** The figures of the visits and conversions of an hour. Visits are in the order of their ids. A visit to no known sheet is none. */
export function countVisits(
  visits: readonly MergedVisit[],
  conversions: readonly Conversion[],
  { hosts, ...shown }: ShownContent & { hosts: readonly string[] },
): HourFigures {
  const { isKnown, ends } = shown;
  const pressed: Conversion[] = [];
  const [counters, people]: [Counters, People] = [new Map(), new Map()];
  const joined = new Map<string, JoinedVisit>();
  /** The visit that each person began last. */
  const latest = new Map<string, JoinedVisit['began']>();
  for (const visit of visits) {
    const { visitId: id, person, language } = visit;
    const source = sourceKind(visit.origin, hosts);
    const slice = `${language}/${visit.origin?.device ?? 'unknown'}/${source}`;
    const counted: Counted = { visit, slice, counters };
    if (!visit.events.some((event) => event.what === 'sheet' && isKnown(event.alias))) continue;
    const { sheets, goals, clicked } = countEvents(counted, shown);
    pressed.push(...goals);
    const own = { id, language, slice, landed: sheets[0]?.alias ?? '' };
    joined.set(id, { language, last: sheets.at(-1)?.alias ?? '', began: (source === 'own' && latest.get(person)) || own });
    add(counters, `sheet/${language}/${sheets.at(-1)?.alias}/exits`);
    add(counters, exitKey(language, sheets));
    // Another page of the site led here: the visit is counted there.
    if (source === 'own') continue;
    latest.set(person, own);
    total(counted, 'visits');
    if (sheets.length === 1) {
      total(counted, 'bounces');
      add(counters, `sheet/${language}/${own.landed}/bounces`);
    }
    if (sheets.some(({ cell }) => ends.has(cell))) total(counted, 'completed');
    for (const alias of new Set(sheets.map((sheet) => sheet.alias))) add(counters, `sheet/${language}/${alias}/visits`);
    for (const alias of clicked) add(counters, `sheet/${language}/${alias}/clicked`);
    add(counters, pathKey(language, sheets));
    countOrigin(counted, sheets[1]?.at);
    if (!people.has(person)) people.set(person, slice);
  }
  countConversions([...conversions, ...pressed], joined, (key) => add(counters, key));
  return { counters, people };
}

/** Adds the people of a day, each to the slice of its first visit, from the people of its hours in their order. */
export function countPeople(counters: Counters, hours: readonly ReadonlyMap<string, string>[]): void {
  const known = new Set<string>();
  for (const people of hours)
    for (const [person, slice] of people) {
      if (known.has(person)) continue;
      known.add(person);
      add(counters, `total/${slice}/people`);
    }
}
