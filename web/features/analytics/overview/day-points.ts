import type { SiteOverview } from '#shared/model/analytics/visit-reports.ts';
import type { VisitTotals } from '#shared/model/analytics/visit-totals.ts';
import { type Metric, metricOf } from '#shared/rules/analytics/metrics.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

type Days = readonly { day: string; totals: VisitTotals }[];

/** Returns the label of a day on the axis, such as `11/3`. */
export const dayLabel = (day: string): string => `${Number(day.slice(5, 7))}/${Number(day.slice(8, 10))}`;

export interface DayPoint extends Record<string, string | number | null> {
  label: string;
  value: number | null;
  former: number | null;
}

/** Returns the value of a metric for each day, with the value on the same day of the month before. */
export function dayPoints(days: Days, formerDays: Days, metric: Metric): DayPoint[] {
  const former = new Map(formerDays.map(({ day, totals }) => [day.slice(8), metricOf(metric, totals)]));
  return days.map(({ day, totals }) => ({
    label: dayLabel(day),
    value: metricOf(metric, totals),
    former: former.get(day.slice(8)) ?? null,
  }));
}

/** Returns the days with events of the site in chronological order. Chart and list number the days by their position, from 1. */
export const daysOfEvents = (annotations: SiteOverview['annotations']): string[] =>
  [...new Set(annotations.map(({ at }) => japaneseDay(new Date(at))))].toSorted();
