import type { Readable } from 'node:stream';
import { readLogRecords, type ReadLines } from '#functions/usage/services/read-log-records.ts';
import { ACCESS_LOG_FIELDS, type AccessLogRecord } from '#functions/usage/jobs/meter-page-views/access-log-fields.ts';
import type { PageView } from '#functions/usage/jobs/meter-page-views/page-view.ts';

/** Page views of one site in one month. */
export interface SiteViews extends PageView {
  views: number;
}

export interface LogCount extends ReadLines {
  /** Counts by site and month, sorted, so that a retry continues where the last attempt stopped. */
  counts: SiteViews[];
}

type Counts = Map<string, SiteViews>;

function addTo(counts: Counts, added: SiteViews): void {
  const key = `${added.siteId}#${added.month}`;
  const counted = counts.get(key);
  counts.set(key, counted ? { ...counted, views: counted.views + added.views } : added);
}

const sorted = (counts: Counts): SiteViews[] => [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, views]) => views);

/** Sums counts by site and month, sorted. A site may have been visited under several hosts. */
export function sumSiteViews(all: readonly SiteViews[]): SiteViews[] {
  const counts: Counts = new Map();
  for (const one of all) addTo(counts, one);
  return sorted(counts);
}

/** Counts the page views of a log object: gzip, one JSON record per line. Throws if the stream fails or is not gzip. */
export async function countPageViews(object: Readable, pageViewOf: (record: AccessLogRecord) => PageView | undefined): Promise<LogCount> {
  const counts: Counts = new Map();
  const read = await readLogRecords(object, {
    fields: ACCESS_LOG_FIELDS,
    // Lines of page views contain `text/html`.
    sign: 'html',
    onRecord(record) {
      const view = pageViewOf(record);
      if (view) addTo(counts, { ...view, views: 1 });
    },
  });
  return { counts: sorted(counts), ...read };
}
