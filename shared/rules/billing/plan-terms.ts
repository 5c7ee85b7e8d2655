import type { Plan } from '#shared/model/account/plan.ts';
import type { Role } from '#shared/model/account/role.ts';
import type { BillingTerms } from '#shared/model/billing/billing-terms.ts';

/** Yen a month before tax for each licence of an OEM. */
export const LICENCE_PRICE = 5_000;

/** What an account on a plan pays in a month. */
export const planTerms = (
  { id, name, price, limitAccess, limitAccessPrice }: Plan,
  { role }: { role: Role },
  month: string,
): BillingTerms => ({
  month,
  planId: id,
  planName: name,
  price,
  limitAccess,
  limitAccessPrice,
  licencePrice: role === 'OEM_MASTER' ? LICENCE_PRICE : 0,
});
