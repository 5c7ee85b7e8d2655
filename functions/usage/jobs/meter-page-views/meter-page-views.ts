import * as z from 'zod';
import type { AccessLogs } from '#functions/platform/gateways/access-logs.ts';
import { type SitesOfDomains, withSites } from '#functions/usage/services/site-of-host.ts';
import { sumSiteViews, countPageViews } from '#functions/usage/jobs/meter-page-views/count-page-views.ts';
import { pageViews } from '#functions/usage/jobs/meter-page-views/page-view.ts';
import { type Warn, writeLine } from '#functions/platform/base/log.ts';
import type { AccountMonth } from '#functions/usage/store/view-writes.ts';
import type { PageViewStore } from '#functions/usage/store/page-view-store.ts';

/** The event by which S3 announces a new object through EventBridge. */
const ObjectCreated = z.object({ detail: z.object({ object: z.object({ key: z.string().min(1) }) }) });

interface MeterDependencies {
  logs: AccessLogs;
  views: Pick<PageViewStore, 'addLogObject'>;
  /** Notifies accounts whose page views have reached a threshold. Idempotent. */
  notify: (metered: readonly AccountMonth[]) => Promise<void>;
  /** Template with `{siteId}`. */
  sitesOrigin: string;
  sitesOfDomains: SitesOfDomains;
  warn: Warn;
}

/**
 * Counts the page views of a new log object. S3 announces an object at least once; the store counts it once. An object that was
 * deleted after its retention period is ignored.
 */
export function meterPageViews({
  logs,
  views,
  notify,
  sitesOrigin,
  sitesOfDomains,
  warn,
}: MeterDependencies): (event: unknown) => Promise<void> {
  const pageViewOf = pageViews(sitesOrigin);
  return async (event) => {
    const { key } = ObjectCreated.parse(event).detail.object;
    const object = await logs.open(key);
    if (!object) return;
    const { counts: counted, lines, unreadable } = await countPageViews(object, pageViewOf);
    const counts = sumSiteViews(await withSites(counted, sitesOfDomains));
    if (unreadable > 0) warn('unreadable-log-line', unreadable, new Error(`Log object ${key} has lines that are no record`));
    // A retry does not count again, but notifies if the previous attempt was interrupted before it notified.
    await notify(await views.addLogObject(key, counts));
    writeLine({ level: 'info', message: 'log object metered', key, lines, views: counts.reduce((sum, count) => sum + count.views, 0) });
  };
}
