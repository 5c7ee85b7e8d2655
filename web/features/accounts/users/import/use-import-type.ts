import { useTranslation } from '#web/lib/use-translation.ts';
import type { UserImport } from '#shared/model/accounts/user-import.ts';
import { accountType } from '#shared/model/accounts/account-type.ts';
import { hasContract } from '#shared/model/accounts/user.ts';
import type { ImportedKind } from '#shared/rules/accounts/user-import/import-fields.ts';
import { useUser } from '#web/lib/session/user.ts';

/** Returns which accounts an import creates. The operator bills those directly below it. */
export function useImportedKind({ role, parent }: Pick<UserImport, 'role' | 'parent'>): ImportedKind {
  const { workRole, workAccountId } = useUser();
  return { role, isBilled: workRole === 'MASTER' && parent.id === workAccountId && hasContract(role) };
}

/** Returns a function that names the type of the accounts that an import creates. */
export function useImportType(): (item: Pick<UserImport, 'role' | 'parent'>) => string {
  const { t } = useTranslation('users');
  const user = useUser();
  return ({ role, parent }) => {
    const isBelowOperator = user.workRole === 'MASTER' && parent.id === user.workAccountId;
    return t(`type.${accountType(role, isBelowOperator ? 1 : 2)}`);
  };
}
