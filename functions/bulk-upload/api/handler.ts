import { bulkUploadLocators, bulkUploadUseCases } from '#functions/bulk-upload/api/use-cases.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { bulkUpload } from '#shared/api-contract/endpoints/bulk-upload.ts';
import type { BulkUploadDependencies } from '#functions/bulk-upload/api/dependencies.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { attemptStore } from '#functions/sign-in/store/attempt-store.ts';
import { jobStore } from '#functions/platform/job-store/job-store.ts';
import { mediaStore } from '#functions/media/store/media-store.ts';
import { bulkUploadStore } from '#functions/bulk-upload/store/bulk-upload-store.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { mediaBucket } from '#functions/platform/wiring/base.ts';
import { type HttpDependencies, withHttp } from '#functions/platform/wiring/http.ts';

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
