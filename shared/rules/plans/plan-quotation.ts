import type { Plan } from '#shared/model/plans/plan.ts';
import type { Quotation } from '#shared/model/plans/quotation.ts';

/** Returns the quotation of an account for a plan, if any. */
export const quotationFor = (quotations: readonly Quotation[], planId: string | null): Quotation | undefined =>
  quotations.find((quotation) => quotation.planId === planId);

/** Returns the plan with the limits and prices agreed with an account. */
export function quotedPlan(plan: Plan, quotations: readonly Quotation[]): Plan {
  const quotation = quotationFor(quotations, plan.id);
  if (!quotation) return plan;
  const { quantitySite, maxPages, quantitySwipe, prices } = quotation;
  const first = prices[0]?.from;
  return {
    ...plan,
    quantitySite,
    maxPages,
    quantitySwipe,
    prices: [
      ...plan.prices.filter(({ from }) => first === undefined || from < first),
      ...prices.map((price) => ({ ...price, appliesTo: 'everybody' as const })),
    ],
  };
}

type QuotedPrice = Quotation['prices'][number];

/** Returns the quotations with this quotation for its plan. A quotation without prices is removed. */
export function withQuotation(quotations: readonly Quotation[], quotation: Quotation): Quotation[] {
  const others = quotations.filter(({ planId }) => planId !== quotation.planId);
  return quotation.prices.length > 0 ? [...others, quotation] : others;
}

/** Returns the prices sorted by month, with this price instead of an existing price of the same month. */
export const withQuotedPrice = (prices: readonly QuotedPrice[], price: QuotedPrice): QuotedPrice[] =>
  [...prices.filter(({ from }) => from !== price.from), price].toSorted((a, b) => (a.from < b.from ? -1 : 1));
