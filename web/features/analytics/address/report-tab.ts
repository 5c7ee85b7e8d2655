import * as z from 'zod';

/** The reports of a site, in the order of their tabs. */
export const REPORT_TABS = ['overview', 'landing', 'swipe', 'creatives', 'rankings', 'popups', 'live'] as const;
export const ReportTab = z.enum(REPORT_TABS);
export type ReportTab = z.infer<typeof ReportTab>;

/** The filters that a report supports. */
interface Pickers {
  month: boolean;
  language: boolean;
  /** Whether the report can be filtered by device and source. */
  visits: boolean;
}

const OF_GRID: Pickers = { month: true, language: true, visits: false };

export const PICKERS: Readonly<Record<ReportTab, Pickers>> = {
  overview: { month: true, language: true, visits: true },
  landing: OF_GRID,
  swipe: OF_GRID,
  creatives: OF_GRID,
  rankings: OF_GRID,
  popups: { month: true, language: false, visits: false },
  live: { month: false, language: false, visits: false },
};
