import { useTranslation } from '#web/lib/use-translation.ts';
import { formatMetric } from '#shared/rules/analytics/format-metric.ts';
import type { Share } from '#shared/rules/analytics/grid/compare-shares.ts';
import { useLanguage } from '#web/lib/use-language.ts';

/** Returns a function that formats a share together with its numerator and its total. */
export function useShareText(): (share: Share) => string {
  const { t } = useTranslation('creatives');
  const language = useLanguage();
  return ({ times, of }) =>
    t('compare.share', {
      share: formatMetric('share', of === 0 ? null : times / of, language),
      times: formatMetric('count', times, language),
      of: formatMetric('count', of, language),
    });
}
