import type { BulkUploadDependencies } from '#functions/bulk-upload/api/dependencies.ts';
import { visibleBulkUpload } from '#functions/bulk-upload/api/visible-bulk-upload.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { assertSiteWritable } from '#functions/sites/services/assert-site-writable.ts';
import { bulkArchiveKey } from '#functions/platform/gateways/media-keys.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import type { bulkUpload } from '#shared/api-contract/endpoints/bulk-upload.ts';

const ATTEMPTS = 5;

/**
 * Closes a bulk upload that was applied or cancelled. Aborts an unfinished upload. Unpacked files that the site does not use are removed
 * later. Idempotent.
 */
export const closeBulkUpload =
  (dependencies: BulkUploadDependencies): UseCase<typeof bulkUpload.close> =>
  async ({ caller, body }) => {
    const attempt = async () => {
      const { site, item } = await visibleBulkUpload(dependencies, caller, body);
      await assertSiteWritable(dependencies, caller, site);
      if (item.state === 'closed' || (await dependencies.bulkUploads.close(item))) return item;
      return CONFLICT;
    };
    const item = await retryOnConflict(attempt, { attempts: ATTEMPTS });
    if (!item) throw new AppError('not-found');
    if (item.state === 'uploading')
      await dependencies.files.abortMultipartUpload({ key: bulkArchiveKey(item), transferId: item.transferId });
    return {};
  };
