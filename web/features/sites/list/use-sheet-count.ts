import { useTranslation } from '#web/lib/use-translation.ts';
import type { ListedSite } from '#shared/model/sites/site.ts';
import { useSiteAllowance } from '#web/features/sites/site-queries.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { useUser } from '#web/lib/session/user.ts';

/**
 * Returns a function that formats the rows and columns of a site (`size`) and the number of cells with a sheet (`sheets`). For sites of
 * the login's own account, `sheets` includes the limit of the plan.
 */
export function useSheetCount(): (site: ListedSite) => { size: string; sheets: string } {
  const { t } = useTranslation('sites');
  const language = useLanguage();
  const { workAccountId } = useUser();
  const { limits } = useSiteAllowance();
  const figure = (value: number): string => formatNumber(value, language);
  return ({ numberHorizontal, numberVertical, sheetCount, owner }) => {
    const number = figure(sheetCount ?? numberHorizontal * numberVertical);
    const isOwn = owner.id === workAccountId && limits !== undefined && limits.maxSites !== null;
    return {
      size: t('card.size', { rows: figure(numberHorizontal), columns: figure(numberVertical) }),
      sheets: isOwn ? t('card.sheetsOf', { number, max: figure(limits.maxSheets) }) : t('card.sheets', { number }),
    };
  };
}
