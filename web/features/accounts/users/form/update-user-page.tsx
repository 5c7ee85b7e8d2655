import { useTranslation } from '#web/lib/use-translation.ts';
import { Navigate, useParams } from 'react-router';
import { userActionFault } from '#shared/rules/accounts/user-actions.ts';
import { FormUnavailablePage } from '#web/features/accounts/users/form/form-unavailable-page.tsx';
import { UpdateUserForm } from '#web/features/accounts/users/form/update-user-form.tsx';
import { useUserActionActor } from '#web/features/accounts/users/use-user-action-actor.ts';
import { UserLoadState } from '#web/features/accounts/users/user-load-state.tsx';
import { isNotFound } from '#web/lib/api/api-error.ts';
import { useUserDetail } from '#web/features/accounts/users/user-queries.ts';
import { updateUserPath, userPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';

/** Edits an account. The URL contains the account type too; a wrong type is redirected to the right one. */
export function UpdateUserPage() {
  const { t } = useTranslation('users');
  const { id = '', type = '' } = useParams();
  const user = useUser();
  const actor = useUserActionActor();
  const detail = useUserDetail(id);
  const title = t('update.title');

  // Data cached by another screen may be older than the latest save of another login.
  if (!detail.data || !detail.isFetchedAfterMount || isNotFound(detail.error))
    return <UserLoadState title={title} width="form" query={detail} />;
  const target = detail.data;
  if (target.type !== type) return <Navigate to={updateUserPath(user, target.type, target.id)} replace />;
  const fault = userActionFault(actor, target, 'update');
  if (fault) return <FormUnavailablePage title={title} reason={fault} back={{ path: userPath(user, id), label: t('toDetail') }} />;
  return <UpdateUserForm key={id} target={target} reload={detail.refetch} />;
}
