import type { AccountExportDependencies } from '#functions/account-export/api/dependencies.ts';
import { exportedAccount } from '#functions/account-export/api/exported-account.ts';
import { getLatestExport } from '#functions/account-export/api/get-latest-export.ts';
import { startExport } from '#functions/account-export/api/start-export.ts';
import { locatorsByParam } from '#functions/platform/http/locators.ts';
import type { UseCases } from '#functions/platform/http/use-case.ts';
import { accountExport } from '#shared/api-contract/endpoints/account-export.ts';

export const accountExportUseCases = (dependencies: AccountExportDependencies): UseCases<typeof accountExport> => ({
  latest: getLatestExport(dependencies),
  start: startExport(dependencies),
});

/** Returns how each endpoint finds the account that its request names. */
export const accountExportLocators = (dependencies: Pick<AccountExportDependencies, 'accounts'>) =>
  locatorsByParam(accountExport, 'accountId', (id, caller) => exportedAccount(dependencies, caller, id));
