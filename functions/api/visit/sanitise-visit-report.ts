import type { VisitReport } from '#shared/model/visitor/visit-report.ts';

const total = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/**
 * Caps a visit report to what is plausible, since anyone can send one: there are fewer swipes than views, buttons are
 * pressed only on viewed sheets, and each popup counts once.
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
