import { useTranslation } from '#web/lib/use-translation.ts';
import type { Variation } from '#shared/model/sites/sheet/variation.ts';

/** Returns a function that names a variation or, for `null`, the sheet itself. */
export function useVersionName(): (variation: Pick<Variation, 'name'> | null) => string {
  const { t } = useTranslation('variations');
  return (variation) => (variation === null ? t('itself') : variation.name.trim() || t('nameless'));
}
