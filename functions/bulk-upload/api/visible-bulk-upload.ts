import type { BulkUploadDependencies } from '#functions/bulk-upload/api/dependencies.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import type { StoredBulkUpload } from '#functions/bulk-upload/store/bulk-upload.ts';
import type { Site } from '#functions/sites/store/site.ts';

type BulkUploadRef = Pick<StoredBulkUpload, 'siteId' | 'id'>;

/** Returns the bulk upload with its site. Throws `not-found` if the caller does not see the site, or the site has no such bulk upload. */
export async function visibleBulkUpload(
  { sites, bulkUploads }: Pick<BulkUploadDependencies, 'sites' | 'bulkUploads'>,
  caller: Caller,
  { siteId, id }: BulkUploadRef,
): Promise<{ site: Site; item: StoredBulkUpload }> {
  const site = await sites.find(caller.scope, siteId);
  const item = await bulkUploads.find({ siteId, id });
  if (!item) throw new AppError('not-found');
  return { site, item };
}
