import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ApiAccess } from '#shared/model/account/api-access.ts';
import { useRevokeApiAccess } from '#web/features/api-access/api-access-queries.ts';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { toast } from '#web/lib/toast.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** Asks for confirmation and revokes an API access. */
export function RevokeDialog({ target: { id, name }, onClose }: { target: ApiAccess; onClose: () => void }) {
  const { t } = useTranslation('api');
  const revoke = useRevokeApiAccess();
  const confirm = (): void =>
    revoke.mutate(id, {
      onSuccess: () => {
        toast.success(t('done.revoke', { name }));
        onClose();
        focusHeading();
      },
      onError: (error) => {
        toast.error(error, t('failure.revoke'));
        onClose();
      },
    });
  return (
    <ConfirmDialog
      isOpen
      title={t('revoke.title', { name })}
      confirmLabel={t('revoke.confirm')}
      isDanger
      isBusy={revoke.isPending}
      typedName={name}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Text>{t('revoke.text')}</Text>
    </ConfirmDialog>
  );
}
