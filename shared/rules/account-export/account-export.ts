import { type Actor, isAllowed } from '#shared/rules/accounts/policy.ts';

/** Whether a login may export the data of an account: its own work account or, as the operator, any account below. */
export const mayExportAccount = (actor: Actor, isOwn: boolean): boolean =>
  isAllowed(actor, 'account:export') && (isOwn || actor.role === 'MASTER');
