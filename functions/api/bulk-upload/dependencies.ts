import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { ObjectStorage } from '#functions/gateways/object-storage.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { AttemptStore } from '#functions/store/auth/attempt-store.ts';
import type { BulkUploadStore } from '#functions/store/bulk-upload/bulk-upload-store.ts';
import type { JobStore } from '#functions/store/job/job-store.ts';
import type { MediaStore } from '#functions/store/media/media-store.ts';
import type { SiteStore } from '#functions/store/site/site-store.ts';

export interface BulkUploadDependencies {
  bulkUploads: BulkUploadStore;
  sites: Pick<SiteStore, 'find'>;
  accounts: Pick<AccountStore, 'getAll'>;
  media: Pick<MediaStore, 'getAll'>;
  jobs: Pick<JobStore, 'find'>;
  files: Pick<
    ObjectStorage,
    'createMultipartUpload' | 'signPart' | 'listParts' | 'completeMultipartUpload' | 'abortMultipartUpload' | 'sizeOf' | 'read'
  >;
  attempts: Pick<AttemptStore, 'count'>;
  clock: Clock;
  ids: Ids;
}
