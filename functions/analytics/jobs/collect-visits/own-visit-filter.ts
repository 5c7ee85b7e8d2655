import { memoize } from '#functions/usage/services/memoize.ts';
import type { VisitRequest } from '#functions/analytics/jobs/collect-visits/visit-requests.ts';
import type { StoredOwnVisits } from '#shared/model/analytics/own-visits.ts';
import { isInRanges } from '#shared/values/network/address-range.ts';

/**
 * Returns a function that decides whether a part of a visit is excluded as the owner's own: from a browser that the console
 * has marked, or from one of the owner's addresses.
 */
export function ownVisitFilter({ areLeftOut, addresses }: StoredOwnVisits): (request: Pick<VisitRequest, 'isOwn' | 'address'>) => boolean {
  if (!areLeftOut) return () => false;
  const isOwnAddress = memoize((address) => isInRanges(address, addresses));
  return ({ isOwn, address }) => isOwn || isOwnAddress(address);
}
