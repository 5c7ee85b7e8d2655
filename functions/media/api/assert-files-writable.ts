import type { MediaDependencies } from '#functions/media/api/dependencies.ts';
import { assertOwnerActive } from '#functions/accounts/services/assert-owner-active.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import { assertNotExpired } from '#functions/sites/services/assert-site-writable.ts';
import type { MediaFile } from '#functions/media/store/media-file.ts';

/** Throws for a write to files whose site or account is read-only. Makes one call for each site, besides those of `assertOwnerActive`. */
export async function assertFilesWritable(
  dependencies: Pick<MediaDependencies, 'accounts' | 'sites'>,
  caller: Caller,
  files: readonly MediaFile[],
): Promise<void> {
  await assertOwnerActive(dependencies, caller, ...files);
  const siteIds = new Set(files.map(({ siteId }) => siteId).filter((siteId) => siteId !== ''));
  const sites = await Promise.all([...siteIds].map((siteId) => dependencies.sites.find(caller.scope, siteId)));
  for (const site of sites) assertNotExpired(caller, site);
}
