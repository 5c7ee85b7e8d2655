import { useTranslation } from 'react-i18next';
import type { UserSummary } from '#shared/model/account/user.ts';

/** What an account's status means for it at present; `null` where all is as usual. */
export function useStatusExplanation(): (
  user: Pick<UserSummary, 'contractStatus' | 'effectiveStatus' | 'pausedBy' | 'parent'>,
) => string | null {
  const { t } = useTranslation('users');
  return ({ contractStatus, effectiveStatus, pausedBy, parent }) => {
    if (contractStatus === 'TERMINATED') return t('state.terminated');
    if (effectiveStatus === 'TERMINATED') return t('state.terminatedAbove', { parent: parent.companyName });
    if (contractStatus === 'SUSPENDED') return t(pausedBy === 'oem' ? 'state.pausedByOem' : 'state.pausedByOperator');
    if (effectiveStatus === 'SUSPENDED') return t('state.pausedAbove', { parent: parent.companyName });
    return contractStatus === 'INACTIVE' ? t('state.invited') : null;
  };
}
