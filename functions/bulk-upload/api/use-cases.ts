import { closeBulkUpload } from '#functions/bulk-upload/api/close-bulk-upload.ts';
import { completeBulkUpload } from '#functions/bulk-upload/api/complete-bulk-upload.ts';
import type { BulkUploadDependencies } from '#functions/bulk-upload/api/dependencies.ts';
import { getBulkUpload, listBulkUploads } from '#functions/bulk-upload/api/get-bulk-upload.ts';
import { startBulkUpload } from '#functions/bulk-upload/api/start-bulk-upload.ts';
import { visibleBulkUpload } from '#functions/bulk-upload/api/visible-bulk-upload.ts';
import type { Locators } from '#functions/platform/http/locators.ts';
import type { UseCases } from '#functions/platform/http/use-case.ts';
import type { bulkUpload } from '#shared/api-contract/endpoints/bulk-upload.ts';

/** Bulk uploads: the use case of every endpoint of the family. */
export const bulkUploadUseCases = (dependencies: BulkUploadDependencies): UseCases<typeof bulkUpload> => ({
  list: listBulkUploads(dependencies),
  start: startBulkUpload(dependencies),
  complete: completeBulkUpload(dependencies),
  get: getBulkUpload(dependencies),
  close: closeBulkUpload(dependencies),
});

/** Returns how each endpoint finds the site or the bulk upload that its request names. */
export const bulkUploadLocators = (dependencies: Pick<BulkUploadDependencies, 'bulkUploads' | 'sites'>): Locators<typeof bulkUpload> => ({
  list: ({ query }, { scope }) => dependencies.sites.find(scope, query.siteId),
  start: ({ body }, { scope }) => dependencies.sites.find(scope, body.siteId),
  complete: ({ body }, caller) => visibleBulkUpload(dependencies, caller, body),
  get: ({ params, query }, caller) => visibleBulkUpload(dependencies, caller, { ...params, ...query }),
  close: ({ body }, caller) => visibleBulkUpload(dependencies, caller, body),
});
