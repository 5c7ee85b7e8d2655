import { useTranslation } from '#web/lib/use-translation.ts';
import type { SubAdmin } from '#shared/model/accounts/sub-admin.ts';
import { AdminForm } from '#web/features/accounts/admins/admin-form.tsx';
import { RemoveAdminDialog } from '#web/features/accounts/admins/remove-admin-dialog.tsx';
import { ADMINS } from '#web/features/accounts/admins/admin-queries.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { ResetTwoFactorDialog } from '#web/features/sign-in/shared/reset-two-factor-dialog.tsx';
import type { AdminRules } from '#web/features/accounts/admins/use-admin-rules.ts';

/** The action of the open dialog, and the login it applies to. */
export type AdminDialogState = { action: 'invite' } | { action: 'edit' | 'remove' | 'reset-two-factor'; target: SubAdmin };

interface AdminDialogsProps {
  /** `null` while no dialog is open. */
  state: AdminDialogState | null;
  /** The sub-admins as last loaded. */
  subAdmins: readonly SubAdmin[];
  rules: AdminRules;
  onClose: () => void;
}

/** The dialogs of the admin list. A click outside a form does not discard its input. */
export function AdminDialogs({ state, subAdmins, rules, onClose }: AdminDialogsProps) {
  const { t } = useTranslation('admins');
  if (state?.action === 'remove') return <RemoveAdminDialog target={state.target} onClose={onClose} />;
  if (state?.action === 'reset-two-factor') return <ResetTwoFactorDialog login={state.target} onClose={onClose} queryKey={ADMINS} />;
  const target = state?.action === 'edit' ? state.target : null;
  return (
    <Dialog
      isOpen={state !== null}
      onClose={onClose}
      size="lg"
      closeOnClickOutside={false}
      title={t(target ? 'form.editTitle' : 'form.inviteTitle')}
    >
      <AdminForm latest={target && (subAdmins.find(({ id }) => id === target.id) ?? target)} rules={rules} onClose={onClose} />
    </Dialog>
  );
}
