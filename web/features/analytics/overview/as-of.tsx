import { useTranslation } from '#web/lib/use-translation.ts';
import classes from '#web/features/analytics/analytics.module.css';
import { formatTime } from '#web/lib/format/format.ts';

/** A placeholder that reserves the width of a time; all times are equally wide. */
const SOME_TIME = '2026-12-31T14:59:00.000Z';

interface AsOfProps {
  countedUntil: string | null | undefined;
  /** Whether own visits are left out; `null` while that is loading. */
  leavesOutOwnVisits?: boolean | null;
}

/** Shows until when visits are counted, the delay of counting, and whether own visits are left out. Reserves space for values that load. */
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
