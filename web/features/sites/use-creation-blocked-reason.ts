import { useTranslation } from '#web/lib/use-translation.ts';
import { useSiteAllowance } from '#web/features/sites/site-queries.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { useMayDo } from '#web/lib/session/user.ts';

/** Returns why this login cannot create another site in its work account; `null` if it can. */
export function useCreationBlockedReason(): string | null {
  const { t } = useTranslation(['sites', 'errors']);
  const language = useLanguage();
  const mayWrite = useMayDo('site:write');
  const { max, planName, isReached, isContractEnded } = useSiteAllowance();
  if (!mayWrite) return t('list.notAllowed');
  if (isContractEnded) return t('errors:code.contract-ended');
  return isReached && max !== null ? t('list.limitReached', { plan: planName, max: formatNumber(max, language) }) : null;
}
