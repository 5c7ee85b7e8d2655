import type { SimulatedSheet } from '#infra/local/demo/visits/simulated-visit.ts';
import type { ReportedVersion, SwipeReport, VersionFigures } from '#shared/model/analytics/visit-reports.ts';
import { type ObservedVisit, pressesOf, restsOf, staysOf } from '#test/support/visits/expected/observed-visit.ts';
import type { VisitFacts } from '#test/support/visits/expected/visit-facts.ts';

type ReportedVersions = SwipeReport['sheets'][number]['versions'];

const aliasOf = (variation: string | null): string => variation?.slice(18) ?? '0';

/** The version of a sheet that a visit was shown; `undefined`: none, or the sheet has no variations. */
const shownOf = (observed: ObservedVisit, sheet: SimulatedSheet): string | null | undefined =>
  restsOf(observed).find((rest) => rest.sheet === sheet)?.variation;

/** The figures of a version of a sheet, from the visits that were shown it. */
function figuresOf(facts: readonly VisitFacts[], sheet: SimulatedSheet, alias: string): VersionFigures {
  const shown = facts.filter(({ observed }) => {
    const variation = shownOf(observed, sheet);
    return variation !== undefined && aliasOf(variation) === alias;
  });
  const sum = (of: (fact: VisitFacts) => number): number => shown.reduce((all, fact) => all + of(fact), 0);
  const isPressed = ({ observed }: VisitFacts): boolean =>
    pressesOf(observed).some(({ sheet: pressed, press }) => pressed === sheet && press.on !== 'sheet');
  return {
    views: sum(({ observed }) => restsOf(observed).filter((rest) => rest.sheet === sheet).length),
    visits: sum(({ totals }) => totals.visits),
    exits: sum(({ observed }) => (restsOf(observed).at(-1)?.sheet === sheet ? 1 : 0)),
    dwell: sum(({ observed }) => staysOf(observed).reduce((all, stay) => all + (stay.sheet === sheet ? stay.tenths : 0), 0)),
    clicked: sum((fact) => (fact.totals.visits > 0 && isPressed(fact) ? 1 : 0)),
    conversions: sum(({ conversions }) => conversions.filter((one) => one.sheet === sheet).length),
  };
}

/** The sheet itself against its variations. `known`: the versions that the sheet has. */
export const expectedVersions = (
  facts: readonly VisitFacts[],
  sheet: SimulatedSheet,
  known: readonly ReportedVersion[],
): ReportedVersions => known.map((version) => ({ version, figures: figuresOf(facts, sheet, version.alias) }));
