import type { AccountExportDependencies } from '#functions/api/account-export/dependencies.ts';
import { exportedAccount } from '#functions/api/account-export/exported-account.ts';
import { getLatestExport } from '#functions/api/account-export/get-latest-export.ts';
import { startExport } from '#functions/api/account-export/start-export.ts';
import type { Caller } from '#functions/domain/caller.ts';
import type { Locators } from '#functions/http/serve.ts';
import type { UseCases } from '#functions/http/use-case.ts';
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
