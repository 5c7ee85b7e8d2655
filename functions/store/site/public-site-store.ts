import { siteKey } from '#functions/store/keys.ts';
import type { Site } from '#functions/store/site/site.ts';
import type { Table } from '#functions/store/engine/table.ts';
import { isPublished } from '#shared/rules/site/site-state.ts';

/** A site that visitors are served, and which revision of it. */
export type PublicSite = Site & { live: string };

export interface PublicSiteStore {
  /** The site as strangers know it: `undefined` unless it is on the air. Asks for no scope, since it shows nobody more than the site itself does. */
  find(id: string): Promise<PublicSite | undefined>;
}

const isPublic = (site: Site | undefined): site is PublicSite =>
  site !== undefined && site.deletedAt === undefined && isPublished(site.status) && site.live !== null;

export const publicSiteStore = (table: Table): PublicSiteStore => ({
  async find(id) {
    const site = await table.get<Site>(siteKey(id));
    return isPublic(site) ? site : undefined;
  },
});
