import type { FieldError } from '#shared/model/error.ts';
import type { Plan } from '#shared/model/account/plan.ts';
import { type Quotation, QuotationUpdate } from '#shared/model/account/quotation.ts';
import { planPrice } from '#shared/rules/billing/plan-price.ts';
import { quotationFor, quotedPlan } from '#shared/rules/billing/plan-quotation.ts';
import { schemaErrors } from '#web/lib/form/field-errors.tsx';
import { type LimitDraft, limitInput, type PriceDraft, priceInput, toLimitDraft, toPriceDraft } from '#web/ui/plan/price-draft.ts';

/** `from`: YYYY-MM. */
export type QuotationDraft = PriceDraft & LimitDraft & { from: string };

/** What holds for the account from a month on, to be changed. */
export function toQuotationDraft(plan: Plan, quotations: readonly Quotation[], from: string): QuotationDraft {
  const quoted = quotedPlan(plan, quotations);
  const last = quotationFor(quotations, plan.id)?.prices.at(-1);
  return { ...toLimitDraft(quoted), ...toPriceDraft(last ?? planPrice(quoted, null, from)), from };
}

const input = (draft: QuotationDraft, planId: string, version: number) => ({
  planId,
  version,
  from: draft.from,
  ...limitInput(draft),
  ...priceInput(draft),
});

export const quotationErrors = (draft: QuotationDraft, planId: string): FieldError[] =>
  schemaErrors(QuotationUpdate, input(draft, planId, 0));

/** The request body; throws if the draft has errors. */
export const toQuotation = (draft: QuotationDraft, planId: string, version: number): QuotationUpdate =>
  QuotationUpdate.parse(input(draft, planId, version));
