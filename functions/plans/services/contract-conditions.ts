import type { Account } from '#functions/accounts/store/account.ts';
import { isBilled } from '#functions/accounts/store/billing/billed-account.ts';
import type { PlanStore } from '#functions/plans/store/plan-store.ts';
import type { ContractConditions } from '#shared/model/legal/legal-document.ts';
import { TRIAL_PLAN_ID } from '#shared/model/plans/plan.ts';
import { firstBilledMonthOf } from '#shared/rules/billing/billing-start.ts';
import { invoiceTotals, taxRateOf } from '#shared/rules/billing/consumption-tax.ts';
import { MINIMUM_MONTHS } from '#shared/rules/billing/minimum-term.ts';
import { INITIAL_FEE } from '#shared/rules/billing/monthly-closing.ts';
import { planPrice } from '#shared/rules/plans/plan-price.ts';
import { quotedPlan } from '#shared/rules/plans/plan-quotation.ts';
import { monthOf } from '#shared/rules/time/japanese-month.ts';

/** Returns the conditions of an account's contract, as its login agrees to them; `null` if the operator does not bill the account. */
export async function contractConditions(plans: Pick<PlanStore, 'find'>, account: Account, now: Date): Promise<ContractConditions | null> {
  const listed = isBilled(account) && account.planId !== null ? await plans.find(account.planId) : undefined;
  if (!listed) return null;
  const { billingStart, contractStart, createdAt } = account;
  const first = billingStart && firstBilledMonthOf(billingStart, contractStart, new Date(createdAt));
  // A contract that has not begun is shown with the price of its first month.
  const month = first !== null && first > monthOf(now) ? first : monthOf(now);
  const { price } = planPrice(quotedPlan(listed, account.quotations), account.planSince, month);
  const initialFeeChoice = billingStart?.initialFee ?? 'charge';
  return {
    planName: listed.name,
    price,
    priceWithTax: invoiceTotals([{ amount: price, taxRate: taxRateOf(month) }]).total,
    initialFee: initialFeeChoice === 'charge' ? INITIAL_FEE : 0,
    initialFeeChoice,
    firstBilledMonth: first,
    discount: billingStart?.discount ?? null,
    minimumMonths: MINIMUM_MONTHS,
    isTrial: listed.id === TRIAL_PLAN_ID,
  };
}
