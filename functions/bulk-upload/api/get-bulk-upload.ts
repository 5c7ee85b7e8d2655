import type { BulkUploadDependencies } from '#functions/bulk-upload/api/dependencies.ts';
import { visibleBulkUpload } from '#functions/bulk-upload/api/visible-bulk-upload.ts';
import { bulkUploadDetail, bulkUploadView } from '#functions/bulk-upload/services/bulk-upload-view.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import type { bulkUpload } from '#shared/api-contract/endpoints/bulk-upload.ts';

const LISTED = 20;
const CONCURRENCY = 4;

/** Returns the latest bulk uploads of a site that are not closed, newest first. */
export const listBulkUploads =
  (dependencies: BulkUploadDependencies): UseCase<typeof bulkUpload.list> =>
  async ({ caller, query: { siteId } }) => {
    await dependencies.sites.find(caller.scope, siteId);
    const open = (await dependencies.bulkUploads.list(siteId, LISTED)).filter(({ state }) => state !== 'closed');
    return { bulkUploads: await inParallel(open, CONCURRENCY, (item) => bulkUploadView(dependencies, item)) };
  };

export const getBulkUpload =
  (dependencies: BulkUploadDependencies): UseCase<typeof bulkUpload.get> =>
  async ({ caller, params: { id }, query: { siteId } }) =>
    bulkUploadDetail(dependencies, (await visibleBulkUpload(dependencies, caller, { siteId, id })).item);
