import type { Account } from '#functions/store/account/account.ts';
import type { PlanStore } from '#functions/store/account/plan-store.ts';
import { planTerms } from '#shared/rules/billing/plan-terms.ts';
import type { ViewTerms } from '#shared/rules/billing/view-usage.ts';

const UNLIMITED: ViewTerms = { limitAccess: null, limitAccessPrice: 0, isBilled: false };

/** Whether the operator bills an account: it is directly below the operator, and neither the operator's own nor that of a login. */
export const isBilledAccount = ({ path, role }: Pick<Account, 'path' | 'role'>): boolean =>
  path.length === 2 && (role === 'USER' || role === 'OEM_MASTER');

/** What an account pays for the page views of a month. Without a plan they are not limited. */
export async function viewTermsOf(
  { plans }: { plans: Pick<PlanStore, 'find'> },
  account: Pick<Account, 'path' | 'role' | 'planId'>,
  month: string,
): Promise<ViewTerms> {
  const plan = account.planId === null ? undefined : await plans.find(account.planId);
  return plan ? { ...planTerms(plan, { role: account.role, planSince: null }, month), isBilled: isBilledAccount(account) } : UNLIMITED;
}
