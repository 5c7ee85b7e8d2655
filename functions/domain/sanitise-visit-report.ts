import type { VisitReport } from '#shared/model/visitor/visit-report.ts';

const total = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/**
 * A report as far as it can be true: nobody swipes more often than they come to rest, or presses a button on a sheet they
 * have not been on, or the same popup for two. Anybody can send a report, so figures must not rest on its word alone.
 */
export function sanitiseVisitReport(report: VisitReport): VisitReport {
  const { views, swipes, buttons, popups } = report;
  return {
    ...report,
    swipes: Math.min(swipes, Math.max(0, total(views) - 1)),
    buttons: Object.fromEntries(Object.entries(buttons).filter(([cell]) => Object.hasOwn(views, cell))),
    popups: [...new Set(popups)],
  };
}
