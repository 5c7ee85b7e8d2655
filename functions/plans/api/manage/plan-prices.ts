import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import type { PlanDependencies } from '#functions/plans/api/dependencies.ts';
import { changePlan, requirePlan } from '#functions/plans/api/manage/change-plan.ts';
import { priceChanges } from '#functions/plans/api/manage/plan-changes.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { plan } from '#shared/api-contract/endpoints/plan.ts';
import type { DatedPrice } from '#shared/model/plans/plan.ts';
import { monthOf } from '#shared/rules/time/japanese-month.ts';

const byMonth = (a: DatedPrice, b: DatedPrice): number => (a.from < b.from ? -1 : 1);

/** Sets prices from a later month on. The current month is billed with the prices it began with. */
export const setPlanPrice =
  (dependencies: PlanDependencies): UseCase<typeof plan.setPrice> =>
  async ({ caller, params: { planId }, body: { version, ...price } }) => {
    if (price.from <= monthOf(dependencies.clock())) throw invalidInput([{ path: 'from', rule: 'not-next-month' }]);
    const previous = await requirePlan(dependencies, planId);
    if (previous.version !== version) throw new AppError('version-conflict');
    const former = previous.prices.find(({ from }) => from === price.from);
    const prices = [...previous.prices.filter((one) => one !== former), price].toSorted(byMonth);
    return changePlan(dependencies, caller, previous, {
      action: 'plan.price',
      next: { ...previous, prices },
      changes: priceChanges(former, price),
    });
  };

/** Removes prices that are not in effect yet. */
export const removePlanPrice =
  (dependencies: PlanDependencies): UseCase<typeof plan.removePrice> =>
  async ({ caller, params: { planId, from } }) => {
    const previous = await requirePlan(dependencies, planId);
    const former = previous.prices.find((price) => price.from === from);
    if (!former) throw new AppError('not-found');
    if (from <= monthOf(dependencies.clock())) throw new AppError('transition-refused');
    return changePlan(dependencies, caller, previous, {
      action: 'plan.price',
      next: { ...previous, prices: previous.prices.filter((price) => price !== former) },
      changes: priceChanges(former, undefined),
    });
  };
