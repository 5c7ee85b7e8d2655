import { OEM_PLAN_ID, type Plan, TRIAL_PLAN_ID } from '#shared/model/plans/plan.ts';
import type { StoredPlanRequest } from '#shared/model/plans/plan-request.ts';
import type { Role } from '#shared/model/role.ts';
import type { Requester } from '#shared/rules/plans/change-plan.ts';

/** The account that asks for a plan. `depth`: the number of accounts in its path, the operator's included. */
export interface PlanAsker {
  role: Role;
  depth: number;
  planId: string | null;
}

/**
 * Returns how an account may get another plan: `choose` takes effect without a decision; `ask` needs one of the account above:
 * of the OEM for its USERs, of the operator for OEMs and for plans by quotation. `undefined` if it cannot have the plan.
 */
export function wayToPlan({ role, depth, planId }: PlanAsker, { id, offer, retired }: Plan): 'choose' | 'ask' | undefined {
  if (retired || id === TRIAL_PLAN_ID || id === planId) return undefined;
  if (role === 'OEM_MASTER') return 'ask';
  if (role !== 'USER') return undefined;
  if (depth > 2) return offer === 'public' ? 'ask' : undefined;
  if (offer === 'public') return 'choose';
  return id === OEM_PLAN_ID ? undefined : 'ask';
}

/** Returns the plan of a request that is not answered yet. */
export const openPlanRequest = (request: Pick<StoredPlanRequest, 'planId' | 'declined'> | null): string | undefined =>
  request !== null && request.declined === null ? request.planId : undefined;

interface PlanRequestHolder {
  planRequest: StoredPlanRequest | null;
}

/** Returns the account with a request, which replaces an earlier one. */
export const withPlanRequest = <T extends PlanRequestHolder>(
  account: T,
  { planId, message }: { planId: string; message: string },
  now: Date,
  by: Requester,
): T => ({ ...account, planRequest: { planId, message, requestedAt: now.toISOString(), ...by, declined: null } });

/** Returns the account whose request was declined. */
export const withDeclinedRequest = <T extends PlanRequestHolder>(account: T, reason: string, now: Date): T =>
  account.planRequest ? { ...account, planRequest: { ...account.planRequest, declined: { at: now.toISOString(), reason } } } : account;
