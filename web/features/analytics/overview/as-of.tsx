import { useTranslation } from 'react-i18next';
import classes from '#web/features/analytics/analytics.module.css';
import { formatTime } from '#web/lib/format/format.ts';

/** Up to when visits are counted, and how long that takes. */
export function AsOf({ countedUntil }: { countedUntil: string | null }) {
  const { t } = useTranslation('analytics');
  return (
    <span className={classes['asOf']}>
      {countedUntil === null ? t('notCounted') : t('countedUntil', { time: formatTime(countedUntil) })}
      {' · '}
      {t('delay')}
    </span>
  );
}
