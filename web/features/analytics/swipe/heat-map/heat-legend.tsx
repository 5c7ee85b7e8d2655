import { Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { formatMetric } from '#shared/rules/analytics/format-metric.ts';
import { HEAT_STEPS, type SheetMeasure, sheetMeasureUnit, SMALL_SAMPLE } from '#shared/rules/analytics/grid/sheet-measures.ts';
import { heatStyle } from '#web/features/analytics/swipe/heat-map/heat-colours.ts';
import classes from '#web/features/analytics/swipe/heat-map/heat-map.module.css';
import { useLanguage } from '#web/lib/use-language.ts';

const STEPS = Array.from({ length: HEAT_STEPS }, (_, index) => index + 1);

interface HeatLegendProps {
  measure: SheetMeasure;
  most: number;
  hasArrows: boolean;
}

/** Explains colours, bars, marks and arrows of the heat map. */
export function HeatLegend({ measure, most, hasArrows }: HeatLegendProps) {
  const { t } = useTranslation('swipe');
  const language = useLanguage();
  const unit = sheetMeasureUnit(measure);
  return (
    <div className={classes['legend']}>
      <div className={classes['scale']} role="img" aria-label={t('heat.scale', { most: formatMetric(unit, most, language) })}>
        <span>{formatMetric(unit, 0, language)}</span>
        {STEPS.map((step) => (
          <span key={step} className={classes['swatch']} style={heatStyle(step)}>
            <span style={{ width: `${(step / HEAT_STEPS) * 100}%` }} />
          </span>
        ))}
        <span>{formatMetric(unit, most, language)}</span>
      </div>
      <Text size="sm" c="dimmed">
        {t(`measure.${measure}.how`)} {t('heat.small', { count: SMALL_SAMPLE })}
        {hasArrows && ` ${t('heat.arrowsHow')}`}
      </Text>
    </div>
  );
}
