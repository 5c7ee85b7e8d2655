import { useTranslation } from '#web/lib/use-translation.ts';
import type { UserSummary } from '#shared/model/accounts/user.ts';
import { formatDay } from '#web/lib/format/format.ts';

/** Returns a function that formats the period of a contract; a dash for accounts without a contract. */
export function useContractPeriod(): (user: Pick<UserSummary, 'contractStart' | 'contractEnd'>) => string {
  const { t } = useTranslation('users');
  return ({ contractStart, contractEnd }) => {
    if (contractStart === null) return '–';
    const start = formatDay(contractStart);
    return contractEnd === null ? t('periodOpen', { start }) : t('period', { start, end: formatDay(contractEnd) });
  };
}
