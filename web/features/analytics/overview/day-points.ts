import type { SiteOverview } from '#shared/model/analytics/visit-reports.ts';
import type { VisitTotals } from '#shared/model/analytics/visit-totals.ts';
import { type Metric, metricOf } from '#shared/rules/analytics/metrics.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

type Days = readonly { day: string; totals: VisitTotals }[];

/** The label of a day on the axis: `11/3`. */
export const dayLabel = (day: string): string => `${Number(day.slice(5, 7))}/${Number(day.slice(8, 10))}`;

export interface DayPoint extends Record<string, string | number | null> {
  label: string;
  value: number | null;
  former: number | null;
}

/** A metric of each day, beside that of the same day of the month before. */
export function dayPoints(days: Days, formerDays: Days, metric: Metric): DayPoint[] {
  const former = new Map(formerDays.map(({ day, totals }) => [day.slice(8), metricOf(metric, totals)]));
  return days.map(({ day, totals }) => ({
    label: dayLabel(day),
    value: metricOf(metric, totals),
    former: former.get(day.slice(8)) ?? null,
  }));
}

/** The days of a month on which something happened to the site, with how much. */
export function marksOf(annotations: SiteOverview['annotations'], month: string): { label: string; events: number }[] {
  const events = new Map<string, number>();
  for (const { at } of annotations) {
    const day = japaneseDay(new Date(at));
    if (day.startsWith(month)) events.set(day, (events.get(day) ?? 0) + 1);
  }
  return [...events].map(([day, count]) => ({ label: dayLabel(day), events: count }));
}
