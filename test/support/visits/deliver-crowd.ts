import { type ReportedPart, reportVisit } from '#infra/local/demo/visits/report-visit.ts';
import { type SeededRandom, seededRandom } from '#infra/local/demo/visits/seeded-random.ts';
import { simulateVisits } from '#infra/local/demo/visits/simulate-visits.ts';
import type { SimulatedSite, SimulatedVisit } from '#infra/local/demo/visits/simulated-visit.ts';
import type { ReceivedPart } from '#shared/rules/analytics/visits/merge-visits.ts';
import { observe, type ObservedVisit } from '#test/support/visits/expected/observed-visit.ts';

/** A request by which a part of a visit was reported. */
export interface DeliveredPart {
  visit: SimulatedVisit;
  part: ReportedPart;
  /** The number of the part in the visit. */
  number: number;
  /** The time of the request, in epoch milliseconds. */
  at: number;
}

interface CrowdOptions {
  seed: number;
  visits: number;
  /** The hours in which visits begin, in UTC: `YYYY-MM-DDTHH`. */
  hours: readonly string[];
}

const HOUR_MS = 3_600_000;

/** Visits of a crowd, evenly over the given hours. */
export function crowdOf(site: SimulatedSite, { seed, visits, hours }: CrowdOptions): SimulatedVisit[] {
  const random = seededRandom(seed);
  const times = Array.from({ length: visits }, (_, index) => {
    const start = Date.parse(`${hours[index % hours.length]}:00:00Z`);
    return start + random.below(HOUR_MS);
  });
  return [...simulateVisits(random, site, times)];
}

interface DeliveryOptions {
  random: SeededRandom;
  /** The share of the parts that arrive twice, and of those that never arrive. */
  repeated?: number;
  lost?: number;
  /** Parts reported later have not arrived yet. */
  until?: Date;
}

/** The time within which a page retries requests that the network has lost, in milliseconds. */
const RETRIED_MS = 60_000;

/** The delivered parts of visits, in no particular order, and the visits as observed from them. */
export function deliverCrowd(
  visits: readonly SimulatedVisit[],
  { random, repeated = 0, lost = 0, until }: DeliveryOptions,
): { delivered: DeliveredPart[]; observed: ObservedVisit[] } {
  const isBefore = (at: number): boolean => until === undefined || at < until.getTime();
  const delivered: (DeliveredPart & { turn: number })[] = [];
  const observed = visits.flatMap((visit) => {
    const parts = reportVisit(visit);
    const arrived = parts.filter(({ at }) => isBefore(at) && !random.happens(lost));
    for (const part of arrived) {
      const sent = { visit, part, number: parts.indexOf(part), at: part.at };
      delivered.push({ ...sent, turn: random.next() });
      const again = part.at + random.below(RETRIED_MS);
      if (random.happens(repeated) && isBefore(again)) delivered.push({ ...sent, at: again, turn: random.next() });
    }
    return observe(visit, parts, arrived) ?? [];
  });
  return { delivered: delivered.toSorted((one, other) => one.turn - other.turn), observed };
}

/** A part as it is collected, with the person in clear. */
export const receivedPart = ({ visit: { person }, part, at }: DeliveredPart): ReceivedPart => ({
  at,
  path: part.path,
  person: `${person.address} ${person.agent}`,
});
