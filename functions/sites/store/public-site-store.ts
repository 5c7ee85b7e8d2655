import type { Table } from '#functions/platform/engine/table.ts';
import { siteKey } from '#functions/platform/keys/keys.ts';
import { Site } from '#functions/sites/store/site.ts';
import { isPublished } from '#shared/rules/sites/site-state.ts';

/** A published site, with the revision that visitors see. */
export type PublicSite = Site & { live: string };

/** Reads sites as visitors see them. Takes no scope, because it returns only public data. */
export interface PublicSiteStore {
  /** Returns a site, or `undefined` unless it is published. */
  find(id: string): Promise<PublicSite | undefined>;
}

const isPublic = (site: Site | undefined): site is PublicSite =>
  site !== undefined && site.deletedAt === undefined && isPublished(site) && site.live !== null;

export const publicSiteStore = (table: Table): PublicSiteStore => ({
  async find(id) {
    const site = await table.get(siteKey(id), Site);
    return isPublic(site) ? site : undefined;
  },
});
