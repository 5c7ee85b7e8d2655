import type { Requester } from '#shared/rules/plans/change-plan.ts';

/** Returns a requester with this name. */
export const requester = (requestedBy: string): Requester => ({ requestedBy, person: { loginId: 'LOGIN', accountId: 'ACCOUNT' } });
