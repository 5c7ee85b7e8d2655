import {
  type LandingReport,
  type ReportedSheet,
  type ReportedVersion,
  type SwipeReport,
  VisitFilter,
} from '#shared/model/analytics/visit-reports.ts';
import type { VisitTotals } from '#shared/model/analytics/visit-totals.ts';
import { cellName } from '#shared/values/cell.ts';
import { countTotals } from '#shared/rules/analytics/count-totals.ts';
import { landingReport } from '#shared/rules/analytics/landing-report.ts';
import { swipeReport, tapReport } from '#shared/rules/analytics/swipe-report.ts';
import type { Counters } from '#shared/rules/analytics/visits/visit-counters.ts';
import { sheetAlias } from '#shared/rules/analytics/visits/sheet-alias.ts';
import type { SimulatedSheet, SimulatedSite } from '#infra/local/demo/visits/simulated-visit.ts';
import { expectedSwipe, expectedTaps, type KnownSite, tally } from '#test/support/visits/expected/expected-grid.ts';
import { expectedLanding } from '#test/support/visits/expected/expected-landing.ts';
import { type ObservedVisit, popupActionsOf } from '#test/support/visits/expected/observed-visit.ts';
import { expectedTotals } from '#test/support/visits/expected/expected-overview.ts';
import { factsOf, type VisitFacts } from '#test/support/visits/expected/visit-facts.ts';

/** A list in canonical order, for comparison. */
const unordered = <T>(list: readonly T[]): T[] =>
  list
    .map((one) => [JSON.stringify(one), one] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, one]) => one);

/** Sorts the lists of a report whose order has no meaning. */
export const withoutOrder = {
  swipe: ({ moves, exits, ...report }: SwipeReport): SwipeReport => ({ ...report, moves: unordered(moves), exits: unordered(exits) }),
  landing: ({ sheets, sources, referrers, campaigns, ...times }: LandingReport): LandingReport => ({
    sheets: unordered(sheets),
    sources: unordered(sources),
    referrers: unordered(referrers),
    campaigns: unordered(campaigns),
    ...times,
  }),
  taps: unordered,
} as const;

const reported = ({ id, row, column }: SimulatedSheet): ReportedSheet => ({
  alias: sheetAlias(id),
  sheetId: id,
  cell: cellName({ row, column }),
  title: '',
  image: null,
  hasVideo: false,
});

/** The variations of a crowd's site are the same in all languages. */
function versions({ variations }: SimulatedSheet): ReportedVersion[] {
  const ids = (variations?.jp ?? []).map(({ id }) => id);
  const version = (alias: string, name: string | null): ReportedVersion => ({ alias, name, image: null, hasVideo: false, isOn: true });
  return ids.length === 0 ? [] : [version('0', null), ...ids.map((id) => version(id.slice(18), ''))];
}

const gridOf = (site: SimulatedSite): KnownSite => ({
  site,
  columns: 1 + Math.max(...site.sheets.map(({ column }) => column)),
  rows: 1 + Math.max(...site.sheets.map(({ row }) => row)),
  reported,
  versions,
});

/** The reports on a site, computed from counters or from a crowd. */
export interface CrowdReports {
  totals: VisitTotals;
  byDevice: VisitTotals[];
  landing: LandingReport;
  swipe: SwipeReport;
  taps: unknown[][];
  popups: Record<string, number>;
}

const ACTIONS = { s: 'shown', c: 'clicked', x: 'closed' } as const;

/** The number of visits per popup and action: `<popup>/<action>`. */
function popupCounters(counters: Counters): Record<string, number> {
  const own = [...counters].filter(([key]) => key.startsWith('popup/'));
  return Object.fromEntries(own.map(([key, times]) => [key.slice('popup/'.length), times]));
}

function expectedPopupCounters(facts: readonly VisitFacts[]): Record<string, number> {
  const actions = facts.flatMap(({ observed }) => popupActionsOf(observed).map(({ popupId, action }) => `${popupId}/${ACTIONS[action]}`));
  return Object.fromEntries(tally(actions).map(({ what, times }) => [what, times]));
}

const { options: devices } = VisitFilter.shape.device.unwrap();

/** The reports computed from counters. */
export function reportsOfCounters(counters: Counters, site: SimulatedSite): CrowdReports {
  const { columns, rows } = gridOf(site);
  const sheets = site.sheets.map(reported);
  const known = new Map(site.sheets.map((sheet) => [sheetAlias(sheet.id), versions(sheet)]));
  return {
    totals: countTotals(counters),
    byDevice: devices.map((device) => countTotals(counters, { device })),
    landing: withoutOrder.landing(landingReport(counters, sheets, undefined)),
    swipe: withoutOrder.swipe(swipeReport(counters, { columns, rows, sheets, versions: known }, undefined)),
    taps: sheets.map(({ alias }) => withoutOrder.taps(tapReport(counters, alias).taps)),
    popups: popupCounters(counters),
  };
}

/** The reports computed from the visits of a crowd. */
export function expectedReports(visits: readonly ObservedVisit[], site: SimulatedSite): CrowdReports {
  const facts = factsOf(site, visits);
  return {
    totals: expectedTotals(facts),
    byDevice: devices.map((device) => expectedTotals(facts, { device })),
    landing: withoutOrder.landing(expectedLanding(facts, facts, gridOf(site))),
    swipe: withoutOrder.swipe(expectedSwipe(facts, gridOf(site))),
    taps: site.sheets.map((sheet) => withoutOrder.taps(expectedTaps(facts, sheet).taps)),
    popups: expectedPopupCounters(facts),
  };
}
