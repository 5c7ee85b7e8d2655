import type { Scope } from '#functions/platform/base/scope.ts';
import type { Item, Table } from '#functions/platform/engine/table.ts';
import { siteKey, siteTrashPartition } from '#functions/platform/keys/keys.ts';
import { ListEntry } from '#functions/sites/store/site-listing.ts';
import { isTrashed, Site, type TrashedSite } from '#functions/sites/store/site.ts';

/**
 * The trash: in each scope that contains a deleted site, an entry that sorts by the time of the deletion. It is written and
 * removed in the transactions that delete, restore and purge the site.
 */
const SEPARATOR = '#';

/** Returns the entries of a deleted site in the trash of every scope that contains it. */
export const trashEntries = ({ id, lineage, deletedAt = '' }: Pick<Site, 'id' | 'lineage' | 'deletedAt'>): Item[] =>
  lineage.map((scopeId) => ({
    pk: siteTrashPartition(scopeId),
    sk: deletedAt + SEPARATOR + id,
    entity: 'trash',
    siteId: id,
  }));

export interface TrashPage {
  sites: TrashedSite[];
  next: string | null;
}

/** Returns a page of the trash of a scope, the last deleted site first. Makes two calls for up to a hundred sites. */
export async function listTrash(
  table: Table,
  { accountId }: Scope,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<TrashPage> {
  const pk = siteTrashPartition(accountId);
  const start = after === undefined ? undefined : { pk, sk: after };
  const { items } = await table.query({ pk, descending: true, limit: limit + 1, after: start }, ListEntry);
  const shown = items.slice(0, limit);
  const sites = await table.batchGetReadable(
    shown.map(({ siteId }) => siteKey(siteId)),
    Site,
  );
  const last = items.length > limit ? shown.at(-1) : undefined;
  return { sites: sites.filter((site) => site !== undefined).filter(isTrashed), next: last ? last.sk : null };
}
