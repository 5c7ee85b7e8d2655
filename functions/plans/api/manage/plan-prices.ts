import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import type { PlanDependencies } from '#functions/plans/api/dependencies.ts';
import { changePlan, requirePlan } from '#functions/plans/api/manage/change-plan.ts';
import { priceChanges } from '#functions/plans/api/manage/plan-changes.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { plan } from '#shared/api-contract/endpoints/plan.ts';
import { announcePriceWrite, dropAnnouncementWrite } from '#functions/plans/store/price-announcement-store.ts';
import { priceEffect } from '#functions/plans/services/price-effect.ts';
import { withPrice } from '#shared/rules/plans/price-effect.ts';
import { monthOf } from '#shared/rules/time/japanese-month.ts';

/**
 * Sets prices from a later month on, and announces them. The current month is billed with the prices it began with.
 */
export const setPlanPrice =
  (dependencies: PlanDependencies): UseCase<typeof plan.setPrice> =>
  async ({ caller, params: { planId }, body: { version, ...price } }) => {
    if (price.from <= monthOf(dependencies.clock())) throw invalidInput([{ path: 'from', rule: 'not-next-month' }]);
    const previous = await requirePlan(dependencies, planId);
    if (previous.version !== version) throw new AppError('version-conflict');
    const former = previous.prices.find(({ from }) => from === price.from);
    const announcement = { planId, price, isWithdrawn: false, id: dependencies.ids.ulid() };
    return changePlan(dependencies, caller, previous, {
      action: 'plan.price',
      next: { ...previous, prices: withPrice(previous.prices, price) },
      changes: priceChanges(former, price),
      writes: [announcePriceWrite(announcement, dependencies.clock())],
    });
  };

/** Removes prices that are not in effect yet. Accounts that were notified of them are notified that they do not come. */
export const removePlanPrice =
  (dependencies: PlanDependencies): UseCase<typeof plan.removePrice> =>
  async ({ caller, params: { planId, from } }) => {
    const previous = await requirePlan(dependencies, planId);
    const former = previous.prices.find((price) => price.from === from);
    if (!former) throw new AppError('not-found');
    if (from <= monthOf(dependencies.clock())) throw new AppError('transition-refused');
    const announced = await dependencies.priceAnnouncements.find(planId, from);
    const isUnannounced = announced?.after === null && announced.notified === 0 && announced.gsi1sk !== undefined;
    const withdrawal = { planId, price: former, isWithdrawn: true, id: dependencies.ids.ulid() };
    return changePlan(dependencies, caller, previous, {
      action: 'plan.price',
      next: { ...previous, prices: previous.prices.filter((price) => price !== former) },
      changes: priceChanges(former, undefined),
      writes: announced ? [isUnannounced ? dropAnnouncementWrite(announced) : announcePriceWrite(withdrawal, dependencies.clock())] : [],
    });
  };

/** Returns whom prices would concern if they were set. */
export const getPriceEffect =
  (dependencies: PlanDependencies): UseCase<typeof plan.priceEffect> =>
  async ({ caller: { scope }, params: { planId }, body: price }) => ({
    effect: await priceEffect(dependencies, scope, await requirePlan(dependencies, planId), price),
  });
