import { bulkUploadEnding } from '#functions/bulk-upload/services/bulk-upload-ending.ts';
import { unpackedMedia, usableFileCount } from '#functions/bulk-upload/services/bulk-upload-view.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { BulkUploadStore } from '#functions/bulk-upload/store/bulk-upload-store.ts';
import type { MediaStore } from '#functions/media/store/media-store.ts';
import { attemptAll } from '#functions/platform/base/attempt-all.ts';

export interface BulkUploadEndDependencies {
  bulkUploads: Pick<BulkUploadStore, 'listProcessing' | 'find' | 'end' | 'postpone'>;
  media: Pick<MediaStore, 'getAll'>;
  ids: Ids;
  clock: Clock;
}

const PER_RUN = 50;
const CONCURRENCY = 5;

/** Ends the bulk uploads whose files are all processed, and notifies the owners of their sites. */
export async function endBulkUploads(dependencies: BulkUploadEndDependencies): Promise<void> {
  const { bulkUploads } = dependencies;
  await attemptAll(
    await bulkUploads.listProcessing(PER_RUN),
    CONCURRENCY,
    async (ref) => {
      const item = await bulkUploads.find(ref);
      if (item?.state !== 'processing') return;
      const files = usableFileCount(await unpackedMedia(dependencies, item));
      if (files === undefined) await bulkUploads.postpone(item);
      else await bulkUploads.end(item, null, bulkUploadEnding(dependencies, item, files));
    },
    'Bulk uploads could not be ended',
  );
}
