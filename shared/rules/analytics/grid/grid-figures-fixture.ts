import type { SwipeReport } from '#shared/model/analytics/visit-reports.ts';
import type { GridSheet } from '#shared/rules/analytics/grid/sheet-measures.ts';

/** Returns a sheet of a report with some figures. */
export const gridSheet = (alias: string, cell: string | null, figures: Partial<GridSheet['figures']> = {}): GridSheet => ({
  sheet: { alias, sheetId: null, cell, title: '', image: null, hasVideo: false },
  figures: { views: 0, visits: 0, landings: 0, exits: 0, bounces: 0, dwell: 0, clicks: {}, clicked: 0, conversions: 0, ...figures },
  versions: [],
});

/** Returns a move by finger. */
export const swipeMove = (
  from: string,
  to: string,
  direction: SwipeReport['moves'][number]['direction'],
  times: number,
  by: SwipeReport['moves'][number]['by'] = 'swipe',
): SwipeReport['moves'][number] => ({ from, to, direction, by, times });
