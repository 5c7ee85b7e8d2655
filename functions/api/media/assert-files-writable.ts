import type { MediaDependencies } from '#functions/api/media/dependencies.ts';
import { assertOwnerActive } from '#functions/domain/account/assert-owner-active.ts';
import type { Caller } from '#functions/domain/caller.ts';
import { assertNotExpired } from '#functions/domain/site/assert-site-writable.ts';
import type { MediaFile } from '#functions/store/media/media-file.ts';

/** Refuses a write to files of a site or account that is read-only. One call for each site, besides those of `assertOwnerActive`. */
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
