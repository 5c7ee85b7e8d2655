import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Webhook } from '#shared/model/open-api/webhook.ts';
import classes from '#web/features/open-api/webhooks/log/deliveries.module.css';
import { DeliveryItem } from '#web/features/open-api/webhooks/log/delivery-item.tsx';
import { useDeliver, useDeliveries } from '#web/features/open-api/webhooks/webhook-queries.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { useMayDo } from '#web/lib/session/user.ts';
import { toast } from '#web/lib/toast.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { LoadMoreButton } from '#web/ui/list/load-more-button.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';

/** The log of a webhook: its deliveries with their attempts, buttons that send a delivery again, and a button that sends a test. */
export function DeliveriesDialog({ target: { id, name }, onClose }: { target: Webhook; onClose: () => void }) {
  const { t } = useTranslation('webhooks');
  const mayWrite = useMayDo('api:write');
  const log = useDeliveries(id);
  const deliver = useDeliver(id);
  const send = (deliveryId: string | null): void =>
    deliver.mutate(deliveryId, {
      onSuccess: () => toast.success(t('done.deliver')),
      onError: (error) => toast.error(error, t(refusalOf(error)?.code === 'transition-refused' ? 'log.refused' : 'failure.deliver')),
    });
  const isSending = (deliveryId: string | null): boolean => deliver.isPending && deliver.variables === deliveryId;
  return (
    <Dialog onClose={onClose} size="lg" title={t('log.title', { name })}>
      <Stack gap="md">
        <Group justify="space-between" gap="xs">
          <Text size="sm" c="dimmed">
            {t('log.lead')}
          </Text>
          {mayWrite && (
            <Button
              variant="default"
              leftSection={<IconSend size={16} stroke={1.5} aria-hidden />}
              loading={isSending(null)}
              onClick={() => send(null)}
            >
              {t('log.test')}
            </Button>
          )}
        </Group>
        {log.isPending && <Skeleton height={160} />}
        {log.isError && <ErrorState title={t('log.failed')} query={log} />}
        {log.data?.length === 0 && <Text c="dimmed">{t('log.empty')}</Text>}
        {log.data && log.data.length > 0 && (
          <ul className={classes['deliveries']} aria-label={t('log.title', { name })}>
            {log.data.map((delivery) => (
              <DeliveryItem
                key={delivery.id}
                delivery={delivery}
                onSendAgain={mayWrite ? () => send(delivery.id) : undefined}
                isSending={isSending(delivery.id)}
              />
            ))}
          </ul>
        )}
        <LoadMoreButton list={log} />
      </Stack>
    </Dialog>
  );
}
