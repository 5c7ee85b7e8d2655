import { Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Webhook } from '#shared/model/open-api/webhook.ts';
import { useRemoveWebhook } from '#web/features/open-api/webhooks/webhook-queries.ts';
import { RemovalDialog } from '#web/ui/dialog/removal-dialog.tsx';

/** Asks for confirmation and deletes a webhook. */
export function RemoveWebhookDialog({ target: { id, name }, onClose }: { target: Webhook; onClose: () => void }) {
  const { t } = useTranslation('webhooks');
  return (
    <RemovalDialog
      id={id}
      removal={useRemoveWebhook()}
      title={t('remove.title', { name })}
      confirmLabel={t('remove.confirm')}
      typedName={name}
      done={t('done.remove', { name })}
      failure={t('failure.remove')}
      onClose={onClose}
    >
      <Text>{t('remove.text')}</Text>
    </RemovalDialog>
  );
}
