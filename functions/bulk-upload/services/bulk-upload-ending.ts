import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { BulkUploadEnding } from '#functions/bulk-upload/store/bulk-upload-store.ts';
import type { StoredBulkUpload } from '#functions/bulk-upload/store/bulk-upload.ts';

/** Returns the event and the e-mail to the site's owner about a bulk upload that has ended. `files`: the number of usable files. */
export function bulkUploadEnding(
  { clock, ids }: { clock: Clock; ids: Ids },
  { ownerId: accountId, siteId, fileName: name }: StoredBulkUpload,
  files: number,
): BulkUploadEnding {
  const at = clock();
  const mail = { template: 'file-finished', accountId, kind: 'bulk-upload-finished', siteId, name } as const;
  return { at, eventId: ids.ulid(), files, mail: newJob('mail', { mail }, ids.ulid(), at) };
}
