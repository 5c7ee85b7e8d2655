import { siteHostKey } from '#functions/publishing/services/edge/edge-keys.ts';
import { updateEdgeStore } from '#functions/publishing/services/edge/update-edge-store.ts';
import type { EdgeStore } from '#functions/platform/gateways/edge-store.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import type { Site } from '#functions/sites/store/site.ts';
import type { SiteStore } from '#functions/sites/store/site-store.ts';
import { customOrigin } from '#shared/rules/sites/site-address.ts';

interface Dependencies {
  sites: Pick<SiteStore, 'findIncludingDeleted'>;
  edgeStore: EdgeStore;
  /** Template with `{siteId}`. */
  sitesOrigin: string;
}

/** Returns the host of a site's custom domain, or `undefined` for a site at its default address and for a deleted site. */
const hostOf = (site: Site | undefined, sitesOrigin: string): string | undefined =>
  site?.customDomain && site.deletedAt === undefined ? new URL(customOrigin(sitesOrigin, site.customDomain)).host : undefined;

/**
 * Publishes to the edge the host to which a site's visitors are redirected. `removes` makes it remove a host and never set one.
 * Makes no call for a site that never had a custom domain. Idempotent.
 */
export async function publishSiteHost(
  { sites, edgeStore, sitesOrigin }: Dependencies,
  scope: Scope,
  siteId: string,
  { removes }: { removes: boolean },
): Promise<void> {
  const hasHost = await sites.findIncludingDeleted(scope, siteId);
  if (hasHost?.customDomain === undefined) return;
  if (removes && hostOf(hasHost, sitesOrigin) !== undefined) return;
  await updateEdgeStore(
    edgeStore,
    async () => new Map([[siteHostKey(siteId), hostOf(await sites.findIncludingDeleted(scope, siteId), sitesOrigin)]]),
  );
}
