import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import { newJob } from '#functions/jobs/new-job.ts';
import type { BulkUploadEnding } from '#functions/store/bulk-upload/bulk-upload-store.ts';
import type { StoredBulkUpload } from '#functions/store/bulk-upload/bulk-upload.ts';

/** What tells the owner of a site that a bulk upload has ended, with so many usable files. */
export function bulkUploadEnding(
  { clock, ids }: { clock: Clock; ids: Ids },
  { ownerId: accountId, siteId, fileName: name }: StoredBulkUpload,
  files: number,
): BulkUploadEnding {
  const at = clock();
  const mail = { template: 'file-finished', accountId, kind: 'bulk-upload-finished', siteId, name } as const;
  return { at, eventId: ids.ulid(), files, mail: newJob('mail', { mail }, ids.ulid(), at) };
}
