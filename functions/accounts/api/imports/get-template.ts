import { AppError } from '#functions/platform/base/app-error.ts';
import { templateCsv } from '#functions/accounts/services/imports/template-csv.ts';
import type { UserImportDependencies } from '#functions/accounts/api/imports/dependencies.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { userImport } from '#shared/api-contract/endpoints/user-import.ts';
import { writableRoles } from '#shared/rules/accounts/policy.ts';

/** Returns a file to fill in: the headings in the requested language, and an example row. */
export const getTemplate =
  ({ plans }: UserImportDependencies): UseCase<typeof userImport.template> =>
  async ({ caller, query: { role, language } }) => {
    if (!writableRoles(caller.actor).includes(role)) throw new AppError('forbidden');
    const offered = (await plans.list()).filter(({ retired }) => !retired);
    // Only the operator bills accounts that it imports.
    const isBilled = caller.actor.workRole === 'MASTER';
    return { csv: templateCsv({ role, isBilled }, language, offered[0]?.name ?? '') };
  };
