import {
  type Conversion,
  conversionCount,
  type CountedConversion,
  type JoinedVisit,
} from '#shared/rules/analytics/visits/count-conversions.ts';
import { counterFields, counterKey, type TotalFigure, type VersionFigure } from '#shared/rules/analytics/visits/counter-key.ts';
import { exitKey, pathKey } from '#shared/rules/analytics/visits/count-route.ts';
import { limitInvented } from '#shared/rules/analytics/visits/limit-texts.ts';
import type { MergedVisit } from '#shared/rules/analytics/visits/merge-visits.ts';
import { moveDirection } from '#shared/rules/analytics/visits/move-direction.ts';
import { sourceKind } from '#shared/rules/analytics/visits/source-kind.ts';
import { add, type Counters, type HourFigures, type People, TAP_STEP, timeBucket } from '#shared/rules/analytics/visits/visit-counters.ts';
import type { ClickTarget } from '#shared/values/visit/visit-kinds.ts';
import type { VisitEvent } from '#shared/rules/analytics/visits/visit-part.ts';

/** The maximum time that a view of a sheet counts, in tenths of a second: after it, no one is assumed to look at the screen. */
const STAY_MAX = 18_000;
/** Bounds memory: above `max` counters, only the `texts` most frequent keys of each kind that visitors can invent stay separate. */
const KEYS = { max: 400_000, texts: 50_000 };

type SheetEvent = Extract<VisitEvent, { what: 'sheet' }>;

/** A sheet in a language, with the version that was shown. */
interface SeenSheet {
  language: string;
  alias: string;
  version: string | undefined;
}

interface Counted {
  visit: MergedVisit;
  slice: string;
  counters: Counters;
}

const total = ({ counters, slice }: Counted, figure: TotalFigure, times = 1): void =>
  add(counters, counterKey('total', slice, figure), times);

/** Counts a figure for a sheet, and for its version in the visit. */
function countSheet(
  { counters }: Pick<Counted, 'counters'>,
  { language, alias, version }: SeenSheet,
  figure: VersionFigure,
  times = 1,
): void {
  add(counters, counterKey('sheet', language, alias, figure), times);
  if (version !== undefined) add(counters, counterKey('variation', language, alias, version, figure), times);
}

const seenSheet = ({ visit }: Counted, { alias, version }: SheetEvent): SeenSheet => ({ language: visit.language, alias, version });

function countStay(counted: Counted, sheet: SheetEvent, tenths: number): void {
  const time = Math.min(STAY_MAX, tenths);
  countSheet(counted, seenSheet(counted, sheet), 'dwell', time);
  total(counted, 'time', time);
}

function countMove(counted: Counted, from: SheetEvent | undefined, to: SheetEvent): void {
  const { visit, counters } = counted;
  countSheet(counted, seenSheet(counted, to), 'views');
  total(counted, 'views');
  if (!from) return add(counters, counterKey('sheet', visit.language, to.alias, 'landings'));
  total(counted, 'moves');
  add(counters, counterKey('move', visit.language, from.alias, to.alias, moveDirection(from.cell, to.cell), to.by));
}

/** Whether a target is a link: all targets except the picture itself are. */
const isLink = (on: ClickTarget): boolean => on !== 'picture';

function countClick(
  { visit, slice, counters }: Counted,
  { alias }: SheetEvent,
  { on, x, y }: Extract<VisitEvent, { what: 'click' }>,
): void {
  const step = (percent: number): number => Math.min(100 - TAP_STEP, Math.floor(percent / TAP_STEP) * TAP_STEP);
  add(counters, counterKey('sheet', visit.language, alias, `click-${on}`));
  if (x !== undefined && y !== undefined) add(counters, counterKey('tap', alias, on, step(x), step(y)));
  if (isLink(on)) total({ visit, slice, counters }, 'clicks');
}

function countOrigin({ visit, counters }: Counted, firstMove: number | undefined): void {
  const { origin } = visit;
  if (!origin) return;
  const { device, shownAfter, referrer, source, medium, campaign } = origin;
  if (shownAfter !== undefined) add(counters, counterKey('shown', device, timeBucket(shownAfter)));
  if (firstMove !== undefined) add(counters, counterKey('first-move', device, timeBucket(firstMove * 100)));
  if (referrer !== '') add(counters, counterKey('referrer', referrer));
  if (source || medium || campaign) add(counters, counterKey('campaign', source, medium, campaign));
}

/** The content that visits are validated against. */
export interface ShownContent {
  /** Whether the site has, or had, a sheet with this alias or a popup with this id. Other ids are forged. */
  isKnown: (id: string) => boolean;
  /** Whether the site shows, or showed, a news item with this id. */
  isKnownNews: (id: string) => boolean;
  /** The last cells of rows and columns (`endCells`). */
  ends: ReadonlySet<string>;
  /** Goal links: whether the site has any, and the popups with a goal link, as `<id>/<language>`. */
  goals: { hasAny: boolean; popups: ReadonlySet<string> };
}

interface FollowedVisit {
  sheets: readonly SheetEvent[];
  /** The presses of goal links: one per sheet and kind of link, and one per popup. */
  goals: readonly CountedConversion[];
  /** The versions of the visited sheets, by alias: the last version of each sheet. */
  versions: ReadonlyMap<string, string | undefined>;
  /** The aliases of the sheets on which a link was pressed. */
  clicked: ReadonlySet<string>;
}

/** Processes the events of a visit. */
function countEvents(
  counted: Counted,
  { isKnown, isKnownNews, goals: known }: Pick<ShownContent, 'isKnown' | 'isKnownNews' | 'goals'>,
): FollowedVisit {
  const { events, language } = counted.visit;
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
      if (isLink(event.on)) clicked.add(current.alias);
      if (event.isGoal && known.hasAny) goals.set(`${current.alias}/${event.on}`, current.alias);
    } else if (event.what === 'news' && isKnownNews(event.newsId)) news.add(counterKey('news', event.newsId, event.action));
    else if (event.what === 'popup' && isKnown(event.popupId)) {
      popups.add(counterKey('popup', event.popupId, event.action));
      if (event.action === 'clicked' && current && known.popups.has(`${event.popupId}/${language}`))
        goals.set(event.popupId, current.alias);
    }
  }
  // The page does not report the time after its last event.
  stop(events.at(-1)?.at ?? 0);
  for (const popup of popups) {
    add(counted.counters, popup);
    if (counterFields('popup', popup)?.[1] === 'clicked') total(counted, 'popup-clicks');
  }
  for (const key of news) add(counted.counters, key);
  return {
    sheets,
    versions: new Map(sheets.map(({ alias, version }) => [alias, version])),
    goals: [...goals.values()].map((alias) => ({ language, alias, popupId: null })),
    clicked,
  };
}

/** Counts the visits of an hour one by one. Memory grows with the number of people and kinds of figures, not with the number of visits. */
export interface VisitCount {
  /** Adds a visit. Call it in the order of the visits' ids. Of visits without a known sheet, only answers about consent count. */
  add(visit: MergedVisit): void;
  /** Returns the figures of all added visits, and of the conversions. Call it once. */
  end(): HourFigures;
}

/** Starts counting the visits of an hour, and their conversions. `hosts`: the hosts of the site. */
export function visitCount(
  sent: readonly Conversion[],
  { hosts, ...shown }: ShownContent & { hosts: readonly string[] },
  keys = KEYS,
): VisitCount {
  const { isKnown, ends } = shown;
  const people: People = new Map();
  /** The visit that each person began last. */
  const latest = new Map<string, JoinedVisit['began']>();
  /** The visits that led to a form or registration. */
  const joined = new Map<string, JoinedVisit>();
  const joinedIds = new Set(sent.map(({ visitId }) => visitId));
  const slices = new Map<string, string>();
  let counters: Counters = new Map();
  let keysMax = keys.max;
  const conversions = conversionCount((key) => add(counters, key));

  /** Returns an interned slice: equal slices share one string, so that the entries of people need no strings of their own. */
  function sliceOf({ language, origin }: MergedVisit, source: string): string {
    const slice = `${language}/${origin?.device ?? 'unknown'}/${source}`;
    if (!slices.has(slice)) slices.set(slice, slice);
    return slices.get(slice) ?? slice;
  }

  /** Counts the figures of whole visits. A visit that continues another visit on a further page of the site has no such figures. */
  function countWhole(counted: Counted, { sheets, versions, clicked }: FollowedVisit): void {
    const { language, person } = counted.visit;
    total(counted, 'visits');
    if (sheets.length === 1) {
      total(counted, 'bounces');
      add(counters, counterKey('sheet', language, sheets[0]?.alias ?? '', 'bounces'));
    }
    if (sheets.some(({ cell }) => ends.has(cell))) total(counted, 'completed');
    for (const [alias, version] of versions) {
      const seen = { language, alias, version };
      countSheet(counted, seen, 'visits');
      if (clicked.has(alias)) countSheet(counted, seen, 'clicked');
    }
    add(counters, pathKey(language, sheets));
    countOrigin(counted, sheets[1]?.at);
    if (!people.has(person)) people.set(person, counted.slice);
  }

  /** Merges rare texts. Anyone can send invented texts, so memory must not grow with their number. */
  function collapseRareKeys(): void {
    if (counters.size <= keysMax) return;
    counters = limitInvented(counters, keys.texts);
    keysMax = Math.max(keys.max, counters.size * 2);
  }

  return {
    add(visit) {
      const { visitId, person, language } = visit;
      const consents = new Set(visit.events.flatMap((event) => (event.what === 'consent' ? event.action : [])));
      for (const action of consents) add(counters, counterKey('consent', action));
      if (!visit.events.some((event) => event.what === 'sheet' && isKnown(event.alias))) return;
      const source = sourceKind(visit.origin, hosts);
      const counted: Counted = { visit, slice: sliceOf(visit, source), counters };
      const followed = countEvents(counted, shown);
      const { sheets, versions, goals } = followed;
      const own = { language, slice: counted.slice, landed: sheets[0]?.alias ?? '' };
      const last = sheets.at(-1)?.alias ?? '';
      const visited = { language, last, versions, began: (source === 'own' && latest.get(person)) || own };
      if (joinedIds.has(visitId)) joined.set(visitId, visited);
      for (const goal of goals) conversions.add(goal, visited);
      countSheet(counted, { language, alias: last, version: versions.get(last) }, 'exits');
      add(counters, exitKey(language, sheets));
      if (source !== 'own') {
        latest.set(person, own);
        countWhole(counted, followed);
      }
      collapseRareKeys();
    },
    end() {
      for (const conversion of sent) conversions.add(conversion, joined.get(conversion.visitId ?? ''));
      conversions.end();
      return { counters, people };
    },
  };
}

/** Returns the figures of the visits and conversions of an hour. Visits are in the order of their ids. */
export function countVisits(
  visits: Iterable<MergedVisit>,
  sent: readonly Conversion[],
  shown: ShownContent & { hosts: readonly string[] },
): HourFigures {
  const count = visitCount(sent, shown);
  for (const visit of visits) count.add(visit);
  return count.end();
}
