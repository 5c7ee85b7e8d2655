import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SubAdmin } from '#shared/model/account/sub-admin.ts';
import { AdminForm } from '#web/features/admins/admin-form.tsx';
import { RemoveAdminDialog } from '#web/features/admins/remove-admin-dialog.tsx';
import type { AdminRules } from '#web/features/admins/use-admin-rules.ts';

/** What is being done in a dialog, and to whom. */
export type AdminDialogState = { act: 'invite' } | { act: 'edit' | 'remove'; target: SubAdmin };

interface AdminDialogsProps {
  asked: AdminDialogState | null;
  /** The further logins as they are now. */
  subAdmins: readonly SubAdmin[];
  rules: AdminRules;
  onClose: () => void;
}

/** The dialogs of the list; a click beside a form does not throw away what was typed. */
export function AdminDialogs({ asked, subAdmins, rules, onClose }: AdminDialogsProps) {
  const { t } = useTranslation(['admins', 'common']);
  if (asked?.act === 'remove') return <RemoveAdminDialog target={asked.target} onClose={onClose} />;
  const target = asked?.act === 'edit' ? asked.target : null;
  return (
    <Modal
      opened={asked !== null}
      onClose={onClose}
      size="lg"
      closeOnClickOutside={false}
      title={t(target ? 'form.editTitle' : 'form.inviteTitle')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <AdminForm present={target && (subAdmins.find(({ id }) => id === target.id) ?? target)} rules={rules} onClose={onClose} />
    </Modal>
  );
}
