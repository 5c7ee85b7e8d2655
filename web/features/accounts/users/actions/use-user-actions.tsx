import { type ReactNode, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useNavigate } from 'react-router';
import type { UserSummary } from '#shared/model/accounts/user.ts';
import type { UserAction } from '#shared/rules/accounts/user-actions.ts';
import { UserActionDialog } from '#web/features/accounts/users/actions/user-action-dialog.tsx';
import { type DirectUserAction, useUserActionMutation } from '#web/features/accounts/users/user-queries.ts';
import { updateUserPath } from '#web/lib/paths.ts';
import { toast } from '#web/lib/toast.ts';
import { useUser } from '#web/lib/session/user.ts';

/** The fields of an account that its actions and their dialogs use. */
type Target = Omit<UserSummary, 'parent'>;

interface UserActions {
  /** Starts an action: opens the form, asks for confirmation, or performs it immediately. */
  start: (target: Target, action: UserAction) => void;
  isBusy: boolean;
  /** The confirmation dialog, to be rendered by the screen. */
  dialog: ReactNode;
}

/** Performs actions on accounts, with confirmation and toasts. `onDeleted` is called after an account was deleted. */
export function useUserActions(onDeleted: () => void): UserActions {
  const { t } = useTranslation('users');
  const user = useUser();
  const navigate = useNavigate();
  const [pending, setPending] = useState<{ target: Target; action: Exclude<DirectUserAction, 'resend-invitation'> } | null>(null);
  const mutation = useUserActionMutation();

  const run = async (target: Target, action: DirectUserAction, reason?: string): Promise<void> => {
    const name = target.companyName;
    try {
      await mutation.mutateAsync({ user: target, action, ...(reason !== undefined && { reason }) });
      toast.success(t(`done.${action}`, { name, email: target.email }));
      setPending(null);
      if (action === 'delete') onDeleted();
    } catch (error) {
      toast.error(error, t(`failed.${action}`));
      setPending(null);
    }
  };

  return {
    start: (target, action) => {
      if (action === 'update') void navigate(updateUserPath(user, target.type, target.id));
      else if (action === 'resend-invitation') void run(target, action);
      else setPending({ target, action });
    },
    isBusy: mutation.isPending,
    dialog: pending && (
      <UserActionDialog
        target={pending.target}
        action={pending.action}
        isBusy={mutation.isPending}
        onConfirm={(reason) => void run(pending.target, pending.action, reason)}
        onCancel={() => setPending(null)}
      />
    ),
  };
}
