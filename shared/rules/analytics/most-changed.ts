import type { VisitTotals } from '#shared/model/analytics/visit-totals.ts';

interface ComparedVisits {
  /** Totals of the compared days. */
  compared: Pick<VisitTotals, 'visits'>;
  previous: Pick<VisitTotals, 'visits'>;
}

/** The number of standard deviations of the difference that counts as a change: random variation exceeds it in one of twenty cases. */
const DEVIATIONS = 2;

const difference = ({ compared, previous }: ComparedVisits): number => Math.abs(compared.visits - previous.visits);

/**
 * Whether a difference is beyond chance. A number of visits varies randomly by its square root, and the difference of two numbers by the
 * square root of their sum.
 */
const isBeyondChance = (site: ComparedVisits): boolean =>
  difference(site) > DEVIATIONS * Math.sqrt(site.compared.visits + site.previous.visits);

/**
 * Returns the sites whose visits differ most from the period before, largest difference first, without differences that random variation
 * explains.
 */
export const mostChanged = <S extends ComparedVisits>(sites: readonly S[], limit: number): S[] =>
  sites
    .filter(isBeyondChance)
    .toSorted((one, other) => difference(other) - difference(one))
    .slice(0, limit);
