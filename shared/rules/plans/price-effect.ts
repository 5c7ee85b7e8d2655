import type { ContractStatus, Role } from '#shared/model/role.ts';
import type { DatedPrice, Plan, PriceFigures } from '#shared/model/plans/plan.ts';
import type { Quotation } from '#shared/model/plans/quotation.ts';
import { planTerms } from '#shared/rules/plans/plan-terms.ts';

/** An account that the operator bills. */
interface PlanHolder {
  role: Role;
  contractStatus: ContractStatus;
  /** The last day of the contract, YYYY-MM-DD. */
  contractEnd: string | null;
  planId: string | null;
  planSince: string | null;
  /** The plan that the account changes to, and the month of the change. */
  planChange: { planId: string; from: string } | null;
  quotations: readonly Quotation[];
}

const FIGURES = ['price', 'limitAccess', 'limitAccessPrice', 'licencePrice'] as const satisfies readonly (keyof PriceFigures)[];

const byMonth = (a: DatedPrice, b: DatedPrice): number => (a.from < b.from ? -1 : 1);

/** Returns the prices of a plan with prices for a month, which replace those that were set for the same month. */
export const withPrice = (prices: readonly DatedPrice[], price: DatedPrice): DatedPrice[] =>
  [...prices.filter(({ from }) => from !== price.from), price].toSorted(byMonth);

/**
 * Returns what an account pays with and without new prices of a plan in their first month; `undefined` if they do not concern it: it has
 * another plan or no contract by then, the prices are for new contracts only, its own prices are agreed, or nothing changes.
 */
export function priceEffectOn(
  plan: Plan,
  price: DatedPrice,
  account: PlanHolder,
): { before: PriceFigures; after: PriceFigures } | undefined {
  const { contractStatus, contractEnd, planChange } = account;
  const hasEnded = contractStatus === 'TERMINATED' || (contractEnd !== null && contractEnd < `${price.from}-01`);
  const isChanged = planChange !== null && planChange.from <= price.from;
  const [planId, planSince] = isChanged ? [planChange.planId, planChange.from] : [account.planId, account.planSince];
  if (hasEnded || planId !== plan.id) return undefined;
  const termsOf = (prices: readonly DatedPrice[]): PriceFigures => planTerms({ ...plan, prices }, { ...account, planSince }, price.from);
  const before = termsOf(plan.prices.filter(({ from }) => from !== price.from));
  const after = termsOf(withPrice(plan.prices, price));
  return FIGURES.some((figure) => before[figure] !== after[figure]) ? { before, after } : undefined;
}

/** Returns the fees of a month before tax, without further page views. */
export const monthlyFees = ({ price, licencePrice }: Pick<PriceFigures, 'price' | 'licencePrice'>, licences: number): number =>
  price + licencePrice * licences;
