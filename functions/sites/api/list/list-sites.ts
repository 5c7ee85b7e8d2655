import type { SiteDependencies } from '#functions/sites/api/dependencies.ts';
import { findSites } from '#functions/sites/api/list/find-sites.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newEntryCount } from '#functions/sites/store/record-counts.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';

/** Returns a page of sites with the numbers of their new entries, which take one call for every hundred sites. */
export const listSites =
  (dependencies: SiteDependencies): UseCase<typeof site.list> =>
  async ({ caller, query: { limit, ...question } }) => {
    const { sites, nextCursor } = await findSites(dependencies, caller, question, { limit, skipsUnreadable: true });
    const counts = sites.length > 0 ? await dependencies.recordCountsOf(sites.map(({ id }) => id)) : [];
    const newEntries = counts.map(newEntryCount);
    return { sites: sites.map((found, index) => ({ ...found, newEntries: newEntries[index] ?? 0 })), nextCursor };
  };
