import { useTranslation } from '#web/lib/use-translation.ts';
import { Authority, Permission } from '#shared/model/role.ts';
import type { SubAdmin } from '#shared/model/accounts/sub-admin.ts';
import { authorityFault, invitationFault, permissionFault, removalFault } from '#shared/rules/accounts/sub-admin-actions.ts';
import { useUser } from '#web/lib/session/user.ts';

/** The rules for changes of a sub-admin. A reason explains why a change is not allowed; `undefined` if it is allowed. */
export interface AdminRules {
  removalDisabledReason: (target: SubAdmin) => string | undefined;
  permissionDisabledReason: (target: SubAdmin) => string | undefined;
  authorityDisabledReason: (target: SubAdmin) => string | undefined;
  /** Whether the sub-admin has an invitation that can be sent again. */
  isInvited: (target: SubAdmin) => boolean;
}

/** Returns the rules that apply when the signed-in login changes sub-admins. */
export function useAdminRules(): AdminRules {
  const { t } = useTranslation(['admins', 'errors']);
  const { id: loginId } = useUser();
  const context = { loginId };
  const formReason = (faults: readonly (string | undefined)[]): string | undefined =>
    faults.includes('own-account') ? t('form.closed.own-account') : undefined;
  return {
    removalDisabledReason: (target) => {
      const fault = removalFault(target, context);
      return fault && t(`errors:code.${fault}`);
    },
    permissionDisabledReason: (target) => formReason(Permission.options.map((permission) => permissionFault(target, permission, context))),
    authorityDisabledReason: (target) => formReason(Authority.options.map((authority) => authorityFault(target, authority, context))),
    isInvited: (target) => invitationFault(target) === undefined,
  };
}
