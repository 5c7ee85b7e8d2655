import type { Plan, PriceFigures } from '#shared/model/plans/plan.ts';

const figuresOf = ({ price, limitAccess, limitAccessPrice, licencePrice }: PriceFigures): PriceFigures => ({
  price,
  limitAccess,
  limitAccessPrice,
  licencePrice,
});

const isSamePrice = (one: PriceFigures, other: PriceFigures): boolean =>
  one.price === other.price &&
  one.limitAccess === other.limitAccess &&
  one.limitAccessPrice === other.limitAccessPrice &&
  one.licencePrice === other.licencePrice;

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

/**
 * Returns the prices of a plan for an account by the month in which they begin, past and coming ones, without months that change nothing
 * for it. Prices before the account took the plan are left out.
 */
export function priceHistory(plan: PriceFigures & Pick<Plan, 'prices'>, since: string | null): (PriceFigures & { from: string })[] {
  const history: (PriceFigures & { from: string })[] = [];
  let last = planPrice(plan, since, since ?? '');
  for (const { from } of plan.prices.filter((price) => since === null || price.from > since)) {
    const next = planPrice(plan, since, from);
    if (isSamePrice(last, next)) continue;
    history.push({ ...next, from });
    last = next;
  }
  return history;
}
