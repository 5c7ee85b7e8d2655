import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import classes from '#web/features/summary/summary.module.css';

/** Placeholders while the summary is loading. */
export function SummarySkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden component="output">{t('loading')}</VisuallyHidden>
      <div aria-hidden className={classes['summary']}>
        <div className={classes['panels']}>
          <Skeleton height={208} />
          <Skeleton height={208} />
        </div>
        <LowerSkeleton />
      </div>
    </>
  );
}

/** Placeholders of the panels below the visits. */
export function LowerSkeleton() {
  return (
    <>
      <Skeleton height={264} aria-hidden />
      <div className={classes['panels']} aria-hidden>
        <Skeleton height={320} />
        <Skeleton height={320} />
      </div>
    </>
  );
}
