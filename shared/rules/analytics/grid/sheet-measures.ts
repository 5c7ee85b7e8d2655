import type { SwipeReport } from '#shared/model/analytics/visit-reports.ts';
import type { MetricUnit } from '#shared/rules/analytics/metrics.ts';
import { clicksOf } from '#shared/rules/analytics/rankings.ts';

export type GridSheet = SwipeReport['sheets'][number];

/** The measures by which the sheets of a grid are coloured and compared, in this order. */
export const SHEET_MEASURES = ['reach', 'dwell', 'exits', 'clicks', 'conversions'] as const;
export type SheetMeasure = (typeof SHEET_MEASURES)[number];

/** The minimum number of visits or views for which a share or an average is reliable. */
export const SMALL_SAMPLE = 30;

/** Steps of colour above zero. */
export const HEAT_STEPS = 6;

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** Returns the average time of a view of a sheet in seconds; `null` without views. */
export const averageDwell = ({ figures: { dwell, views } }: { figures: Pick<GridSheet['figures'], 'dwell' | 'views'> }): number | null =>
  share(dwell / 10, views);

interface MeasureDefinition {
  unit: MetricUnit;
  /** Returns the value of the measure. `visits`: the number of visits in the whole report. `null` for a share or average of zero visits. */
  of: (sheet: GridSheet, visits: number) => number | null;
  /** Returns the sample size of a share or average; `null` for counts, which are exact. */
  sampleOf: ((sheet: GridSheet, visits: number) => number) | null;
}

const DEFINITIONS: Readonly<Record<SheetMeasure, MeasureDefinition>> = {
  reach: { unit: 'share', of: ({ figures }, visits) => share(figures.visits, visits), sampleOf: (_sheet, visits) => visits },
  dwell: { unit: 'seconds', of: averageDwell, sampleOf: ({ figures }) => figures.views },
  exits: { unit: 'share', of: ({ figures }) => share(figures.exits, figures.views), sampleOf: ({ figures }) => figures.views },
  clicks: { unit: 'count', of: clicksOf, sampleOf: null },
  conversions: { unit: 'count', of: ({ figures }) => figures.conversions, sampleOf: null },
};

export const sheetMeasureUnit = (measure: SheetMeasure): MetricUnit => DEFINITIONS[measure].unit;

/** Returns the value of a measure of a sheet; `null` if it is unknown. */
export const sheetMeasure = (measure: SheetMeasure, sheet: GridSheet, visits: number): number | null =>
  DEFINITIONS[measure].of(sheet, visits);

/** Whether a value is a share or an average of too small a sample. */
export function isSmallSample(measure: SheetMeasure, sheet: GridSheet, visits: number): boolean {
  const size = DEFINITIONS[measure].sampleOf?.(sheet, visits) ?? SMALL_SAMPLE;
  return size > 0 && size < SMALL_SAMPLE;
}

/** Returns the highest value of a measure on the grids of reports; 0 if there is none. */
export function mostOf(measure: SheetMeasure, reports: readonly Pick<SwipeReport, 'sheets' | 'visits'>[]): number {
  let most = 0;
  for (const { sheets, visits } of reports)
    for (const sheet of sheets) if (sheet.sheet.cell !== null) most = Math.max(most, sheetMeasure(measure, sheet, visits) ?? 0);
  return most;
}

/** Returns the colour step of a value: 0 for zero or an unknown value, `HEAT_STEPS` for `most` and above. */
export const heatStep = (value: number | null, most: number): number =>
  value === null || value <= 0 || most <= 0 ? 0 : Math.min(HEAT_STEPS, Math.max(1, Math.ceil((value / most) * HEAT_STEPS)));
