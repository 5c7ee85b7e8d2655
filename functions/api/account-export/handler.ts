import { accountExportLocators, accountExportUseCases } from '#functions/api/account-export/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { accountExport } from '#shared/api-contract/endpoints/account-export.ts';
import type { AccountExportDependencies } from '#functions/api/account-export/dependencies.ts';
import { systemClock } from '#functions/wiring/clock.ts';
import { accountExportStore } from '#functions/store/account/account-export-store.ts';
import { attemptStore } from '#functions/store/auth/attempt-store.ts';
import { mediaBucket } from '#functions/wiring/base.ts';
import { type HttpDependencies, withHttp } from '#functions/wiring/http.ts';

const { env } = process;
const dependencies: AccountExportDependencies & HttpDependencies = withHttp(env, ({ table, accounts }) => ({
  exports: accountExportStore(table, accounts),
  exportFiles: mediaBucket(env),
  attempts: attemptStore(table, systemClock),
}));
export const handler = serve(accountExport, accountExportUseCases(dependencies), {
  ...dependencies,
  locators: accountExportLocators(dependencies),
});
