import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import { isBilled } from '#functions/accounts/store/billing/billed-account.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import type { DatedPrice, Plan, PriceFigures } from '#shared/model/plans/plan.ts';
import type { PriceEffect } from '#shared/model/plans/price-effect.ts';
import { monthlyFees, priceEffectOn } from '#shared/rules/plans/price-effect.ts';

export interface ConcernedAccount {
  account: Account;
  before: PriceFigures;
  after: PriceFigures;
}

/**
 * Returns one page of the accounts with a plan whom new prices concern. The operator bills the OEM and not its customers, so of a tree only
 * the OEM is concerned.
 */
export async function concernedPage(
  accounts: Pick<AccountStore, 'list'>,
  scope: Scope,
  { plan, price, after, limit }: { plan: Plan; price: DatedPrice; after: string | null; limit: number },
): Promise<{ concerned: ConcernedAccount[]; next: string | null }> {
  const query = { plan: plan.id, keyword: '', sort: 'created', descending: false, after: after ?? undefined, limit } as const;
  const { accounts: found, next } = await accounts.list(scope, query);
  const concerned = found.filter(isBilled).flatMap((account) => {
    const effect = priceEffectOn(plan, price, account);
    return effect ? [{ account, ...effect }] : [];
  });
  return { concerned, next };
}

const PAGE = 100;

/** Returns whom new prices concern, and what they pay a month before and after. One call for each hundred accounts with the plan. */
export async function priceEffect(accounts: Pick<AccountStore, 'list'>, scope: Scope, plan: Plan, price: DatedPrice): Promise<PriceEffect> {
  const effect: PriceEffect = { accounts: 0, before: 0, after: 0 };
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof concernedPage>> = await concernedPage(accounts, scope, { plan, price, after, limit: PAGE });
    for (const one of page.concerned) {
      effect.accounts += 1;
      effect.before += monthlyFees(one.before, one.account.licencesUsed);
      effect.after += monthlyFees(one.after, one.account.licencesUsed);
    }
    after = page.next;
  } while (after !== null);
  return effect;
}
