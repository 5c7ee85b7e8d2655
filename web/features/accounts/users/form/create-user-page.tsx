import { useTranslation } from '#web/lib/use-translation.ts';
import { useParams } from 'react-router';
import type { ErrorCode } from '#shared/model/error.ts';
import type { ManagedRole, WorkRole } from '#shared/model/role.ts';
import { FormUnavailablePage } from '#web/features/accounts/users/form/form-unavailable-page.tsx';
import { CreateUserForm } from '#web/features/accounts/users/form/create-user-form.tsx';
import { creatableTypes } from '#web/features/accounts/users/creatable-types.ts';
import { UserLoadState } from '#web/features/accounts/users/user-load-state.tsx';
import { useUserDetail } from '#web/features/accounts/users/user-queries.ts';
import { userListPath } from '#web/lib/paths.ts';
import { actorOf, useMayDo, useUser } from '#web/lib/session/user.ts';

/** Creates an account below the account in the URL: the login's work account, or an OEM of its tree. */
export function CreateUserPage() {
  const { t } = useTranslation('users');
  const { id = '' } = useParams();
  const user = useUser();
  const mayWrite = useMayDo('user:write');
  const isOwn = id === user.workAccountId;
  const detail = useUserDetail(isOwn ? null : id);
  const title = t('create.title');
  const back = { path: userListPath(user), label: t('toList') };

  const unavailable = (reason: ErrorCode) => <FormUnavailablePage title={title} reason={reason} back={back} />;
  if (!mayWrite) return unavailable('forbidden');
  if (!isOwn && !detail.data) return <UserLoadState title={title} width="form" query={detail} />;

  const parent: { role: WorkRole | ManagedRole; companyName: string } = detail.data ?? {
    role: user.workRole,
    companyName: user.companyName,
  };
  const types = creatableTypes(actorOf(user), parent.role);
  const [first] = types;
  if (detail.data?.effectiveStatus === 'TERMINATED') return unavailable('account-terminated');
  if (!first) return unavailable('forbidden');
  return <CreateUserForm key={id} parent={{ id, role: parent.role, companyName: parent.companyName }} types={[first, ...types.slice(1)]} />;
}
