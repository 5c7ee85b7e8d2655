import { useTranslation } from 'react-i18next';
import { Authority, Permission } from '#shared/model/account/role.ts';
import type { SubAdmin } from '#shared/model/account/sub-admin.ts';
import { authorityFault, invitationFault, permissionFault, removalFault } from '#shared/rules/account/sub-admin-actions.ts';
import { useUser } from '#web/lib/session/user.ts';

/** Why something cannot be done to a further login, in words; `undefined` where it can. */
export interface AdminRules {
  removalClosed: (target: SubAdmin) => string | undefined;
  permissionClosed: (target: SubAdmin) => string | undefined;
  authorityClosed: (target: SubAdmin) => string | undefined;
  /** Whether there is an invitation to send again. */
  isInvited: (target: SubAdmin) => boolean;
}

type Closing = 'own-account' | 'last-main-contact';

/** The rules of the account's further logins, as far as this login is concerned. */
export function useAdminRules(subAdmins: readonly SubAdmin[]): AdminRules {
  const { t } = useTranslation(['admins', 'errors']);
  const { id: loginId } = useUser();
  const mainContacts = subAdmins.filter(({ permission }) => permission === 'main-contact').length;
  const circumstances = { loginId, mainContacts };
  const inForm = (faults: readonly (string | undefined)[]): string | undefined => {
    const fault = faults.find((one): one is Closing => one === 'own-account' || one === 'last-main-contact');
    return fault && t(`form.closed.${fault}`);
  };
  return {
    removalClosed: (target) => {
      const fault = removalFault(target, circumstances);
      return fault && t(`errors:code.${fault}`);
    },
    permissionClosed: (target) => inForm(Permission.options.map((wanted) => permissionFault(target, wanted, circumstances))),
    authorityClosed: (target) => inForm(Authority.options.map((wanted) => authorityFault(target, wanted, circumstances))),
    isInvited: (target) => invitationFault(target) === undefined,
  };
}
