import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SubAdmin } from '#shared/model/account/sub-admin.ts';
import { useRemoveAdmin } from '#web/features/admins/admin-queries.ts';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { toast } from '#web/lib/toast.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

interface RemoveAdminDialogProps {
  target: SubAdmin;
  onClose: () => void;
}

/** Asks for confirmation and removes a sub-admin. */
export function RemoveAdminDialog({ target: { id, name }, onClose }: RemoveAdminDialogProps) {
  const { t } = useTranslation('admins');
  const remove = useRemoveAdmin();
  const confirm = (): void =>
    remove.mutate(id, {
      onSuccess: () => {
        toast.success(t('done.remove', { name }));
        onClose();
        focusHeading();
      },
      onError: (error) => {
        toast.error(error, t('failure.remove'));
        onClose();
      },
    });
  return (
    <ConfirmDialog
      isOpen
      title={t('remove.title', { name })}
      confirmLabel={t('remove.confirm')}
      isDanger
      isBusy={remove.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Text>{t('remove.text')}</Text>
      <Text mt="xs">{t('remove.again')}</Text>
    </ConfirmDialog>
  );
}
