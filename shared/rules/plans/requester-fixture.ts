import type { Requester } from '#shared/rules/plans/change-plan.ts';

/** A person of this name who requests a change. */
export const requester = (requestedBy: string): Requester => ({ requestedBy, person: { loginId: 'LOGIN', accountId: 'ACCOUNT' } });
