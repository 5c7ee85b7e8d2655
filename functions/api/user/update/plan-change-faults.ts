import type { UserDependencies } from '#functions/api/user/dependencies.ts';
import type { ManagedAccount } from '#functions/domain/account/managed-account.ts';
import { type Scope, narrowScope } from '#functions/scope.ts';
import type { Site } from '#functions/store/site/site.ts';
import type { FieldError } from '#shared/model/error.ts';
import { isMoreRestrictive, planDowngradeFaults, siteLimits } from '#shared/rules/account/plan-limits.ts';

const PAGE_SIZE = 100;

/** The sites that the account itself owns; those of accounts below it are subject to other plans. */
async function ownSites({ sites }: Pick<UserDependencies, 'sites'>, scope: Scope, ownerId: string): Promise<Site[]> {
  const own: Site[] = [];
  let after: string | null | undefined;
  while (after !== null) {
    const page = await sites.list(scope, { after, limit: PAGE_SIZE });
    own.push(...page.sites.filter((site) => site.ownerId === ownerId));
    after = page.next;
  }
  return own;
}

/** Why an account cannot change to this plan: it does not exist, or present use exceeds it. Reads its sites only if the plan allows less than now. */
export async function planChangeFaults(
  { plans, sites }: Pick<UserDependencies, 'plans' | 'sites'>,
  scope: Scope,
  account: ManagedAccount,
  planId: string | null,
): Promise<FieldError[]> {
  if (planId === null || planId === account.planId) return [];
  const plan = await plans.find(planId);
  if (!plan || plan.retired) return [{ path: 'planId', rule: 'unknown-plan' }];
  const limits = siteLimits(plan);
  if (!isMoreRestrictive(limits, await plans.getSiteLimits(account))) return [];
  return planDowngradeFaults(await ownSites({ sites }, narrowScope(scope, account), account.id), limits);
}
