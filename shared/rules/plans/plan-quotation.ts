import type { Plan } from '#shared/model/plans/plan.ts';
import type { Quotation } from '#shared/model/plans/quotation.ts';

/** The quotation for a plan among those of an account. */
export const quotationFor = (quotations: readonly Quotation[], planId: string | null): Quotation | undefined =>
  quotations.find((quotation) => quotation.planId === planId);

/** The plan with the limits and prices agreed with an account. */
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

/** The quotations with this one for its plan; without prices it is removed. */
export function withQuotation(quotations: readonly Quotation[], quotation: Quotation): Quotation[] {
  const others = quotations.filter(({ planId }) => planId !== quotation.planId);
  return quotation.prices.length > 0 ? [...others, quotation] : others;
}

/** The prices in the order of their months, with this one instead of that of the same month. */
export const withQuotedPrice = (prices: readonly QuotedPrice[], price: QuotedPrice): QuotedPrice[] =>
  [...prices.filter(({ from }) => from !== price.from), price].toSorted((a, b) => (a.from < b.from ? -1 : 1));
