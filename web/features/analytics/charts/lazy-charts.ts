import { lazy } from 'react';

/** The charts with their library, a chunk that loads after the first figures are shown. */
export const LazyLineChart = lazy(async () => ({
  default: (await import('#web/features/analytics/charts/line-chart.tsx')).ReportLineChart,
}));
export const LazyBarChart = lazy(async () => ({ default: (await import('#web/features/analytics/charts/bar-chart.tsx')).ReportBarChart }));
