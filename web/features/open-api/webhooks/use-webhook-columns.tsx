import { Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleOff, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Webhook } from '#shared/model/open-api/webhook.ts';
import { eventKey } from '#web/features/open-api/webhooks/event-key.ts';
import { formatNumber, formatTime } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import type { DataColumn } from '#web/ui/data-table/data-column.ts';
import { StateBadge } from '#web/ui/state-badge.tsx';

const STATE_STYLE = {
  enabled: { icon: IconCircleCheck, color: 'green', variant: 'light' },
  disabled: { icon: IconCircleOff, color: 'gray', variant: 'light' },
  failing: { icon: IconAlertTriangle, color: 'danger', variant: 'outline' },
  stopped: { icon: IconCircleX, color: 'danger', variant: 'light' },
} as const;

function stateOf({ isEnabled, failingSince, stoppedAt }: Webhook): keyof typeof STATE_STYLE {
  if (!isEnabled) return stoppedAt === null ? 'disabled' : 'stopped';
  return failingSince === null ? 'enabled' : 'failing';
}

function State({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks');
  const state = stateOf(webhook);
  return (
    <div>
      <StateBadge {...STATE_STYLE[state]} label={t(`state.${state}`)} />
      {state === 'failing' && webhook.failingSince !== null && (
        <Text size="xs" c="dimmed">
          {t('failingSince', { time: formatTime(webhook.failingSince) })}
        </Text>
      )}
      {state === 'stopped' && webhook.stoppedAt !== null && (
        <Text size="xs" c="dimmed">
          {t('stoppedAt', { time: formatTime(webhook.stoppedAt) })}
        </Text>
      )}
      {webhook.formerSecretUntil !== null && (
        <Text size="xs" c="dimmed">
          {t('former', { time: formatTime(webhook.formerSecretUntil) })}
        </Text>
      )}
    </div>
  );
}

/** The columns of the list of webhooks. */
export function useWebhookColumns(): DataColumn<Webhook>[] {
  const { t } = useTranslation(['webhooks', 'api']);
  const language = useLanguage();
  return [
    {
      key: 'name',
      label: t('column.name'),
      isRowHeader: true,
      maxWidth: 360,
      render: ({ name, url }) => (
        <div>
          {name}
          <Text size="xs" c="dimmed" fw={400} truncate title={url}>
            {url}
          </Text>
        </div>
      ),
    },
    { key: 'state', label: t('column.state'), render: (webhook) => <State webhook={webhook} /> },
    {
      key: 'events',
      label: t('column.events'),
      maxWidth: 320,
      render: ({ events }) => (
        <Text size="sm" inherit style={{ whiteSpace: 'normal' }}>
          {events.map((event) => t(eventKey(event))).join(' / ')}
        </Text>
      ),
    },
    {
      key: 'sites',
      label: t('column.sites'),
      render: ({ siteIds }) => {
        if (siteIds === null) return t('api:allSites');
        return siteIds.length === 0 ? t('api:noSites') : t('api:siteCount', { number: formatNumber(siteIds.length, language) });
      },
    },
  ];
}
