import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { IconCircleCheck, IconCircleMinus, IconCircleX, IconClock, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { DeliveryAttempt, WebhookDelivery } from '#shared/model/open-api/webhook.ts';
import classes from '#web/features/open-api/webhooks/log/deliveries.module.css';
import { eventKey } from '#web/features/open-api/webhooks/event-key.ts';
import { formatNumber, formatTime } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { StateBadge } from '#web/ui/state-badge.tsx';

const STATE_STYLE = {
  pending: { icon: IconClock, color: 'blue' },
  delivered: { icon: IconCircleCheck, color: 'green' },
  failed: { icon: IconCircleX, color: 'red' },
  skipped: { icon: IconCircleMinus, color: 'gray' },
} as const;

/** One attempt: its time, result, duration, and the beginning of the response. */
function Attempt({ attempt: { at, status, fault, milliseconds, answer } }: { attempt: DeliveryAttempt }) {
  const { t } = useTranslation('webhooks');
  const language = useLanguage();
  const outcome = status === null ? t(`log.fault.${fault ?? 'unreachable'}`) : t('log.status', { status });
  return (
    <li className={classes['attempt']}>
      <Text size="xs" c="dimmed">
        {formatTime(at)} ・ {outcome} ・ {t('log.milliseconds', { number: formatNumber(milliseconds, language) })}
      </Text>
      {answer !== '' && <Code className={classes['answer'] ?? ''}>{answer}</Code>}
    </li>
  );
}

interface DeliveryItemProps {
  delivery: WebhookDelivery;
  /** Sends the delivery again; absent for logins that may only view. */
  onSendAgain: (() => void) | undefined;
  isSending: boolean;
}

/** A delivery with its attempts, newest first. */
export function DeliveryItem({ delivery: { type, at, state, nextAttemptAt, attempts }, onSendAgain, isSending }: DeliveryItemProps) {
  const { t } = useTranslation('webhooks');
  return (
    <li className={classes['delivery']}>
      <Group justify="space-between" gap="xs" align="flex-start">
        <Stack gap={2}>
          <Group gap="xs">
            <StateBadge {...STATE_STYLE[state]} label={t(`log.state.${state}`)} />
            <Text size="sm" fw={500}>
              {t(eventKey(type))}
            </Text>
          </Group>
          <Text size="xs" c="dimmed">
            {formatTime(at)} ・ {attempts.length === 0 ? t('log.noAttempts') : t('log.attempts', { number: attempts.length })}
            {nextAttemptAt !== null && ` ・ ${t('log.next', { time: formatTime(nextAttemptAt) })}`}
          </Text>
        </Stack>
        {onSendAgain && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconRefresh size={16} stroke={1.5} aria-hidden />}
            loading={isSending}
            onClick={onSendAgain}
          >
            {t('log.again')}
          </Button>
        )}
      </Group>
      {attempts.length > 0 && (
        <ul className={classes['attempts']}>
          {attempts.toReversed().map((attempt) => (
            <Attempt key={attempt.at} attempt={attempt} />
          ))}
        </ul>
      )}
    </li>
  );
}
