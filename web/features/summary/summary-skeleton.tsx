import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
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
        <Skeleton height={264} />
        <div className={classes['panels']}>
          <Skeleton height={320} />
          <Skeleton height={320} />
        </div>
      </div>
    </>
  );
}
