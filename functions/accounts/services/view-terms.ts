import type { Account } from '#functions/accounts/store/account.ts';
import type { PlanStore } from '#functions/plans/store/plan-store.ts';
import { isBilled } from '#functions/accounts/store/billing/billed-account.ts';
import type { TermsStore } from '#functions/billing/store/terms-store.ts';
import { planTerms } from '#shared/rules/plans/plan-terms.ts';
import { isUnbilledMonth } from '#shared/rules/billing/contract-month.ts';
import type { ViewTerms } from '#shared/rules/billing/view-usage.ts';

const UNLIMITED: ViewTerms = { limitAccess: null, limitAccessPrice: 0, isBilled: false };

/**
 * Returns the terms of an account for the page views of a month: those stored when the month began, else those of its present plan. Without
 * a plan, page views are not limited.
 */
export async function viewTermsOf(
  { plans, terms }: { plans: Pick<PlanStore, 'find'>; terms: TermsStore },
  account: Pick<
    Account,
    'id' | 'path' | 'role' | 'planId' | 'planSince' | 'quotations' | 'billingStart' | 'contractStart' | 'contractEnd' | 'createdAt'
  >,
  month: string,
): Promise<ViewTerms> {
  const written = isBilled(account) ? await terms.find(account.id, month) : undefined;
  const isMonthBilled = isBilled(account) && !isUnbilledMonth(account, month);
  if (written) return { ...written, isBilled: isMonthBilled };
  const plan = account.planId === null ? undefined : await plans.find(account.planId);
  return plan ? { ...planTerms(plan, account, month), isBilled: isMonthBilled } : UNLIMITED;
}
