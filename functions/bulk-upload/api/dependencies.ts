import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { AttemptStore } from '#functions/sign-in/store/attempt-store.ts';
import type { BulkUploadStore } from '#functions/bulk-upload/store/bulk-upload-store.ts';
import type { JobStore } from '#functions/platform/job-store/job-store.ts';
import type { MediaStore } from '#functions/media/store/media-store.ts';
import type { SiteStore } from '#functions/sites/store/site-store.ts';

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
