import type { Scope } from '#functions/platform/base/scope.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { activeSites } from '#functions/sites/store/active-sites.ts';
import { lastEditedAt, LISTING_LAG_MS } from '#functions/sites/store/last-save.ts';
import { ListEntry, siteListRange } from '#functions/sites/store/site-listing.ts';
import type { Site } from '#functions/sites/store/site.ts';
import type { SiteSort, SiteStatus } from '#shared/model/sites/site.ts';

export interface SiteListQuery {
  status?: SiteStatus | undefined;
  /** The order; by default by creation, newest first. */
  sort?: SiteSort;
  descending?: boolean;
  /** `next` of the previous page. */
  after: string | undefined;
  limit: number;
  /** Omits and logs items that break their schema, instead of throwing. For lists that are only displayed. */
  skipsUnreadable?: boolean;
}

export interface SitePage {
  sites: Site[];
  next: string | null;
}

/** Number of list entries in each read after the first. */
const READ_AHEAD = 100;

/** Returns a position in the order of the last save: the time of the last save and the id. */
const positionOf = (site: Site): string => `${lastEditedAt(site)}#${site.id}`;
/** Returns the time of a position, or `NaN` for a position of another order or a forged one. */
const timeOf = (position: string): number => Date.parse(/^\d{4}-[^#]*/.exec(position)?.[0] ?? '');
const isoTime = (time: number): string => new Date(time).toISOString();

/** Returns the first list entry whose site may come after a position. */
function entriesFrom(after: string | undefined, descending: boolean): string | undefined {
  if (after === undefined || descending || Number.isNaN(timeOf(after))) return after;
  return isoTime(timeOf(after) - LISTING_LAG_MS);
}

/** Returns the earliest position that a site of an entry after `last` can have. */
const firstUnread = (last: string, descending: boolean): string => (descending ? isoTime(timeOf(last) + LISTING_LAG_MS) : last);

type Order = Pick<SiteListQuery, 'limit'> &
  Record<'descending', boolean> & { [K in 'status' | 'after' | 'skipsUnreadable']: SiteListQuery[K] | undefined };

/**
 * Returns a page in the order of the last save, whose list entries lag behind by up to `LISTING_LAG_MS`:
 * 1. Reads list entries with their sites and sorts the sites by their last save.
 * 2. Ends once no site of an unread entry can precede the last site on the page.
 * 3. Otherwise reads on.
 * A page thus costs one more read for every hundred sites that were edited in the ten minutes around its end.
 */
async function pageByLastSave(
  table: Table,
  { pk, prefix }: { pk: string; prefix: string },
  { status, descending, after, limit, skipsUnreadable }: Order,
): Promise<SitePage> {
  const precedes = (one: string, other: string): boolean => (descending ? one > other : one < other);
  const found = new Map<string, Site>();
  let from = entriesFrom(after, descending);
  for (let count = limit + 1; ; count = READ_AHEAD) {
    const start = from === undefined ? undefined : { pk, sk: prefix + from };
    const { items, next } = await table.query({ pk, prefix, descending, limit: count, after: start }, ListEntry);
    const sites = await activeSites(
      table,
      items.map(({ siteId }) => siteId),
      skipsUnreadable,
    );
    for (const site of sites) {
      // The status may have changed between the two reads.
      if (site && (status === undefined || site.status === status)) found.set(site.id, site);
    }
    const unread = next?.sk.slice(prefix.length);
    from = unread;
    const inOrder = [...found.values()]
      .map((site) => ({ site, position: positionOf(site) }))
      .filter(({ position }) => after === undefined || precedes(after, position))
      .toSorted((one, other) => (precedes(one.position, other.position) ? -1 : 1));
    const shown = inOrder.slice(0, limit);
    const hasMore = inOrder.length > limit;
    if (unread === undefined || (hasMore && shown.every(({ position }) => !precedes(firstUnread(unread, descending), position))))
      return { sites: shown.map(({ site }) => site), next: hasMore ? (shown.at(-1)?.position ?? null) : null };
  }
}

/**
 * Returns a page of the sites in a scope. Makes one read of the entries, and one for every hundred sites. For the order of the last save,
 * see `pageByLastSave`.
 */
export async function querySiteList(
  table: Table,
  { accountId }: Scope,
  { status, sort = 'created', descending = true, after, limit, skipsUnreadable }: SiteListQuery,
): Promise<SitePage> {
  const { pk, prefix } = siteListRange(accountId, sort, status);
  if (sort === 'edited') return pageByLastSave(table, { pk, prefix }, { status, descending, after, limit, skipsUnreadable });
  const start = after === undefined ? undefined : { pk, sk: prefix + after };
  // Reads one entry more than the page, to know whether there is a next page.
  const { items } = await table.query({ pk, prefix, descending, limit: limit + 1, after: start }, ListEntry);
  const shown = items.slice(0, limit);
  const sites = await activeSites(
    table,
    shown.map(({ siteId }) => siteId),
    skipsUnreadable,
  );
  const last = items.length > limit ? shown.at(-1) : undefined;
  return {
    // A site may have been deleted or have changed its status between the two reads.
    sites: sites.filter((site) => site !== undefined).filter((site) => status === undefined || site.status === status),
    next: last ? last.sk.slice(prefix.length) : null,
  };
}
