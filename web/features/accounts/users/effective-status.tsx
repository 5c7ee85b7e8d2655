import { Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { UserSummary } from '#shared/model/accounts/user.ts';
import { ContractStatusBadge } from '#web/ui/contract-status-badge.tsx';

type Status = Pick<UserSummary, 'contractStatus' | 'effectiveStatus' | 'pausedBy'>;

/** Returns a function that says whether a parent restricts an account, or who paused it; `null` if neither applies. */
function useStatusNote(): (status: Status) => string | null {
  const { t } = useTranslation('users');
  return ({ contractStatus, effectiveStatus, pausedBy }) => {
    if (effectiveStatus !== contractStatus && (effectiveStatus === 'SUSPENDED' || effectiveStatus === 'TERMINATED'))
      return t(`above.${effectiveStatus}`);
    return contractStatus === 'SUSPENDED' && pausedBy !== null ? t(`pausedBy.${pausedBy}`) : null;
  };
}

/** An account's own status, with a note if it is restricted. */
export function EffectiveStatus({ user }: { user: Status }) {
  const note = useStatusNote()(user);
  return (
    <>
      <ContractStatusBadge status={user.contractStatus} />
      {note !== null && (
        <Text size="xs" c="dimmed" lh={1.3} mt={2}>
          {note}
        </Text>
      )}
    </>
  );
}
