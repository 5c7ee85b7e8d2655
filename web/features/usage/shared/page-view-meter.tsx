import { useTranslation } from '#web/lib/use-translation.ts';
import type { PageViewUsage } from '#shared/model/billing/page-view-usage.ts';
import { formatNumber, formatYen } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import classes from '#web/features/usage/shared/usage.module.css';
import { UsageMeter } from '#web/features/usage/shared/usage-meter.tsx';

/** Rounds to three digits, because a forecast is not exact. */
const approximately = (views: number): number => Number(views.toPrecision(3));

/** Returns the texts below the meter: the price of the next block, and the forecast for the month. */
function useUsageLines({ block, forecast }: Pick<PageViewUsage, 'block' | 'forecast'>): string[] {
  const { t } = useTranslation('usage');
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const lines: string[] = [];
  if (block?.used.charge) lines.push(t('charge', { charge: formatYen(block.used.charge) }));
  // A trial has blocks without a price.
  if (block?.price && block.left !== null)
    lines.push(t('nextBlock', { left: number(block.left), size: number(block.size), price: formatYen(block.price) }));
  if (forecast?.views) lines.push(t('forecast', { views: number(approximately(forecast.views)) }));
  if (forecast?.charge) lines.push(t('forecastCharge', { charge: formatYen(forecast.charge) }));
  return lines;
}

/** The page views of a month as a meter, with the price of the next block and a forecast. */
export function PageViewMeter({ usage }: { usage: PageViewUsage }) {
  const { t } = useTranslation('usage');
  const language = useLanguage();
  const { views, block } = usage;
  const lines = useUsageLines(usage);
  const text = formatNumber(views, language);
  return (
    <div>
      {block ? (
        <UsageMeter
          label={t('pageViews')}
          used={views}
          max={block.used.blocks * block.size}
          text={t('ofBlock', { views: text, max: formatNumber(block.used.blocks * block.size, language) })}
          full={t('full')}
        />
      ) : (
        <div className={classes['meterLabel']}>
          <span>{t('pageViews')}</span>
          <span className={classes['count']}>{t('unlimited', { views: text })}</span>
        </div>
      )}
      {lines.length > 0 && (
        <ul className={classes['lines']}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
