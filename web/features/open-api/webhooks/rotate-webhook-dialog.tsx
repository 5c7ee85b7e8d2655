import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Webhook } from '#shared/model/open-api/webhook.ts';
import { DEFAULT_OVERLAP, OverlapField } from '#web/features/open-api/secret/overlap-field.tsx';
import { useRotateWebhook } from '#web/features/open-api/webhooks/webhook-queries.ts';
import { toast } from '#web/lib/toast.ts';
import { DialogButtons } from '#web/ui/dialog/dialog-buttons.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FailureAlert } from '#web/ui/page/failure-alert.tsx';

interface RotateWebhookDialogProps {
  target: Webhook;
  onRotated: (secret: string) => void;
  onClose: () => void;
}

/** Replaces the secret of a webhook. For a while, deliveries may be signed with the former secret too. */
export function RotateWebhookDialog({ target: { id, name }, onRotated, onClose }: RotateWebhookDialogProps) {
  const { t } = useTranslation('webhooks');
  const rotate = useRotateWebhook();
  const [hours, setHours] = useState(DEFAULT_OVERLAP);
  const confirm = (): void =>
    rotate.mutate(
      { id, overlapHours: Number(hours) },
      {
        onSuccess: ({ secret }) => {
          toast.success(t('done.rotate', { name }));
          onRotated(secret);
        },
      },
    );
  return (
    <Dialog onClose={onClose} title={t('rotate.title', { name })}>
      <Stack gap="md">
        <Text>{t('rotate.text')}</Text>
        <OverlapField label={t('rotate.overlap')} value={hours} onChange={setHours} />
        {rotate.isError && <FailureAlert title={t('failure.rotate')} error={rotate.error} />}
        <DialogButtons submitLabel={t('rotate.confirm')} isBusy={rotate.isPending} onSubmit={confirm} onCancel={onClose} />
      </Stack>
    </Dialog>
  );
}
