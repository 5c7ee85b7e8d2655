import type { Table } from '#functions/store/engine/table.ts';
import { siteKey } from '#functions/store/keys.ts';
import { Site } from '#functions/store/site/site.ts';

/** The sites in the order of the ids; `undefined` for those that are deleted. */
export async function activeSites(table: Table, ids: readonly string[]): Promise<(Site | undefined)[]> {
  const sites = await table.batchGet(ids.map(siteKey), Site);
  return sites.map((site) => (site?.deletedAt === undefined ? site : undefined));
}
