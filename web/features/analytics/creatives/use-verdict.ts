import { useTranslation } from '#web/lib/use-translation.ts';
import { formatMetric } from '#shared/rules/analytics/format-metric.ts';
import { compareShares, type Share } from '#shared/rules/analytics/grid/compare-shares.ts';
import { SMALL_SAMPLE } from '#shared/rules/analytics/grid/sheet-measures.ts';
import { useLanguage } from '#web/lib/use-language.ts';

interface ComparedShare {
  /** The name of the sheet. */
  name: string;
  share: Share;
}

/** Returns a function that names the better of two sheets and its lead in percentage points, or explains why the result is uncertain. */
export function useVerdict(): (first: ComparedShare, second: ComparedShare) => string {
  const { t } = useTranslation('creatives');
  const language = useLanguage();
  const points = (share: number): string => formatMetric('decimal', Math.max(0, share) * 100, language);
  return (first, second) => {
    const comparison = compareShares(first.share, second.share);
    if (comparison.state === 'leads')
      return t('verdict.leads', {
        name: comparison.leader === 'first' ? `A (${first.name})` : `B (${second.name})`,
        low: points(comparison.low),
        high: points(comparison.high),
      });
    if (comparison.state === 'unclear') return t('verdict.unclear', { first: points(comparison.first), second: points(comparison.second) });
    return comparison.state === 'too-few' ? t('verdict.tooFew', { count: SMALL_SAMPLE }) : t('verdict.notAShare');
  };
}
