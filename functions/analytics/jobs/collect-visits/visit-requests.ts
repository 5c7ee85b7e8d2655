import { isPerson } from '#functions/usage/services/is-person.ts';
import { memoize } from '#functions/usage/services/memoize.ts';
import { siteOfHost } from '#functions/usage/services/site-of-host.ts';
import type { VisitLogRecord } from '#functions/analytics/jobs/collect-visits/visit-log-fields.ts';
import { OWN_VISIT_STATUS, VISIT_STATUS } from '#shared/rules/analytics/visits/own-visit.ts';
import { visitHour } from '#shared/rules/analytics/visits/visit-hour.ts';
import { parseVisitPart } from '#shared/rules/analytics/visits/visit-part.ts';

/** A request by which a page reported a part of a visit. */
export interface VisitRequest {
  siteId: string;
  hour: string;
  /** Time of the request, in epoch milliseconds. */
  at: number;
  path: string;
  /** Address and user agent of the visitor. */
  viewer: string;
  address: string;
  /** Whether the console has marked the browser as the owner's. */
  isOwn: boolean;
}

/**
 * Returns a function that parses the part of a visit from a record of an access log. It returns `undefined` for other requests, for
 * programs and for values that no page sends. `sitesOrigin`: template with `{siteId}`.
 */
export function visitRequests(sitesOrigin: string): (record: VisitLogRecord) => VisitRequest | undefined {
  const siteOf = siteOfHost(sitesOrigin);
  const isPersonCached = memoize(isPerson);
  return (record) => {
    const path = record['cs-uri-stem'];
    const agent = record['cs(User-Agent)'];
    const isOwn = record['sc-status'] === OWN_VISIT_STATUS;
    if (record['cs-method'] !== 'POST' || !(isOwn || record['sc-status'] === VISIT_STATUS) || !isPersonCached(agent)) return undefined;
    const part = parseVisitPart(path);
    const siteId = siteOf(record['x-host-header']);
    const at = Number(record['timestamp(ms)']);
    if (!part || siteId === '' || !Number.isSafeInteger(at) || at <= 0) return undefined;
    const address = record['c-ip'];
    return { siteId, hour: visitHour(part.visitId, at), at, path, viewer: `${address} ${agent}`, address, isOwn };
  };
}
