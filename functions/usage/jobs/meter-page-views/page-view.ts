import { isPerson } from '#functions/usage/services/is-person.ts';
import { memoize } from '#functions/usage/services/memoize.ts';
import { siteOfHost } from '#functions/usage/services/site-of-host.ts';
import type { AccessLogRecord } from '#functions/usage/jobs/meter-page-views/access-log-fields.ts';
import { monthOf } from '#shared/rules/time/japanese-month.ts';

/** A page view: the site, and the month in Japanese time. */
export interface PageView {
  siteId: string;
  month: string;
}

/** Matches a block of sheets, which the page prefetches. It is part of a page and does not count as a page view. */
const BLOCK = /\/s\/\d+\.html$/;
/**
 * Returns a function that returns the month of an instant in milliseconds. The month is computed once per hour of logs, because consecutive
 * records are of the same month.
 */
function monthByHour(): (at: number) => string {
  const monthOfHour = memoize((hour) => monthOf(new Date(Number(hour) * 3_600_000)));
  return (at) => monthOfHour(String(Math.floor(at / 3_600_000)));
}

/**
 * Returns a function that decides whether a request is a page view: a GET that a site's host answered with HTML and status
 * 200, to a person. Prefetches do not count, because the edge refuses them (`infra/edge/site-request.js`).
 * `sitesOrigin`: template with `{siteId}`.
 */
export function pageViews(sitesOrigin: string): (record: AccessLogRecord) => PageView | undefined {
  const siteOf = siteOfHost(sitesOrigin);
  const isPersonCached = memoize(isPerson);
  const monthAt = monthByHour();
  return (record) => {
    const path = record['cs-uri-stem'];
    if (record['sc-status'] !== '200' || record['cs-method'] !== 'GET' || !record['sc-content-type'].startsWith('text/html'))
      return undefined;
    if (BLOCK.test(path) || !isPersonCached(record['cs(User-Agent)'])) return undefined;
    const site = siteOf(record['x-host-header']);
    const at = Number(record['timestamp(ms)']);
    return site === '' || !Number.isSafeInteger(at) || at <= 0 ? undefined : { siteId: site, month: monthAt(at) };
  };
}
