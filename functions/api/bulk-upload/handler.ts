import { bulkUploadLocators, bulkUploadUseCases } from '#functions/api/bulk-upload/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { bulkUploadDependencies } from '#functions/wiring/site-http.ts';
import { bulkUpload } from '#shared/api-contract/endpoints/bulk-upload.ts';

const dependencies = bulkUploadDependencies(process.env);
export const handler = serve(bulkUpload, bulkUploadUseCases(dependencies), {
  ...dependencies,
  locators: bulkUploadLocators(dependencies),
});
