import { Button, Group, Menu, Text, Title } from '@mantine/core';
import { IconKey, IconListDetails, IconPencil, IconPlus, IconTrash, IconWebhook } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Webhook } from '#shared/model/account/webhook.ts';
import { useWebhookColumns } from '#web/features/api-access/webhooks/use-webhook-columns.tsx';
import { WebhookDialogs, type WebhookDialogState } from '#web/features/api-access/webhooks/webhook-dialogs.tsx';
import { useWebhooks } from '#web/features/api-access/webhooks/webhook-queries.ts';
import { useMayDo } from '#web/lib/session/user.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface WebhookMenuItemsProps {
  webhook: Webhook;
  mayWrite: boolean;
  onOpen: (state: WebhookDialogState) => void;
}

/** The actions on a webhook as menu items. Logins that may only view see its log. */
function WebhookMenuItems({ webhook: target, mayWrite, onOpen }: WebhookMenuItemsProps) {
  const { t } = useTranslation('webhooks');
  const log = (
    <Menu.Item leftSection={<IconListDetails {...ICON} />} onClick={() => onOpen({ action: 'log', target })}>
      {t('action.log')}
    </Menu.Item>
  );
  if (!mayWrite) return log;
  return (
    <>
      {log}
      <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={() => onOpen({ action: 'edit', target })}>
        {t('action.edit')}
      </Menu.Item>
      <Menu.Item leftSection={<IconKey {...ICON} />} onClick={() => onOpen({ action: 'rotate', target })}>
        {t('action.rotate')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item leftSection={<IconTrash {...ICON} />} color="danger.7" onClick={() => onOpen({ action: 'remove', target })}>
        {t('action.remove')}
      </Menu.Item>
    </>
  );
}

/** Webhooks: addresses that receive events of the work account. */
export function WebhooksSection() {
  const { t } = useTranslation('webhooks');
  const titleId = useId();
  const mayWrite = useMayDo('api:write');
  const webhooks = useWebhooks();
  const columns = useWebhookColumns();
  const [dialog, setDialog] = useState<WebhookDialogState | null>(null);
  const rows = webhooks.data?.webhooks;
  const isEmpty = rows?.length === 0;
  const actionsOf = (webhook: Webhook) => <WebhookMenuItems webhook={webhook} mayWrite={mayWrite} onOpen={setDialog} />;
  const add = mayWrite && rows && (
    <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setDialog({ action: 'create' })}>
      {t('add')}
    </Button>
  );
  return (
    <section aria-labelledby={titleId}>
      <Group justify="space-between" align="flex-end" gap="xs" mt="xl" mb="sm">
        <div>
          <Title order={2} size="lg" id={titleId}>
            {t('title')}
          </Title>
          <Text c="dimmed">{t('lead')}</Text>
        </div>
        {!isEmpty && add}
      </Group>
      {webhooks.isError && <ErrorState title={t('failed')} query={webhooks} />}
      {(webhooks.isPending || (rows && !isEmpty)) && (
        <DataTable
          label={t('title')}
          columns={columns}
          rows={rows ?? []}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          isLoading={webhooks.isPending}
          rowActions={actionsOf}
        />
      )}
      {isEmpty && (
        <EmptyState
          isCompact
          icon={IconWebhook}
          title={t('empty.title')}
          text={t(mayWrite ? 'empty.text' : 'empty.readOnly')}
          action={add}
        />
      )}
      {webhooks.data && (
        <WebhookDialogs state={dialog} webhooks={webhooks.data.webhooks} targets={webhooks.data.targets} onChange={setDialog} />
      )}
    </section>
  );
}
