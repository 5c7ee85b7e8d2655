import type { SimulatedSheet } from '#infra/local/demo/visits/simulated-visit.ts';
import type { LiveReport, ReportedSheet } from '#shared/model/analytics/visit-reports.ts';
import type { DeliveredPart } from '#test/support/visits/deliver-crowd.ts';

const MINUTE_MS = 60_000;
const MINUTES = 30;
const HOUR_MS = 3_600_000;

const hourAt = (ms: number): number => Math.floor(ms / HOUR_MS);

/** The visits of the last half hour, by the sheet they came to last; sheets in no particular order. */
export function expectedLive(
  delivered: readonly DeliveredPart[],
  now: Date,
  reported: (sheet: SimulatedSheet) => ReportedSheet,
): Pick<LiveReport, 'visits' | 'sheets' | 'minutes'> {
  const since = now.getTime() - MINUTES * MINUTE_MS;
  const isRecent = ({ at, visit }: DeliveredPart): boolean =>
    at >= since && at < now.getTime() && hourAt(visit.beganAt) >= hourAt(now.getTime()) - 1;
  const byVisit = Map.groupBy(delivered.filter(isRecent), ({ visit }) => visit.id);
  const on = new Map<SimulatedSheet, number>();
  const minutes = Array.from({ length: MINUTES }, () => 0);
  for (const parts of byVisit.values()) {
    const last = parts
      .toSorted((one, other) => one.number - other.number)
      .flatMap(({ part }) => part.steps)
      .findLast((step) => step.does === 'rest');
    if (last) on.set(last.sheet, (on.get(last.sheet) ?? 0) + 1);
    const began = Math.min(...parts.filter(({ number }) => number === 0).map(({ at }) => at));
    const minute = Math.floor((began - since) / MINUTE_MS);
    if (Number.isFinite(began)) minutes[minute] = (minutes[minute] ?? 0) + 1;
  }
  return { visits: byVisit.size, sheets: [...on].map(([sheet, visits]) => ({ sheet: reported(sheet), visits })), minutes };
}
