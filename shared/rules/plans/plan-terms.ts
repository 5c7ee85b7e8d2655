import type { Plan } from '#shared/model/plans/plan.ts';
import type { Role } from '#shared/model/role.ts';
import type { BillingTerms } from '#shared/model/billing/billing-terms.ts';
import type { Quotation } from '#shared/model/plans/quotation.ts';
import { planPrice } from '#shared/rules/plans/plan-price.ts';
import { quotedPlan } from '#shared/rules/plans/plan-quotation.ts';

interface PlanHolder {
  role: Role;
  /** The month since which the account has the plan; `null` if that was before all dated prices. */
  planSince: string | null;
  quotations: readonly Quotation[];
}

/** Returns the terms of an account with a plan in a month. Only OEMs issue licences. */
export function planTerms(plan: Plan, { role, planSince, quotations }: PlanHolder, month: string): BillingTerms {
  const { price, limitAccess, limitAccessPrice, licencePrice } = planPrice(quotedPlan(plan, quotations), planSince, month);
  return {
    month,
    planId: plan.id,
    planName: plan.name,
    planSince,
    price,
    limitAccess,
    limitAccessPrice,
    licencePrice: role === 'OEM_MASTER' ? licencePrice : 0,
  };
}
