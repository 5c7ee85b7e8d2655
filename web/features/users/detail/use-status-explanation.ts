import { useTranslation } from 'react-i18next';
import type { UserSummary } from '#shared/model/account/user.ts';

/** Explains why an account is restricted or not active yet; `null` for an active account. */
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
