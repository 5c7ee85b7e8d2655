import type { VisitTotals } from '#shared/model/analytics/visit-totals.ts';

/** The figures of the cards, tables and exports, in this order. */
export const METRICS = [
  'visits',
  'views',
  'people',
  'sheetsPerVisit',
  'averageTime',
  'completion',
  'clicks',
  'popupClicks',
  'conversions',
  'conversionRate',
] as const;
export type Metric = (typeof METRICS)[number];

/** The notation of a metric: a whole number, a number with one decimal, seconds, or a share from 0 to 1. */
export type MetricUnit = 'count' | 'decimal' | 'seconds' | 'share';

interface MetricDefinition {
  unit: MetricUnit;
  /** Returns the value; `null` if it is unknown, such as the share or average of zero visits. */
  of: (totals: VisitTotals) => number | null;
}

const perVisit = (total: number, { visits }: VisitTotals): number | null => (visits === 0 ? null : total / visits);

const DEFINITIONS: Readonly<Record<Metric, MetricDefinition>> = {
  visits: { unit: 'count', of: ({ visits }) => visits },
  views: { unit: 'count', of: ({ views }) => views },
  people: { unit: 'count', of: ({ people }) => people },
  sheetsPerVisit: { unit: 'decimal', of: (totals) => perVisit(totals.views, totals) },
  averageTime: { unit: 'seconds', of: (totals) => perVisit(totals.time / 10, totals) },
  completion: { unit: 'share', of: (totals) => perVisit(totals.completed, totals) },
  clicks: { unit: 'count', of: ({ clicks }) => clicks },
  popupClicks: { unit: 'count', of: ({ popupClicks }) => popupClicks },
  conversions: { unit: 'count', of: ({ conversions }) => conversions },
  // If conversions are not joined to visits (ADR 57), the share of converted visits is unknown, not 0.
  conversionRate: {
    unit: 'share',
    of: (totals) => (totals.converted === 0 && totals.conversions > 0 ? null : perVisit(totals.converted, totals)),
  },
};

export const metricUnit = (metric: Metric): MetricUnit => DEFINITIONS[metric].unit;

/** Returns the value of a metric; `null` if it is unknown. */
export const metricOf = (metric: Metric, totals: VisitTotals): number | null => DEFINITIONS[metric].of(totals);

/**
 * Returns the change from one value to another: the difference for shares, otherwise the relative change. `null` if a value is unknown, or
 * if the former value is 0.
 */
export function changeOf(unit: MetricUnit, value: number | null, former: number | null): number | null {
  if (value === null || former === null) return null;
  if (unit === 'share') return value - former;
  return former === 0 ? null : value / former - 1;
}
