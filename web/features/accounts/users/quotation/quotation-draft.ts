import type { FieldError } from '#shared/model/error.ts';
import type { Plan } from '#shared/model/plans/plan.ts';
import { type Quotation, QuotationUpdate } from '#shared/model/plans/quotation.ts';
import { planPrice } from '#shared/rules/plans/plan-price.ts';
import type { UserDetail } from '#shared/model/accounts/user.ts';
import { parse } from '#shared/model/fields.ts';
import {
  type BillingStartDraft,
  billingStartInput,
  toBillingStartDraft,
} from '#web/features/accounts/users/billing-start/billing-start-draft.ts';
import { quotationFor, quotedPlan, withQuotation, withQuotedPrice } from '#shared/rules/plans/plan-quotation.ts';
import { nextMonth } from '#shared/rules/time/japanese-month.ts';
import { schemaErrors } from '#web/lib/form/field-errors.tsx';
import {
  type LimitDraft,
  limitInput,
  type PriceDraft,
  priceInput,
  toLimitDraft,
  toPriceDraft,
} from '#web/features/plans/shared/price-draft.ts';

/** `from`: YYYY-MM. */
export type QuotationDraft = PriceDraft & LimitDraft & BillingStartDraft & { from: string };

/** Returns the current terms of an account as a draft. The first quotation starts in the current month, later ones in the next month. */
export function toQuotationDraft(
  plan: Plan,
  { quotations, billingStart }: Pick<UserDetail, 'quotations' | 'billingStart'>,
  month: string,
): QuotationDraft {
  const quoted = quotedPlan(plan, quotations);
  const from = quotationFor(quotations, plan.id) ? nextMonth(month) : month;
  return { ...toLimitDraft(quoted), ...toPriceDraft(planPrice(quoted, null, from)), ...toBillingStartDraft(billingStart), from };
}

/** The account and the plan that a quotation is for. */
type QuotedAccount = Pick<UserDetail, 'version' | 'isBillingStartOpen'> & { planId: string };

const input = (draft: QuotationDraft, { planId, version, isBillingStartOpen }: QuotedAccount) => ({
  planId,
  version,
  from: draft.from,
  billingStart: isBillingStartOpen ? billingStartInput(draft) : null,
  ...limitInput(draft),
  ...priceInput(draft),
});

export const quotationErrors = (draft: QuotationDraft, account: QuotedAccount): FieldError[] =>
  schemaErrors(QuotationUpdate, input(draft, account));

/** Returns the quotations of an account as they will be after the draft is saved; the present ones while the draft has errors. */
export function quotationsAfter(draft: QuotationDraft, account: QuotedAccount & Pick<UserDetail, 'quotations'>): readonly Quotation[] {
  const parsed = parse(QuotationUpdate, input(draft, account));
  if (!parsed.ok) return account.quotations;
  const { planId, quantitySite, maxPages, quantitySwipe, version: _version, billingStart: _billingStart, ...price } = parsed.value;
  const prices = withQuotedPrice(quotationFor(account.quotations, planId)?.prices ?? [], price);
  return withQuotation(account.quotations, { planId, quantitySite, maxPages, quantitySwipe, prices });
}

/** Returns the request body; throws if the draft has errors. */
export const toQuotation = (draft: QuotationDraft, account: QuotedAccount): QuotationUpdate => QuotationUpdate.parse(input(draft, account));
