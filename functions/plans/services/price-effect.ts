import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import { isBilled } from '#functions/accounts/store/billing/billed-account.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import type { DatedPrice, Plan, PriceFigures } from '#shared/model/plans/plan.ts';
import type { PlanChangeSchedule } from '#functions/plans/store/plan-change-schedule.ts';
import type { PriceEffect } from '#shared/model/plans/price-effect.ts';
import { monthlyFees, priceEffectOn } from '#shared/rules/plans/price-effect.ts';

export interface ConcernedAccount {
  account: Account;
  before: PriceFigures;
  after: PriceFigures;
}

export interface PriceEffectDependencies {
  accounts: Pick<AccountStore, 'list' | 'getAll'>;
  planChanges: Pick<PlanChangeSchedule, 'listAll'>;
}

interface PricePage {
  plan: Plan;
  price: DatedPrice;
  after: string | null;
  limit: number;
}

/** The start of cursors of the pages after the last one of the accounts that have the plan. */
const CHANGING = 'changing#';

/** Returns a page of the accounts with the plan. The pages of the accounts that change to it follow the last one. */
async function holdersPage({ accounts }: PriceEffectDependencies, scope: Scope, { plan, after, limit }: PricePage) {
  const query = { plan: plan.id, keyword: '', sort: 'created', descending: false, after: after ?? undefined, limit } as const;
  const { accounts: found, next } = await accounts.list(scope, query);
  return { found, next: next ?? CHANGING };
}

/** Returns a page of the accounts with another plan whose plan changes, in the order of their ids. */
async function changingPage({ accounts, planChanges }: PriceEffectDependencies, scope: Scope, { plan, limit }: PricePage, after: string) {
  const ids = (await planChanges.listAll()).filter((id) => id > after).toSorted();
  const page = ids.slice(0, limit);
  const found = (await accounts.getAll(page)).filter((account) => account !== undefined);
  const isFound = ({ path, planId, deletedAt }: Account): boolean =>
    path.includes(scope.accountId) && planId !== plan.id && deletedAt === undefined;
  return { found: found.filter(isFound), next: ids.length > limit ? CHANGING + page.at(-1) : null };
}

/**
 * Returns one page of the accounts that have a plan or change to it, and whom new prices concern. The operator bills the OEM and not its
 * customers, so of a tree only the OEM is concerned.
 */
export async function concernedPage(
  dependencies: PriceEffectDependencies,
  scope: Scope,
  page: PricePage,
): Promise<{ concerned: ConcernedAccount[]; next: string | null }> {
  const { plan, price, after } = page;
  const { found, next } = after?.startsWith(CHANGING)
    ? await changingPage(dependencies, scope, page, after.slice(CHANGING.length))
    : await holdersPage(dependencies, scope, page);
  const concerned = found.filter(isBilled).flatMap((account) => {
    const effect = priceEffectOn(plan, price, account);
    return effect ? [{ account, ...effect }] : [];
  });
  return { concerned, next };
}

const PAGE = 100;

/**
 * Returns whom new prices concern, and what they pay a month before and after. One call for each hundred accounts that have the plan or
 * change their plan.
 */
export async function priceEffect(
  dependencies: PriceEffectDependencies,
  scope: Scope,
  plan: Plan,
  price: DatedPrice,
): Promise<PriceEffect> {
  const effect: PriceEffect = { accounts: 0, before: 0, after: 0 };
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof concernedPage>> = await concernedPage(dependencies, scope, { plan, price, after, limit: PAGE });
    for (const one of page.concerned) {
      effect.accounts += 1;
      effect.before += monthlyFees(one.before, one.account.licencesUsed);
      effect.after += monthlyFees(one.after, one.account.licencesUsed);
    }
    after = page.next;
  } while (after !== null);
  return effect;
}
