import { type LandingReport, VisitFilter } from '#shared/model/analytics/visit-reports.ts';
import { expectedLandings, type KnownSite, tally } from '#test/support/visits/expected/expected-grid.ts';
import { expectedTotals } from '#test/support/visits/expected/expected-overview.ts';
import { restsOf } from '#test/support/visits/expected/observed-visit.ts';
import type { VisitFacts } from '#test/support/visits/expected/visit-facts.ts';

const TENTH_MS = 100;
const BUCKETS_PER_OCTAVE = 5;

/** The longest time of the bucket that contains a time: buckets end at powers of the fifth root of two. */
function bucketOf(ms: number): number {
  let end = 0;
  while (2 ** (end / BUCKETS_PER_OCTAVE) < ms) end += 1;
  return Math.round(2 ** (end / BUCKETS_PER_OCTAVE));
}

function distribution(times: readonly number[]): LandingReport['shown'] {
  const sorted = times.map(bucketOf).toSorted((one, other) => one - other);
  const quantile = (share: number): number | null => sorted[Math.ceil(sorted.length * share) - 1] ?? null;
  return {
    p75: quantile(0.75),
    median: quantile(0.5),
    buckets: tally(sorted).map(({ what, times: visits }) => ({ ms: what, visits })),
  };
}

/**
 * The expected report on the start and origin of visits. Lists in no particular order, except the buckets. `all`: the visits in all
 * languages, which referrers, campaigns and times are computed from.
 */
export function expectedLanding(facts: readonly VisitFacts[], all: readonly VisitFacts[], known: KnownSite): LandingReport {
  const begun = all.filter(({ observed, totals }) => observed.hasOrigin && totals.visits > 0).map(({ observed }) => observed);
  const texts = <T>(textsOf: (visit: (typeof begun)[number]['visit']) => readonly T[]) =>
    tally(begun.flatMap(({ visit }) => textsOf(visit)));
  return {
    sheets: expectedLandings(facts, known),
    sources: VisitFilter.shape.source
      .unwrap()
      .options.filter((source) => facts.some((one) => one.source === source))
      .map((source) => ({ source, totals: expectedTotals(facts, { source }) })),
    referrers: texts(({ referrer }) => (referrer === '' ? [] : [referrer])).map(({ what, times }) => ({ host: what, visits: times })),
    campaigns: texts(({ campaign }) => (campaign.join('') === '' ? [] : [campaign])).map(({ what: [source, medium, campaign], times }) => ({
      source,
      medium,
      campaign,
      visits: times,
    })),
    shown: distribution(begun.flatMap(({ visit: { shownAfter } }) => (shownAfter === undefined ? [] : [Math.floor(shownAfter)]))),
    firstMove: distribution(begun.flatMap((observed) => restsOf(observed)[1]?.at ?? []).map((tenths) => tenths * TENTH_MS)),
  };
}
