import { IconArrowDownRight, IconArrowUpRight, IconEqual } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { formatChange } from '#shared/rules/analytics/format-metric.ts';
import { changeOf, type MetricUnit } from '#shared/rules/analytics/metrics.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import classes from '#web/features/analytics/shared/metric-change.module.css';

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

interface MetricChangeProps {
  unit: MetricUnit;
  value: number | null;
  former: number | null;
}

/** The change of a figure since the period before, shown by sign, text and arrow. */
export function MetricChange({ unit, value, former }: MetricChangeProps) {
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  const change = changeOf(unit, value, former);
  if (value === null || former === null) return <span className={classes['change']}>{t('change.unknown')}</span>;
  if (value === former)
    return (
      <span className={classes['change']}>
        <IconEqual {...ICON} />
        {t('change.same')}
      </span>
    );
  if (change === null) return <span className={classes['change']}>{t('change.fromNothing')}</span>;
  const Arrow = change > 0 ? IconArrowUpRight : IconArrowDownRight;
  return (
    <span className={classes['change']} data-direction={change > 0 ? 'up' : 'down'}>
      <Arrow {...ICON} />
      {t(change > 0 ? 'change.up' : 'change.down', { change: formatChange(unit, change, language) })}
    </span>
  );
}
