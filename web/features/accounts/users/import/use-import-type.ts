import { useTranslation } from 'react-i18next';
import type { UserImport } from '#shared/model/accounts/user-import.ts';
import { accountType } from '#shared/model/accounts/account-type.ts';
import { useUser } from '#web/lib/session/user.ts';

/** Returns a function that names the type of the accounts that an import creates. */
export function useImportType(): (item: Pick<UserImport, 'role' | 'parent'>) => string {
  const { t } = useTranslation('users');
  const user = useUser();
  return ({ role, parent }) => {
    const isBelowOperator = user.workRole === 'MASTER' && parent.id === user.workAccountId;
    return t(`type.${accountType(role, isBelowOperator ? 1 : 2)}`);
  };
}
