import type { Plan, PriceFigures } from '#shared/model/plans/plan.ts';

const figuresOf = ({ price, limitAccess, limitAccessPrice, licencePrice }: PriceFigures): PriceFigures => ({
  price,
  limitAccess,
  limitAccessPrice,
  licencePrice,
});

/**
 * Returns the prices of a plan in a month for an account that has had the plan since the month `since`; `null`: since before all dated
 * prices. Months are YYYY-MM, which sort as text.
 */
export function planPrice(plan: PriceFigures & Pick<Plan, 'prices'>, since: string | null, month: string): PriceFigures {
  const holds = ({ from, appliesTo }: Plan['prices'][number]): boolean =>
    from <= month && (appliesTo === 'everybody' || (since !== null && since >= from));
  return figuresOf(plan.prices.findLast(holds) ?? plan);
}

/** Returns the prices for an account that takes the plan in this month. */
export const offeredPrice = (plan: PriceFigures & Pick<Plan, 'prices'>, month: string): PriceFigures => planPrice(plan, month, month);
