import { Button, Paper, Title } from '@mantine/core';
import { IconHandClick } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { formatMetric } from '#shared/rules/analytics/format-metric.ts';
import { type GridSheet, sheetMeasure } from '#shared/rules/analytics/grid/sheet-measures.ts';
import { clicksOf } from '#shared/rules/analytics/rankings.ts';
import { CreativePicture } from '#web/features/analytics/creatives/creative-picture.tsx';
import classes from '#web/features/analytics/creatives/creatives.module.css';
import { useSheetName } from '#web/features/analytics/table/sheet-name.tsx';
import { useLanguage } from '#web/lib/use-language.ts';

interface CreativeCardProps {
  row: GridSheet;
  onTaps: (alias: string) => void;
}

/** A sheet with its picture and figures. */
export function CreativeCard({ row, onTaps }: CreativeCardProps) {
  const { t } = useTranslation(['creatives', 'swipe', 'analytics']);
  const language = useLanguage();
  const name = useSheetName()(row.sheet);
  const count = (value: number): string => formatMetric('count', value, language);
  const figures = [
    [t('analytics:metric.views.name'), count(row.figures.views)],
    [t('swipe:measure.dwell.name'), formatMetric('seconds', sheetMeasure('dwell', row, 0), language)],
    [t('swipe:measure.exits.name'), formatMetric('share', sheetMeasure('exits', row, 0), language)],
    [t('swipe:measure.clicks.name'), count(clicksOf(row))],
    [t('products'), count(row.figures.clicks.product ?? 0)],
    [t('swipe:measure.conversions.name'), count(row.figures.conversions)],
  ] as const;
  return (
    <Paper component="li" withBorder className={classes['card']} aria-label={name}>
      <span className={classes['frame']}>
        <CreativePicture sheet={row.sheet} sizes="220px" />
      </span>
      <Title order={3} className={classes['name']} title={name}>
        {name}
      </Title>
      <dl className={classes['figures']}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button
        variant="default"
        leftSection={<IconHandClick size={18} stroke={1.5} aria-hidden />}
        aria-label={t('taps.showOf', { name })}
        onClick={() => onTaps(row.sheet.alias)}
      >
        {t('taps.show')}
      </Button>
    </Paper>
  );
}
