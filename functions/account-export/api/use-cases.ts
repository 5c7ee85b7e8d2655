import type { AccountExportDependencies } from '#functions/account-export/api/dependencies.ts';
import { exportedAccount } from '#functions/account-export/api/exported-account.ts';
import { getLatestExport } from '#functions/account-export/api/get-latest-export.ts';
import { startExport } from '#functions/account-export/api/start-export.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import type { Locators } from '#functions/platform/http/serve.ts';
import type { UseCases } from '#functions/platform/http/use-case.ts';
import type { accountExport } from '#shared/api-contract/endpoints/account-export.ts';

export const accountExportUseCases = (dependencies: AccountExportDependencies): UseCases<typeof accountExport> => ({
  latest: getLatestExport(dependencies),
  start: startExport(dependencies),
});

/** How each endpoint finds the account that its request names. */
export function accountExportLocators(dependencies: Pick<AccountExportDependencies, 'accounts'>): Locators<typeof accountExport> {
  const find = ({ params }: { params: { accountId: string } }, caller: Caller): Promise<unknown> =>
    exportedAccount(dependencies, caller, params.accountId);
  return { latest: find, start: find };
}
