import type { Readable } from 'node:stream';
import { readLogRecords, type ReadLines } from '#functions/domain/access-log/read-log-records.ts';
import { ACCESS_LOG_FIELDS, type AccessLogRecord } from '#functions/jobs/meter-page-views/access-log-fields.ts';
import type { PageView } from '#functions/jobs/meter-page-views/page-view.ts';

/** Page views of one site in one month. */
export interface SiteViews extends PageView {
  views: number;
}

export interface LogCount extends ReadLines {
  /** By site and month, sorted, so that a retry continues where the last attempt stopped. */
  counts: SiteViews[];
}

/** Counts the page views of a log object: gzip, one JSON record a line. Throws if the stream fails or is no gzip. */
export async function countPageViews(object: Readable, pageViewOf: (record: AccessLogRecord) => PageView | undefined): Promise<LogCount> {
  const counts = new Map<string, SiteViews>();
  const read = await readLogRecords(object, {
    fields: ACCESS_LOG_FIELDS,
    // A page view is text/html.
    sign: 'html',
    onRecord(record) {
      const view = pageViewOf(record);
      if (!view) return;
      const key = `${view.siteId}#${view.month}`;
      const counted = counts.get(key);
      if (counted) counted.views += 1;
      else counts.set(key, { ...view, views: 1 });
    },
  });
  return { counts: [...counts.keys()].toSorted().map((key) => counts.get(key) as SiteViews), ...read };
}
