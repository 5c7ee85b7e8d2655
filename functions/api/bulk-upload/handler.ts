import { bulkUploadLocators, bulkUploadUseCases } from '#functions/api/bulk-upload/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { bulkUpload } from '#shared/api-contract/endpoints/bulk-upload.ts';
import type { BulkUploadDependencies } from '#functions/api/bulk-upload/dependencies.ts';
import { systemClock } from '#functions/wiring/clock.ts';
import { attemptStore } from '#functions/store/auth/attempt-store.ts';
import { jobStore } from '#functions/store/job/job-store.ts';
import { mediaStore } from '#functions/store/media/media-store.ts';
import { bulkUploadStore } from '#functions/store/bulk-upload/bulk-upload-store.ts';
import { siteStore } from '#functions/store/site/site-store.ts';
import { mediaBucket } from '#functions/wiring/base.ts';
import { type HttpDependencies, withHttp } from '#functions/wiring/http.ts';

const { env } = process;
const dependencies: BulkUploadDependencies & HttpDependencies = withHttp(env, ({ table }) => ({
  bulkUploads: bulkUploadStore(table, systemClock),
  sites: siteStore(table),
  media: mediaStore(table, systemClock),
  jobs: jobStore(table, systemClock),
  files: mediaBucket(env),
  attempts: attemptStore(table, systemClock),
}));
export const handler = serve(bulkUpload, bulkUploadUseCases(dependencies), {
  ...dependencies,
  locators: bulkUploadLocators(dependencies),
});
