import { AppError } from '#functions/platform/base/app-error.ts';
import type { PlanDependencies } from '#functions/plans/api/dependencies.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { PlanChangeContext } from '#functions/plans/store/plan-store.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { AuditAction, AuditEntry } from '#shared/model/audit/audit.ts';
import type { ManagedPlan, Plan } from '#shared/model/plans/plan.ts';

/** Returns the plan. Throws `not-found` if there is none. */
export async function requirePlan({ plans }: Pick<PlanDependencies, 'plans'>, id: string): Promise<Plan> {
  const plan = await plans.find(id);
  if (!plan) throw new AppError('not-found');
  return plan;
}

/** Returns the audit entry of a change of a plan, for the operator's log. */
export const planAudit = (
  { ids, clock }: PlanDependencies,
  caller: Caller,
  action: AuditAction,
  { id, name }: Plan,
  changes: AuditEntry['changes'] = [],
): PlanChangeContext => ({
  audit: newAuditEntry({ ids, clock }, action, auditActor(caller), { kind: 'plan', id, name, ownerId: caller.scope.accountId }, changes),
  operatorId: caller.scope.accountId,
});

export const managedPlan = async ({ accounts }: PlanDependencies, { scope }: Caller, plan: Plan): Promise<ManagedPlan> => ({
  ...plan,
  accounts: await accounts.countOfPlan(scope, plan.id),
});

interface Change {
  action: AuditAction;
  next: Plan;
  changes?: AuditEntry['changes'];
  writes?: PlanChangeContext['writes'];
}

/** Replaces a plan and returns it as plan management shows it. Throws `version-conflict` if it has changed since it was read. */
export async function changePlan(
  dependencies: PlanDependencies,
  caller: Caller,
  previous: Plan,
  { action, next, changes = [], writes = [] }: Change,
): Promise<{ plan: ManagedPlan }> {
  const changed = await dependencies.plans.replace(previous, next, { ...planAudit(dependencies, caller, action, next, changes), writes });
  if (!changed) throw new AppError('version-conflict');
  return { plan: await managedPlan(dependencies, caller, changed) };
}
