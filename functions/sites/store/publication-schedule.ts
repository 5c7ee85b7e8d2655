import { queryDueIds } from '#functions/platform/engine/due-index.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { activeSites } from '#functions/sites/store/active-sites.ts';
import type { Site } from '#functions/sites/store/site.ts';

/** Finds sites with a scheduled publication. The index is eventually consistent, so callers check the site before they act on it. */
export interface PublicationSchedule {
  /** Returns the ids of sites with a publication that is to be checked or carried out before an instant, most overdue first. */
  listDue(before: Date, limit: number): Promise<string[]>;
  /** Returns the site, or `undefined` if it is deleted. */
  read(siteId: string): Promise<Site | undefined>;
}

export const publicationSchedule = (table: Table): PublicationSchedule => ({
  listDue: (before, limit) => queryDueIds(table, 'publication', before, limit),
  read: async (siteId) => (await activeSites(table, [siteId]))[0],
});
