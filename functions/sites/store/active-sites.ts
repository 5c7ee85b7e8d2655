import type { Table } from '#functions/platform/engine/table.ts';
import { siteKey } from '#functions/platform/keys/keys.ts';
import { Site } from '#functions/sites/store/site.ts';

/** Returns the sites in the order of the ids, `undefined` for deleted sites and for sites that `skipsUnreadable` omits. */
export async function activeSites(table: Table, ids: readonly string[], skipsUnreadable = false): Promise<(Site | undefined)[]> {
  const keys = ids.map(siteKey);
  const sites = await (skipsUnreadable ? table.batchGetReadable(keys, Site) : table.batchGet(keys, Site));
  return sites.map((site) => (site?.deletedAt === undefined ? site : undefined));
}
