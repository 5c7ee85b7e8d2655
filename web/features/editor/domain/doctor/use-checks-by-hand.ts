import { useState } from 'react';
import type { DomainChecks } from '#web/features/editor/domain/domain-queries.ts';

/** Checks the domains when the user asks for it. `isChecking` is not set by the checks that repeat themselves. */
export function useChecksByHand(checks: DomainChecks): { isChecking: boolean; check: () => void } {
  const [isChecking, setChecking] = useState(false);
  const check = (): void => {
    setChecking(true);
    void checks.refetch().finally(() => setChecking(false));
  };
  return { isChecking, check };
}
