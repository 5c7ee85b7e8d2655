import * as z from 'zod';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { accountVisitsKey, accountVisitsPartition, accountVisitsPrefix } from '#functions/platform/keys/visit-keys.ts';
import { packCounters, unpackCounters } from '#functions/analytics/store/packed-counters.ts';
import type { VisitTotals } from '#shared/model/analytics/visit-totals.ts';
import { countTotals, totalsFromCounters, totalsToCounters } from '#shared/rules/analytics/count-totals.ts';
import type { SiteMonth } from '#shared/rules/analytics/month-report.ts';
import { isOfKind } from '#shared/rules/analytics/visits/counter-key.ts';
import type { Counters } from '#shared/rules/analytics/visits/visit-counters.ts';

const StoredSiteMonth = z.object({
  siteId: z.string(),
  siteName: z.string(),
  ownerId: z.string(),
  month: z.string(),
  countedAt: z.string(),
  /** The totals of the month by slice, and those of its days as `day/<day>/<total>`. */
  data: z.instanceof(Uint8Array),
});

/** A site, with the accounts for which its visits count: from the operator down to its owner. */
export interface CountedSite {
  id: string;
  name: string;
  lineage: readonly string[];
}

/** The visits by month of all sites of an account and of the accounts below it (ADR 58). */
export interface AccountVisits {
  /** Returns the sites that were visited in these months, both inclusive. Makes one call for each MB of items, which is about 800 sites. */
  ofAccount(accountId: string, from: string, to: string): Promise<SiteMonth[]>;
  /** Returns one site of an account; `undefined` if it had no visits in the month. */
  ofSite(accountId: string, siteId: string, month: string): Promise<SiteMonth | undefined>;
}

const dayPrefix = (day: string): string => `day/${day}/`;
const DAY = /^day\/([^/]+)\//;

/** Returns the writes that replace a month of a site for each of its accounts, in the transaction that replaces the month itself. */
export async function accountVisitsWrites(
  { id: siteId, name: siteName, lineage }: CountedSite,
  month: string,
  days: ReadonlyMap<string, Counters>,
  figures: { counters: Counters; countedAt: string },
): Promise<Write[]> {
  const totals = [...figures.counters].filter(([key]) => isOfKind('total', key));
  const byDay = [...days].flatMap(([day, counters]) => totalsToCounters(dayPrefix(day), countTotals(counters)));
  const data = await packCounters(new Map([...totals, ...byDay]));
  const ownerId = lineage.at(-1) ?? '';
  return lineage.map((accountId) => ({
    put: {
      ...accountVisitsKey(accountId, month, siteId),
      entity: 'account-visits',
      siteId,
      siteName,
      ownerId,
      month,
      countedAt: figures.countedAt,
      data,
    },
  }));
}

async function opened({ data, ...site }: z.infer<typeof StoredSiteMonth>): Promise<SiteMonth> {
  const counters = await unpackCounters(data);
  const days = new Set([...counters.keys()].flatMap((key) => DAY.exec(key)?.[1] ?? []));
  return {
    ...site,
    counters,
    days: new Map<string, VisitTotals>([...days].map((day) => [day, totalsFromCounters(dayPrefix(day), counters)])),
  };
}

export const accountVisits = (table: Table): AccountVisits => ({
  async ofAccount(accountId, from, to) {
    const between = [accountVisitsPrefix(from), `${accountVisitsPrefix(to)}~`] as const;
    const items = await table.queryAll({ pk: accountVisitsPartition(accountId), between }, StoredSiteMonth);
    return Promise.all(items.map(opened));
  },
  async ofSite(accountId, siteId, month) {
    const item = await table.get(accountVisitsKey(accountId, month, siteId), StoredSiteMonth);
    return item && opened(item);
  },
});
