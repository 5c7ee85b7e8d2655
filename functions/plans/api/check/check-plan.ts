import { changeRequestView } from '#functions/plans/services/change-request-view.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { PlanDependencies } from '#functions/plans/api/dependencies.ts';
import { activeAccount } from '#functions/accounts/services/active-account.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import { measurePlanUse } from '#functions/plans/services/measure-plan-use.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { plan } from '#shared/api-contract/endpoints/plan.ts';
import { type Plan, type PriceFigures, TRIAL_PLAN_ID } from '#shared/model/plans/plan.ts';
import type { FieldError } from '#shared/model/error.ts';
import type { PlanCheck } from '#shared/model/plans/plan-check.ts';
import { type MeasuredSite, planDowngradeFaults, siteLimits } from '#shared/rules/plans/plan-limits.ts';
import { mayEnd, possibleEnds } from '#shared/rules/billing/end-contract.ts';
import { minimumEnd } from '#shared/rules/billing/minimum-term.ts';
import { INITIAL_FEE } from '#shared/rules/billing/monthly-closing.ts';
import { inPlanOrder } from '#shared/rules/plans/plan-order.ts';
import { quotedPlan } from '#shared/rules/plans/plan-quotation.ts';
import { offeredPrice, planPrice, priceHistory } from '#shared/rules/plans/plan-price.ts';
import { type PlanAsker, wayToPlan } from '#shared/rules/plans/plan-request.ts';
import { parsePartKey } from '#shared/rules/sites/site-parts.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { monthOf, nextMonth } from '#shared/rules/time/japanese-month.ts';

const FORM_KINDS: ReadonlySet<string> = new Set(['contactForm', 'membershipForm', 'homepageForm']);

/** Whether the account chooses its own plan. Accounts below an OEM do not: the OEM pays for them. */
export const choosesOwnPlan = ({ path }: Account): boolean => path.length <= 2;

/** Returns an account as the rule sees it that decides how it gets plans. */
export const planAskerOf = ({ role, path, planId }: Account): PlanAsker => ({ role, depth: path.length, planId });

/**
 * Whether a customer may request this plan without a decision, or keep it: the plan is public, and the account is a USER of the operator.
 */
export const canRequestPlan = (one: Plan, account: Account): boolean =>
  wayToPlan({ ...planAskerOf(account), planId: null }, one) === 'choose';

function measureUse(sites: readonly MeasuredSite[]): PlanCheck['use'] {
  const kinds = sites.flatMap(({ parts }) => parts.map((key) => parsePartKey(key).kind));
  const most = (measure: (site: MeasuredSite) => number): number => Math.max(0, ...sites.map(measure));
  return {
    sites: sites.length,
    sheets: most(({ numberHorizontal, numberVertical }) => numberHorizontal * numberVertical),
    direction: most(({ numberHorizontal, numberVertical }) => Math.max(numberHorizontal, numberVertical)),
    languages: most(({ languages }) => languages.length),
    popups: kinds.filter((kind) => kind === 'popup').length,
    forms: kinds.filter((kind) => FORM_KINDS.has(kind)).length,
  };
}

function endingOf(account: Account, now: Date): PlanCheck['ending'] {
  if (!choosesOwnPlan(account) || !mayEnd(account)) return null;
  const { endRequest, contractEnd } = account;
  const hasEnded = contractEnd !== null && contractEnd < japaneseDay(now);
  return { months: hasEnded ? [] : possibleEnds(account, now), request: endRequest && changeRequestView(endRequest), hasEnded };
}

/** Returns the licences that an OEM uses, and their present cost. A bill contains the most licences in use at one time. */
function licencesOf({ role, licenceGrant, licencesUsed }: Account, { licencePrice: price }: PriceFigures): PlanCheck['licences'] {
  return role === 'OEM_MASTER' ? { used: licencesUsed, granted: licenceGrant ?? 0, price, cost: licencesUsed * price } : null;
}

/** Returns the field errors of a plan that would begin after the contract has ended. */
export const contractEndFaults = ({ endRequest, contractEnd }: Account, from: string): FieldError[] =>
  endRequest !== null && contractEnd !== null && contractEnd < `${from}-01`
    ? [{ path: 'planId', rule: 'contract-ends', params: { day: contractEnd.replaceAll('-', '/') } }]
    : [];

/** Returns the plan of the caller's account. Makes two database calls for each site, and three others. */
export async function planCheckOf(dependencies: PlanDependencies, { scope }: Caller): Promise<PlanCheck> {
  const { accounts, plans, clock } = dependencies;
  const account = await activeAccount(dependencies, scope.accountId);
  const [all, sites, parent] = await Promise.all([
    plans.list(),
    measurePlanUse(dependencies, scope, account),
    choosesOwnPlan(account) || account.parentId === null ? undefined : accounts.get(account.parentId),
  ]);
  const listed = all.find(({ id }) => id === account.planId);
  if (!listed) throw new AppError('not-found');
  const present = quotedPlan(listed, account.quotations);
  const month = monthOf(clock());
  const changesFrom = nextMonth(month);
  const price = planPrice(present, account.planSince, month);
  const offered = all.filter((one) => canRequestPlan(one, account) && one.id !== present.id).toSorted(inPlanOrder);
  const isTrial = present.id === TRIAL_PLAN_ID && offered.length > 0;
  const changing = all.find(({ id }) => id === account.planChange?.planId);
  const optionOf = (one: Plan): PlanCheck['options'][number] => ({
    plan: one,
    price: offeredPrice(quotedPlan(one, account.quotations), changesFrom),
    faults: [...contractEndFaults(account, changesFrom), ...planDowngradeFaults(sites, siteLimits(quotedPlan(one, account.quotations)))],
  });
  return {
    plan: present,
    price,
    prices: priceHistory(present, account.planSince),
    contractStart: account.contractStart,
    contractEnd: account.contractEnd,
    change: account.planChange && changeRequestView(account.planChange),
    changeFaults: changing ? planDowngradeFaults(sites, siteLimits(quotedPlan(changing, account.quotations))) : [],
    decidedBy: parent?.companyName ?? null,
    use: measureUse(sites),
    licences: licencesOf(account, price),
    changesFrom,
    firstContract: isTrial ? { initialFee: INITIAL_FEE, minimumEnd: minimumEnd(changesFrom) } : null,
    ending: endingOf(account, clock()),
    request: account.planRequest && changeRequestView(account.planRequest),
    askable: all
      .filter((one) => wayToPlan(planAskerOf(account), one) === 'ask')
      .toSorted(inPlanOrder)
      .map((one) => optionOf(one)),
    options: offered.map((one) => optionOf(one)),
  };
}

export const checkPlan =
  (dependencies: PlanDependencies): UseCase<typeof plan.check> =>
  async ({ caller }) => ({ check: await planCheckOf(dependencies, caller) });
