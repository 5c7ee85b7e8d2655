import type { FieldError } from '#shared/model/error.ts';
import type { Plan } from '#shared/model/plans/plan.ts';
import { type Quotation, QuotationUpdate } from '#shared/model/plans/quotation.ts';
import { planPrice } from '#shared/rules/plans/plan-price.ts';
import { quotationFor, quotedPlan } from '#shared/rules/plans/plan-quotation.ts';
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
export type QuotationDraft = PriceDraft & LimitDraft & { from: string };

/** Returns the current terms of an account as a draft. The first quotation starts in the current month, later ones in the next month. */
export function toQuotationDraft(plan: Plan, quotations: readonly Quotation[], month: string): QuotationDraft {
  const quoted = quotedPlan(plan, quotations);
  const from = quotationFor(quotations, plan.id) ? nextMonth(month) : month;
  return { ...toLimitDraft(quoted), ...toPriceDraft(planPrice(quoted, null, from)), from };
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

/** Returns the request body; throws if the draft has errors. */
export const toQuotation = (draft: QuotationDraft, planId: string, version: number): QuotationUpdate =>
  QuotationUpdate.parse(input(draft, planId, version));
