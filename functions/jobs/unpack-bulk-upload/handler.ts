import { readImageMaxMb } from '#functions/environment.ts';
import { unpackBulkUpload } from '#functions/jobs/unpack-bulk-upload/unpack-bulk-upload.ts';
import { unpackBulkUploadJob } from '#functions/jobs/unpack-bulk-upload/job.ts';
import { runJob } from '#functions/jobs/runner/run-job.ts';
import { bulkUploadStore } from '#functions/store/bulk-upload/bulk-upload-store.ts';
import { mediaStore } from '#functions/store/media/media-store.ts';
import { mediaBucket, openTable } from '#functions/wiring/base.ts';
import { systemClock, systemIds } from '#functions/wiring/clock.ts';
import { jobRunner } from '#functions/wiring/jobs.ts';

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
