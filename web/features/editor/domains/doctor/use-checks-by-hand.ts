import { useState } from 'react';
import type { DomainChecks } from '#web/features/editor/domains/domain-queries.ts';

/** Checks the domains on demand. Periodic checks do not set `isChecking`. */
export function useChecksByHand(checks: DomainChecks): { isChecking: boolean; check: () => void } {
  const [isChecking, setChecking] = useState(false);
  const check = (): void => {
    setChecking(true);
    void checks.refetch().finally(() => setChecking(false));
  };
  return { isChecking, check };
}
