import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from '#web/features/sites/list/site-list.module.css';

const CARDS = 4;

/** Stands in for the cards while the list is on its way. */
export function SiteCardSkeletons() {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden component="output">{t('loading')}</VisuallyHidden>
      <div className={classes['list']} aria-hidden>
        {Array.from({ length: CARDS }, (_, index) => (
          <Skeleton key={index} height={340} />
        ))}
      </div>
    </>
  );
}
