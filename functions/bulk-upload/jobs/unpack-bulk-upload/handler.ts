import { readImageMaxMb } from '#functions/platform/base/environment.ts';
import { unpackBulkUpload } from '#functions/bulk-upload/jobs/unpack-bulk-upload/unpack-bulk-upload.ts';
import { unpackBulkUploadJob } from '#functions/bulk-upload/job-definitions/unpack-bulk-upload.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import { bulkUploadStore } from '#functions/bulk-upload/store/bulk-upload-store.ts';
import { mediaStore } from '#functions/media/store/media-store.ts';
import { mediaBucket, openTable } from '#functions/platform/wiring/base.ts';
import { systemClock, systemIds } from '#functions/platform/wiring/clock.ts';
import { jobRunner } from '#functions/platform/wiring/jobs.ts';

const { env } = process;
const table = openTable(env);

export const handler = runJob(
  unpackBulkUploadJob,
  jobRunner(table),
  unpackBulkUpload({
    bulkUploads: bulkUploadStore(table, systemClock),
    media: mediaStore(table, systemClock),
    files: mediaBucket(env),
    imageMaxMb: readImageMaxMb(env),
    clock: systemClock,
    ids: systemIds,
  }),
);
