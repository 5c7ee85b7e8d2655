import { Title } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { SiteOverview } from '#shared/model/analytics/visit-reports.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import classes from '#web/features/analytics/analytics.module.css';
import { daysOfEvents } from '#web/features/analytics/overview/day-points.ts';
import { formatTime } from '#web/lib/format/format.ts';
import { ScrollRegion } from '#web/ui/scroll-region.tsx';

/** The events of a site in a month, which may explain the figures. */
export function AnnotationList({ annotations }: Pick<SiteOverview, 'annotations'>) {
  const { t } = useTranslation('analytics');
  if (annotations.length === 0) return null;
  const days = daysOfEvents(annotations);
  return (
    <div>
      <Title order={3} mb={4}>
        {t('annotation.title')}
      </Title>
      <ScrollRegion label={t('annotation.title')} className={classes['eventScroller']}>
        <ul className={classes['events']}>
          {annotations.map(({ at, kind, title }, index) => (
            <li key={`${at} ${kind} ${index}`}>
              <span className={classes['mark']}>{days.indexOf(japaneseDay(new Date(at))) + 1}</span>
              <time dateTime={at}>{formatTime(at)}</time>
              <span>{title === '' ? t(`annotation.${kind}`) : t('annotation.named', { event: t(`annotation.${kind}`), title })}</span>
            </li>
          ))}
        </ul>
      </ScrollRegion>
    </div>
  );
}
