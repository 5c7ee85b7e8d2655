import { Button, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Dunning } from '#shared/model/billing/dunning.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import classes from '#web/features/billing/dunning/dunning.module.css';
import { HoldDialog } from '#web/features/billing/dunning/hold-dialog.tsx';
import { useHoldDunning } from '#web/features/billing/payment-queries.ts';
import { formatDay } from '#web/lib/format/format.ts';
import { toast } from '#web/lib/toast.ts';

/** The hold of an invoice, or the button that holds it. */
function HoldControl({ number, hold }: { number: string; hold: Dunning['hold'] }) {
  const { t } = useTranslation('dunning');
  const [isHolding, setHolding] = useState(false);
  const change = useHoldDunning(number);
  if (hold)
    return (
      <Group justify="space-between" gap="xs">
        <Text>
          {t('hold.held', { day: formatDay(hold.until) })}
          <Text component="span" size="sm" c="dimmed" display="block">
            {hold.reason}
          </Text>
        </Text>
        <Button
          variant="default"
          loading={change.isPending}
          onClick={() => change.mutate(null, { onSuccess: () => toast.success(t('hold.ended')) })}
        >
          {t('hold.resume')}
        </Button>
      </Group>
    );
  return (
    <Group>
      <Button variant="default" onClick={() => setHolding(true)}>
        {t('hold.action')}
      </Button>
      <HoldDialog number={number} isOpen={isHolding} onClose={() => setHolding(false)} />
    </Group>
  );
}

/** The steps that have acted on an invoice, oldest first, the next one, and the hold of an open invoice. */
export function DunningSection({ number, dunning: { events, hold, next } }: { number: string; dunning: Dunning }) {
  const { t } = useTranslation('dunning');
  if (events.length === 0 && next === null && hold === null) return null;
  return (
    <section className={classes['log']} aria-label={t('log.title')}>
      <Title order={2} size="h4" mb="xs">
        {t('log.title')}
      </Title>
      <ul>
        {events.map(({ at, kind, recipients }) => (
          <li key={at}>
            <span>{formatDay(japaneseDay(new Date(at)))}</span>
            <span>{t(`kinds.${kind}`)}</span>
            <span>{t('log.sent', { contacts: recipients })}</span>
          </li>
        ))}
        {next && (
          <li>
            <span>{formatDay(next.on)}</span>
            <span>{t(`kinds.${next.kind}`)}</span>
            <Text component="span" c="dimmed">
              {t('log.next')}
            </Text>
          </li>
        )}
      </ul>
      {(next !== null || hold !== null) && <HoldControl number={number} hold={hold} />}
    </section>
  );
}
