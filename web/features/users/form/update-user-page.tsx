import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { userActionFault } from '#shared/rules/account/user-actions.ts';
import { FormUnavailablePage } from '#web/features/users/form/form-unavailable-page.tsx';
import { UpdateUserForm } from '#web/features/users/form/update-user-form.tsx';
import { useManager } from '#web/features/users/use-manager.ts';
import { isUserNotFound, UserLoadState } from '#web/features/users/detail/user-load-state.tsx';
import { useUserDetail } from '#web/features/users/user-queries.ts';
import { updateUserPath, userPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';

/** Changing an account. The address names its kind as well; a wrong one leads to the right one. */
export function UpdateUserPage() {
  const { t } = useTranslation('users');
  const { id = '', type = '' } = useParams();
  const user = useUser();
  const manager = useManager();
  const detail = useUserDetail(id);
  const title = t('update.title');

  // What was read for another screen may be older than what others have saved since.
  if (!detail.data || !detail.isFetchedAfterMount || isUserNotFound(detail.error))
    return (
      <UserLoadState
        title={title}
        width="form"
        error={detail.error}
        isRetrying={detail.isRefetching}
        onRetry={() => void detail.refetch()}
      />
    );
  const target = detail.data;
  if (target.type !== type) return <Navigate to={updateUserPath(user, target.type, target.id)} replace />;
  const fault = userActionFault(manager, target, 'update');
  if (fault) return <FormUnavailablePage title={title} reason={fault} back={{ path: userPath(user, id), label: t('toDetail') }} />;
  return <UpdateUserForm key={id} target={target} reload={detail.refetch} />;
}
