import type { Table } from '#functions/platform/engine/table.ts';
import { siteKey } from '#functions/platform/keys/keys.ts';
import { Site } from '#functions/sites/store/site.ts';

/** The sites in the order of the ids; `undefined` for those that are deleted, and for those that `skipsUnreadable` leaves out. */
export async function activeSites(table: Table, ids: readonly string[], skipsUnreadable = false): Promise<(Site | undefined)[]> {
  const keys = ids.map(siteKey);
  const sites = await (skipsUnreadable ? table.batchGetReadable(keys, Site) : table.batchGet(keys, Site));
  return sites.map((site) => (site?.deletedAt === undefined ? site : undefined));
}
