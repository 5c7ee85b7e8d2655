import { accountExportLocators, accountExportUseCases } from '#functions/api/account-export/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { accountExportDependencies } from '#functions/wiring/account-http.ts';
import { accountExport } from '#shared/api-contract/endpoints/account-export.ts';

const dependencies = accountExportDependencies(process.env);
export const handler = serve(accountExport, accountExportUseCases(dependencies), {
  ...dependencies,
  locators: accountExportLocators(dependencies),
});
