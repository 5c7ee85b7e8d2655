import { digest } from '#functions/platform/keys/digest.ts';
import { isAbsent } from '#functions/platform/engine/table-expression.ts';
import type { Write } from '#functions/platform/engine/table.ts';
import { siteViewsKey, viewTotalKey } from '#functions/platform/keys/visit-keys.ts';
import type { SiteLineage } from '#functions/usage/store/site-lineages.ts';

/**
 * Number of shards of a counter. Counters are sharded by log object, because objects are metered concurrently and each may contain a large
 * account. Shards are few, because reading a site reads one item per shard.
 */
export const VIEW_SHARDS = 4;

export const shardOfObject = (key: string): number => Buffer.from(digest(key), 'base64url').readUInt8() % VIEW_SHARDS;

/** Page views of a site in a month, to be added to the counters of its accounts. */
export interface MeteredViews {
  site: SiteLineage;
  month: string;
  views: number;
}

/** A month of an account. */
export interface AccountMonth {
  accountId: string;
  month: string;
}

export const accountMonthKey = ({ accountId, month }: AccountMonth): string => `${accountId}#${month}`;

interface ViewWrites {
  writes: Write[];
  /** The account and month of each write that fails if the month is closed, by its position. */
  conditional: ReadonlyMap<number, AccountMonth>;
}

/**
 * Returns the writes that add page views to the totals of their accounts and sites. A total changes only while its month is open. Views of
 * the months in `closed` are counted as late, separately from invoiced ones.
 */
export function viewWrites(metered: readonly MeteredViews[], shard: number, closed: ReadonlySet<string>): ViewWrites {
  const totals = new Map<string, AccountMonth & { views: number }>();
  const bySite: Write[] = [];
  for (const { site, month, views } of metered)
    for (const accountId of site.accountIds) {
      const key = accountMonthKey({ accountId, month });
      totals.set(key, { accountId, month, views: (totals.get(key)?.views ?? 0) + views });
      bySite.push({
        update: siteViewsKey(accountId, month, site.siteId, shard),
        set: { entity: 'site-views', siteId: site.siteId, siteName: site.siteName },
        add: closed.has(key) ? { late: views } : { views },
      });
    }
  const conditional = new Map<number, AccountMonth>();
  const writes = [...totals].map(([key, { accountId, month, views }], index): Write => {
    const update = viewTotalKey(accountId, month, shard);
    const set = { entity: 'account-views' };
    if (closed.has(key)) return { update, set, add: { late: views } };
    conditional.set(index, { accountId, month });
    return { update, set, add: { views }, when: isAbsent('closedAt') };
  });
  return { writes: [...writes, ...bySite], conditional };
}
