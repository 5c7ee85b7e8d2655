import { accountExportLocators, accountExportUseCases } from '#functions/account-export/api/use-cases.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { accountExport } from '#shared/api-contract/endpoints/account-export.ts';
import type { AccountExportDependencies } from '#functions/account-export/api/dependencies.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { accountExportStore } from '#functions/account-export/store/account-export-store.ts';
import { attemptStore } from '#functions/sign-in/store/attempt-store.ts';
import { mediaBucket } from '#functions/platform/wiring/base.ts';
import { type HttpDependencies, withHttp } from '#functions/platform/wiring/http.ts';

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
