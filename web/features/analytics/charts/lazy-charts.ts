import { lazy } from 'react';

/** The charts are loaded on demand together with their library, after the first figures are shown. */
export const LazyLineChart = lazy(async () => ({
  default: (await import('#web/features/analytics/charts/line-chart.tsx')).ReportLineChart,
}));
export const LazyBarChart = lazy(async () => ({ default: (await import('#web/features/analytics/charts/bar-chart.tsx')).ReportBarChart }));
