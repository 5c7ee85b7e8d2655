import { Button, Group, Menu, Text, Title } from '@mantine/core';
import { IconKey, IconListDetails, IconPencil, IconPlus, IconTrash, IconWebhook } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Webhook } from '#shared/model/open-api/webhook.ts';
import { useWebhookColumns } from '#web/features/open-api/webhooks/use-webhook-columns.tsx';
import { WebhookDialogs, type WebhookDialogState } from '#web/features/open-api/webhooks/webhook-dialogs.tsx';
import { useWebhooks } from '#web/features/open-api/webhooks/webhook-queries.ts';
import { useMayDo } from '#web/lib/session/user.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { MenuAction } from '#web/ui/menu-action.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';

interface WebhookMenuItemsProps {
  webhook: Webhook;
  mayWrite: boolean;
  onOpen: (state: WebhookDialogState) => void;
}

/** The actions on a webhook as menu items. Logins that may only view see its log. */
function WebhookMenuItems({ webhook: target, mayWrite, onOpen }: WebhookMenuItemsProps) {
  const { t } = useTranslation('webhooks');
  const log = <MenuAction icon={IconListDetails} label={t('action.log')} onClick={() => onOpen({ action: 'log', target })} />;
  if (!mayWrite) return log;
  return (
    <>
      {log}
      <MenuAction icon={IconPencil} label={t('action.edit')} onClick={() => onOpen({ action: 'edit', target })} />
      <MenuAction icon={IconKey} label={t('action.rotate')} onClick={() => onOpen({ action: 'rotate', target })} />
      <Menu.Divider />
      <MenuAction icon={IconTrash} label={t('action.remove')} isDanger onClick={() => onOpen({ action: 'remove', target })} />
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
