import type { LiveReport, ReportedSheet } from '#shared/model/analytics/visit-reports.ts';
import { mergeVisits, type ReceivedPart } from '#shared/rules/analytics/visits/merge-visits.ts';
import { parsePartHead, type VisitEvent } from '#shared/rules/analytics/visits/visit-part.ts';

const MINUTE_MS = 60_000;
const MINUTES = 30;
export const LIVE_MS = MINUTES * MINUTE_MS;

type SheetEvent = Extract<VisitEvent, { what: 'sheet' }>;

const sheetsIn = (events: readonly VisitEvent[]): SheetEvent[] => events.filter((event) => event.what === 'sheet');

/** A visit of the last half hour. */
interface LiveVisit {
  sheets: readonly SheetEvent[];
  /** When the first part was received, in milliseconds; `undefined` if that was more than half an hour ago, or if the part was lost. */
  began: number | undefined;
}

/** Returns the visits that were reported in the half hour before `now`. */
export function liveVisits(parts: readonly ReceivedPart[], now: Date): LiveVisit[] {
  const since = now.getTime() - LIVE_MS;
  const recent = parts.filter(({ at }) => at >= since && at < now.getTime());
  const began = new Map<string, number>();
  for (const { at, path } of recent) {
    const head = parsePartHead(path);
    if (head?.part === 0) began.set(head.visitId, Math.min(at, began.get(head.visitId) ?? at));
  }
  // Answers about consent have ids of their own.
  const visits = mergeVisits(recent).filter(({ events }) => !events.some(({ what }) => what === 'consent'));
  return visits.map(({ visitId, events }) => ({ sheets: sheetsIn(events), began: began.get(visitId) }));
}

/** Returns the number of views of each sheet, by alias. */
export function liveSheetViews(visits: readonly LiveVisit[]): Map<string, number> {
  const views = new Map<string, number>();
  for (const { sheets } of visits) for (const { alias } of sheets) views.set(alias, (views.get(alias) ?? 0) + 1);
  return views;
}

/** Returns the visits of the half hour before `now`, by the last sheet of the site that they saw. */
export function liveReport(live: readonly LiveVisit[], sheets: readonly ReportedSheet[], now: Date): Omit<LiveReport, 'share'> {
  const since = now.getTime() - LIVE_MS;
  const minutes = Array.from({ length: MINUTES }, () => 0);
  const known = new Map(sheets.map((sheet) => [sheet.alias, sheet]));
  const visitsOn = new Map<string, number>();
  let visits = 0;
  for (const { sheets: named, began } of live) {
    const last = named.findLast(({ alias }) => known.has(alias));
    // Ignores visits that name only sheets that the site does not have. If no part names a sheet, the visitor is still on the sheet of an
    // earlier part.
    if (named.length > 0 && !last) continue;
    visits += 1;
    if (!last) continue;
    visitsOn.set(last.alias, (visitsOn.get(last.alias) ?? 0) + 1);
    const minute = began === undefined ? -1 : Math.floor((began - since) / MINUTE_MS);
    if (minute in minutes) minutes[minute] = (minutes[minute] ?? 0) + 1;
  }
  return {
    at: now.toISOString(),
    visits,
    sheets: [...visitsOn]
      .flatMap(([alias, times]) => {
        const sheet = known.get(alias);
        return sheet ? [{ sheet, visits: times }] : [];
      })
      .toSorted((one, other) => other.visits - one.visits),
    minutes,
  };
}
