import { useTranslation } from 'react-i18next';
import classes from '#web/features/analytics/analytics.module.css';
import { formatTime } from '#web/lib/format/format.ts';

/** Any time: all are equally wide. */
const SOME_TIME = '2026-12-31T14:59:00.000Z';

interface AsOfProps {
  countedUntil: string | null | undefined;
  /** `null`: still loading. */
  leavesOutOwnVisits?: boolean | null;
}

/** The time until which visits are counted, the delay of counting, and excluded visits; `undefined` reserves its space while it loads. */
export function AsOf({ countedUntil, leavesOutOwnVisits = false }: AsOfProps) {
  const { t } = useTranslation('analytics');
  return (
    <span className={classes['asOf']}>
      {countedUntil === undefined && <span className={classes['unknown']}>{t('countedUntil', { time: formatTime(SOME_TIME) })}</span>}
      {countedUntil === null && t('notCounted')}
      {countedUntil && t('countedUntil', { time: formatTime(countedUntil) })}
      {' · '}
      {t('delay')}
      {leavesOutOwnVisits !== false && (
        <span {...(leavesOutOwnVisits === null && { className: classes['unknown'] })}> {t('ownVisits.leftOut')}</span>
      )}
    </span>
  );
}
