import { userImportLocators, userImportUseCases } from '#functions/api/user-import/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { userImportDependencies } from '#functions/wiring/account-http.ts';
import { userImport } from '#shared/api-contract/endpoints/user-import.ts';

const dependencies = userImportDependencies(process.env);
export const handler = serve(userImport, userImportUseCases(dependencies), {
  ...dependencies,
  locators: userImportLocators(dependencies),
});
