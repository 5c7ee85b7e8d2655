import { siteKey } from '#functions/store/keys.ts';
import type { Site } from '#functions/store/site/site.ts';
import type { Table } from '#functions/store/engine/table.ts';

/** Sites as they stand, in the order of their ids; `undefined` for those that are deleted. */
export async function activeSites(table: Table, ids: readonly string[]): Promise<(Site | undefined)[]> {
  const sites = await table.batchGet<Site>(ids.map(siteKey));
  return sites.map((site) => (site?.deletedAt === undefined ? site : undefined));
}
