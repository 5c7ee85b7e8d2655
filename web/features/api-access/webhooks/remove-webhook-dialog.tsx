import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Webhook } from '#shared/model/account/webhook.ts';
import { useRemoveWebhook } from '#web/features/api-access/webhooks/webhook-queries.ts';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { toast } from '#web/lib/toast.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** Asks for confirmation and deletes a webhook. */
export function RemoveWebhookDialog({ target: { id, name }, onClose }: { target: Webhook; onClose: () => void }) {
  const { t } = useTranslation('webhooks');
  const remove = useRemoveWebhook();
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
      typedName={name}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Text>{t('remove.text')}</Text>
    </ConfirmDialog>
  );
}
