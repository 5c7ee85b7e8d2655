import * as z from 'zod';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { ConditionFailedError } from '#functions/platform/engine/table-error.ts';
import { isAbsent, isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { logObjectKey, siteViewsKey, siteViewsPrefix, viewsPartition, viewTotalKey } from '#functions/platform/keys/visit-keys.ts';
import { readSiteLineages } from '#functions/usage/store/site-lineages.ts';
import {
  type AccountMonth,
  accountMonthKey,
  type MeteredViews,
  shardOfObject,
  VIEW_SHARDS,
  viewWrites,
} from '#functions/usage/store/view-writes.ts';

/** Page views of one site in one month, YYYY-MM in Japanese time. */
export interface SiteMonthViews {
  siteId: string;
  month: string;
  views: number;
}

/** The page views of an account, or of one site, in a month. */
export interface ViewCount {
  /** Views metered before the month was closed. */
  views: number;
  /** Views metered after the month was closed, which no invoice contains. */
  late: number;
}

export interface SiteViewCount extends ViewCount {
  siteId: string;
  siteName: string;
}

export interface PageViewStore {
  /**
   * Adds the page views of a log object exactly once, even if it is called repeatedly or concurrently for the object, or was interrupted
   * before. `counts` are sorted by site and month. Returns the accounts and months for which the object counts. Drops views of sites that
   * never existed.
   */
  addLogObject(key: string, counts: readonly SiteMonthViews[]): Promise<AccountMonth[]>;
  ofAccount(accountId: string, month: string): Promise<ViewCount>;
  /** Returns the views of a site for its owner or one of the accounts above. */
  ofSite(site: { id: string; ownerId: string }, month: string): Promise<ViewCount>;
  /** Returns the sites of an account that were viewed in a month, most viewed first. */
  sitesOf(accountId: string, month: string): Promise<SiteViewCount[]>;
  /**
   * Closes a month of an account and returns the page views to bill: views that are metered later are late. Idempotent, and
   * atomic with `addLogObject`.
   */
  closeMonth(accountId: string, month: string): Promise<number>;
}

/** DynamoDB's limit is 100 writes a transaction. */
const WRITES_PER_TRANSACTION = 90;
/** Days for which a claim is kept: longer than the access logs, so that the claim of a redelivered object still exists. */
const CLAIM_KEPT_DAYS = 450;
const DAY_SECONDS = 86_400;

const Claim = z.object({
  /** The site and month up to which the counts are added. */
  cursor: z.string(),
  isComplete: z.boolean(),
});
const StoredTotal = z.object({ views: z.number().default(0), late: z.number().default(0) });
const StoredSiteViews = z.object({ siteId: z.string(), siteName: z.string(), ...StoredTotal.shape });

const shards = Array.from({ length: VIEW_SHARDS }, (_, shard) => shard);
const cursorOf = ({ siteId, month }: Pick<SiteMonthViews, 'siteId' | 'month'>): string => `${siteId}#${month}`;

const sum = (counts: readonly (ViewCount | undefined)[]): ViewCount => ({
  views: counts.reduce((all, count) => all + (count?.views ?? 0), 0),
  late: counts.reduce((all, count) => all + (count?.late ?? 0), 0),
});

/** Groups counts so that the writes of each group fit into a transaction. A count needs at most two writes per account. */
function batchesOf(counts: readonly MeteredViews[]): MeteredViews[][] {
  const batches: MeteredViews[][] = [];
  let writes = 0;
  for (const count of counts) {
    const needed = 2 * count.site.accountIds.length;
    const last = batches.at(-1);
    if (last && writes + needed <= WRITES_PER_TRANSACTION) last.push(count);
    else {
      batches.push([count]);
      writes = 0;
    }
    writes += needed;
  }
  return batches;
}

export function pageViewStore(table: Table, clock: Clock): PageViewStore {
  /** Returns the write that moves the claim of an object from one cursor to the next; `from` is `undefined` if it is not claimed yet. */
  const claimWrite = (key: string, from: string | undefined, cursor: string, isComplete: boolean): Write => ({
    update: logObjectKey(key),
    set: {
      entity: 'log-object',
      cursor,
      isComplete,
      expiresAt: Math.ceil(clock().getTime() / 1_000) + CLAIM_KEPT_DAYS * DAY_SECONDS,
    },
    when: from === undefined ? isAbsent() : isEqual('cursor', from),
  });

  /** Adds a batch and moves the claim, in one transaction. Returns `CONFLICT` if another call has moved the claim. */
  async function addBatch(batch: readonly MeteredViews[], key: string, claim: Write): Promise<typeof CONFLICT | undefined> {
    const closed = new Set<string>();
    for (;;) {
      const { writes, conditional } = viewWrites(batch, shardOfObject(key), closed);
      try {
        await table.transact([claim, ...writes]);
        return undefined;
      } catch (error) {
        if (!(error instanceof ConditionFailedError)) throw error;
        if (error.failed.includes(0)) return CONFLICT;
        for (const position of error.failed) {
          const failed = conditional.get(position - 1);
          if (failed) closed.add(accountMonthKey(failed));
        }
      }
    }
  }

  /** Adds the counts that an earlier call has not added. */
  async function addRest(key: string, metered: readonly MeteredViews[]): Promise<typeof CONFLICT | undefined> {
    const claim = await table.get(logObjectKey(key), Claim);
    if (claim?.isComplete) return undefined;
    let from = claim?.cursor;
    const rest = metered.filter(({ site, month }) => from === undefined || cursorOf({ siteId: site.siteId, month }) > from);
    const batches = batchesOf(rest);
    // An object without page views is claimed too, so that it is not read again.
    for (const [index, batch] of (batches.length > 0 ? batches : [[]]).entries()) {
      const last = batch.at(-1);
      const cursor = last ? cursorOf({ siteId: last.site.siteId, month: last.month }) : (from ?? '');
      const write = claimWrite(key, from, cursor, index >= batches.length - 1);
      if ((await addBatch(batch, key, write)) === CONFLICT) return CONFLICT;
      from = cursor;
    }
    return undefined;
  }

  const ofAccount = async (accountId: string, month: string): Promise<ViewCount> =>
    sum(
      await table.batchGet(
        shards.map((shard) => viewTotalKey(accountId, month, shard)),
        StoredTotal,
      ),
    );

  return {
    ofAccount,
    async addLogObject(key, counts) {
      const lineages = await readSiteLineages(table, [...new Set(counts.map(({ siteId }) => siteId))]);
      const metered = counts.flatMap(({ siteId, month, views }): MeteredViews[] => {
        const site = lineages.get(siteId);
        return site ? [{ site, month, views }] : [];
      });
      await retryOnConflict(() => addRest(key, metered));
      const months = metered.flatMap(({ site, month }) => site.accountIds.map((accountId) => ({ accountId, month })));
      return [...new Map(months.map((one) => [accountMonthKey(one), one])).values()];
    },
    async ofSite({ id, ownerId }, month) {
      const keys = shards.map((shard) => siteViewsKey(ownerId, month, id, shard));
      return sum(await table.batchGet(keys, StoredTotal));
    },
    async sitesOf(accountId, month) {
      const items = await table.queryAll({ pk: viewsPartition(accountId), prefix: siteViewsPrefix(month) }, StoredSiteViews);
      const sites = new Map<string, SiteViewCount>();
      for (const { siteId, siteName, ...count } of items) sites.set(siteId, { siteId, siteName, ...sum([sites.get(siteId), count]) });
      return [...sites.values()].toSorted((one, other) => other.views - one.views || (one.siteId < other.siteId ? -1 : 1));
    },
    async closeMonth(accountId, month) {
      const set = { entity: 'account-views', closedAt: clock().toISOString() };
      await table.transact(shards.map((shard): Write => ({ update: viewTotalKey(accountId, month, shard), set })));
      return (await ofAccount(accountId, month)).views;
    },
  };
}
