import type { BulkUploadDependencies } from '#functions/bulk-upload/api/dependencies.ts';
import { missingPartsOf } from '#functions/bulk-upload/api/missing-parts-of.ts';
import { visibleBulkUpload } from '#functions/bulk-upload/api/visible-bulk-upload.ts';
import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import { BULK_UPLOAD_JOB, bulkUploadView } from '#functions/bulk-upload/services/bulk-upload-view.ts';
import { assertSiteWritable } from '#functions/sites/services/assert-site-writable.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { bulkUpload } from '#shared/api-contract/endpoints/bulk-upload.ts';

/** Starts the job that unpacks an uploaded ZIP file. Idempotent. */
export const completeBulkUpload =
  (dependencies: BulkUploadDependencies): UseCase<typeof bulkUpload.complete> =>
  async ({ caller, body }) => {
    const { bulkUploads, ids, clock } = dependencies;
    const { site, item } = await visibleBulkUpload(dependencies, caller, body);
    await assertSiteWritable(dependencies, caller, site);
    if (item.state === 'closed') throw new AppError('transition-refused');
    if (item.state === 'uploading') {
      const missing = await missingPartsOf(dependencies, item);
      if (missing?.length !== 0) throw invalidInput([{ path: 'id', rule: 'unknown-media' }]);
      const payload = { subjectId: item.id, ownerId: item.ownerId, siteId: item.siteId };
      await bulkUploads.beginReading(item, newJob(BULK_UPLOAD_JOB, payload, ids.ulid(), clock()));
    }
    const present = await visibleBulkUpload(dependencies, caller, body);
    return { bulkUpload: await bulkUploadView(dependencies, present.item) };
  };
