import type { LiveReport, ReportedSheet } from '#shared/model/analytics/visit-reports.ts';
import { mergeVisits, type ReceivedPart } from '#shared/rules/visit/merge-visits.ts';
import { parseVisitPart, type VisitEvent } from '#shared/rules/visit/visit-part.ts';

const MINUTE_MS = 60_000;
const MINUTES = 30;
export const LIVE_MS = MINUTES * MINUTE_MS;

type SheetEvent = Extract<VisitEvent, { what: 'sheet' }>;

const sheetsIn = (events: readonly VisitEvent[]): SheetEvent[] => events.filter((event) => event.what === 'sheet');

/** How many visits to sheets of the site began in each minute: those whose first part was received then, each once. */
function beginnings(received: readonly ReceivedPart[], since: number, isKnown: (alias: string) => boolean): number[] {
  const began = new Map<string, number>();
  for (const { at, path } of received) {
    const part = parseVisitPart(path);
    if (part?.part === 0 && sheetsIn(part.events).some(({ alias }) => isKnown(alias)))
      began.set(part.visitId, Math.min(at, began.get(part.visitId) ?? at));
  }
  const minutes = Array.from({ length: MINUTES }, () => 0);
  for (const at of began.values()) {
    const minute = Math.floor((at - since) / MINUTE_MS);
    if (minute in minutes) minutes[minute] = (minutes[minute] ?? 0) + 1;
  }
  return minutes;
}

/** How often these parts tell of each sheet, by alias. */
export function liveSheetViews(parts: readonly ReceivedPart[]): Map<string, number> {
  const views = new Map<string, number>();
  for (const { path } of parts)
    for (const event of parseVisitPart(path)?.events ?? [])
      if (event.what === 'sheet') views.set(event.alias, (views.get(event.alias) ?? 0) + 1);
  return views;
}

/** The visits that were reported in the half hour before `now`, by the sheet of the site they came to last. */
export function liveReport(parts: readonly ReceivedPart[], sheets: readonly ReportedSheet[], now: Date): Omit<LiveReport, 'share'> {
  const since = now.getTime() - LIVE_MS;
  const recent = parts.filter(({ at }) => at >= since && at < now.getTime());
  const known = new Map(sheets.map((sheet) => [sheet.alias, sheet]));
  const visitsOn = new Map<string, number>();
  let visits = 0;
  for (const { events } of mergeVisits(recent)) {
    const named = sheetsIn(events);
    const last = named.findLast(({ alias }) => known.has(alias));
    // A visit to no sheet of the site is none. A part that tells of no sheet: the visitor stays where an earlier part left off.
    if (named.length > 0 && !last) continue;
    visits += 1;
    if (last) visitsOn.set(last.alias, (visitsOn.get(last.alias) ?? 0) + 1);
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
    minutes: beginnings(recent, since, (alias) => known.has(alias)),
  };
}
