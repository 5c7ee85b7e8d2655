import { Text, Title } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Dunning } from '#shared/model/billing/dunning.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import classes from '#web/features/billing/dunning/dunning.module.css';
import { formatDay } from '#web/lib/format/format.ts';

/** The steps that have acted on an invoice, oldest first, and the next one. */
export function DunningSection({ dunning: { events, next } }: { dunning: Dunning }) {
  const { t } = useTranslation('dunning');
  if (events.length === 0 && next === null) return null;
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
    </section>
  );
}
