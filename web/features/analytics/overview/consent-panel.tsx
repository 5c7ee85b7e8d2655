import { Paper, Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { SiteOverview } from '#shared/model/analytics/visit-reports.ts';
import { formatMetric } from '#shared/rules/analytics/format-metric.ts';
import classes from '#web/features/analytics/analytics.module.css';
import { PeriodTitle } from '#web/features/analytics/table/period-title.tsx';
import { useLanguage } from '#web/lib/use-language.ts';

/** How visitors answered the question for consent to tags in the month; nothing if none did. */
export function ConsentPanel({ consents }: Pick<SiteOverview, 'consents'>) {
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  if (consents.length === 0) return null;
  const sum = (figure: 'accepted' | 'declined' | 'withdrawn'): number => consents.reduce((total, day) => total + day[figure], 0);
  const [accepted, declined] = [sum('accepted'), sum('declined')];
  const count = (value: number): string => formatMetric('count', value, language);
  const figures = [
    [t('consent.accepted'), count(accepted)],
    [t('consent.declined'), count(declined)],
    [t('consent.rate'), formatMetric('share', accepted + declined === 0 ? null : accepted / (accepted + declined), language)],
    [t('consent.withdrawn'), count(sum('withdrawn'))],
  ] as const;
  return (
    <Paper component="section" withBorder className={classes['panel']} aria-label={t('consent.title')}>
      <PeriodTitle title={t('consent.title')} period={undefined} />
      <Text size="sm" c="dimmed">
        {t('consent.text')}
      </Text>
      <dl className={classes['answers']}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Paper>
  );
}
