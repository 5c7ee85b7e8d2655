import * as z from 'zod';
import type { Table } from '#functions/platform/engine/table.ts';
import { siteKey } from '#functions/platform/keys/keys.ts';
import { siteLineageKey } from '#functions/platform/keys/visit-keys.ts';

/** The accounts for which the page views of a site count. */
export interface SiteLineage {
  siteId: string;
  siteName: string;
  /**
   * The accounts for which the views count: the owner and the accounts above it, without the operator. The operator's own sites count for
   * the operator.
   */
  accountIds: readonly string[];
}

const StoredSite = z.object({ id: z.string(), name: z.string(), lineage: z.array(z.string()) });
const StoredLineage = z.object({ siteName: z.string(), accountIds: z.array(z.string()) });

const accountsOf = (lineage: readonly string[]): readonly string[] => (lineage.length > 1 ? lineage.slice(1) : lineage);

const isSame = (one: SiteLineage, other: z.infer<typeof StoredLineage> | undefined): boolean =>
  other?.siteName === one.siteName && other.accountIds.join() === one.accountIds.join();

/**
 * Returns the lineages of sites by id, without sites that never existed. Logs arrive up to a day late, when a site may already be deleted,
 * so lineages are stored separately from the sites.
 */
export async function readSiteLineages(table: Table, siteIds: readonly string[]): Promise<ReadonlyMap<string, SiteLineage>> {
  const [sites, kept] = await Promise.all([
    table.batchGet(siteIds.map(siteKey), StoredSite),
    table.batchGet(siteIds.map(siteLineageKey), StoredLineage),
  ]);
  const found = new Map<string, SiteLineage>();
  const changed: SiteLineage[] = [];
  for (const [index, siteId] of siteIds.entries()) {
    const site = sites[index];
    const before = kept[index];
    if (site) {
      const lineage = { siteId, siteName: site.name, accountIds: accountsOf(site.lineage) };
      found.set(siteId, lineage);
      if (!isSame(lineage, before)) changed.push(lineage);
    } else if (before) found.set(siteId, { siteId, ...before });
  }
  await table.batchWrite({ put: changed.map((lineage) => ({ ...siteLineageKey(lineage.siteId), entity: 'site-lineage', ...lineage })) });
  return found;
}
