import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { UserSummary } from '#shared/model/account/user.ts';
import type { UserAction } from '#shared/rules/account/user-actions.ts';
import { UserActionDialog } from '#web/features/users/actions/user-action-dialog.tsx';
import { type DirectUserAction, useUserActionMutation } from '#web/features/users/user-queries.ts';
import { updateUserPath } from '#web/lib/paths.ts';
import { toast } from '#web/lib/toast.ts';
import { useUser } from '#web/lib/session/user.ts';

interface UserActs {
  /** Begins it: leads to the form, asks first, or does it. */
  act: (target: UserSummary, action: UserAction) => void;
  isBusy: boolean;
  /** What asks; to be drawn by the screen. */
  dialog: ReactNode;
}

/** Acting on accounts, with all that is said before and after. `onDeleted`: the account is gone. */
export function useUserActions(onDeleted: () => void): UserActs {
  const { t } = useTranslation('users');
  const user = useUser();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ target: UserSummary; action: Exclude<DirectUserAction, 'resend-invitation'> } | null>(null);
  const mutation = useUserActionMutation();

  const run = async (target: UserSummary, action: DirectUserAction): Promise<void> => {
    const name = target.companyName;
    try {
      await mutation.mutateAsync({ user: target, action });
      toast.success(t(`done.${action}`, { name, email: target.email }));
      setAsked(null);
      if (action === 'delete') onDeleted();
    } catch (error) {
      toast.error(error, t(`failed.${action}`, { name }));
      setAsked(null);
    }
  };

  return {
    act: (target, action) => {
      if (action === 'update') void navigate(updateUserPath(user, target.type, target.id));
      else if (action === 'resend-invitation') void run(target, action);
      else setAsked({ target, action });
    },
    isBusy: mutation.isPending,
    dialog: asked && (
      <UserActionDialog
        target={asked.target}
        action={asked.action}
        isBusy={mutation.isPending}
        onConfirm={() => void run(asked.target, asked.action)}
        onCancel={() => setAsked(null)}
      />
    ),
  };
}
