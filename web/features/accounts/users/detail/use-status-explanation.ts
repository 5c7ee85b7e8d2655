import { useTranslation } from '#web/lib/use-translation.ts';
import type { UserDetail } from '#shared/model/accounts/user.ts';
import { usePersonNames } from '#web/ui/person/use-person-name.ts';

const PAUSED = { operator: 'state.pausedByOperator', oem: 'state.pausedByOem', payment: 'state.pausedByPayment' } as const;

/** Returns a function that explains why an account is restricted or not active yet; it returns `null` for an active account. */
export function useStatusExplanation(): (
  user: Pick<UserDetail, 'contractStatus' | 'effectiveStatus' | 'pausedBy' | 'parent'>,
) => string | null {
  const { t } = useTranslation('users');
  const { named } = usePersonNames();
  return ({ contractStatus, effectiveStatus, pausedBy, parent }) => {
    if (contractStatus === 'TERMINATED') return t('state.terminated');
    if (effectiveStatus === 'TERMINATED') return t('state.terminatedAbove', { parent: parent?.companyName ?? named('', true) });
    if (contractStatus === 'SUSPENDED') return t(PAUSED[pausedBy ?? 'operator']);
    if (effectiveStatus === 'SUSPENDED') return t('state.pausedAbove', { parent: parent?.companyName ?? named('', true) });
    return contractStatus === 'INACTIVE' ? t('state.invited') : null;
  };
}
