import { PLAN_PREFIX, planKey, PLANS_PARTITION } from '#functions/store/keys.ts';
import type { Plan } from '#shared/model/account/plan.ts';
import { GRID_MAX } from '#shared/model/limits.ts';
import type { SiteLimits } from '#shared/model/account/site-limits.ts';
import { siteLimits } from '#shared/rules/account/plan-limits.ts';
import { ConditionFailedError } from '#functions/store/engine/table-error.ts';
import { isAbsent } from '#functions/store/engine/table-expression.ts';
import type { Table } from '#functions/store/engine/table.ts';

/** What binds an account without a plan (the operator's own): the product's bounds only. */
const WITHOUT_PLAN: SiteLimits = {
  planName: '',
  maxSites: null,
  maxSheets: GRID_MAX.cells,
  maxDirection: Math.max(GRID_MAX.rows, GRID_MAX.columns),
  swipe: true,
  multiLanguage: true,
  tagSeo: true,
  popupCta: true,
  formContact: true,
};

export interface PlanStore {
  /** What the plan of an account allows for its sites. */
  getSiteLimits(account: { planId: string | null }): Promise<SiteLimits>;
  /** Every plan there is. */
  list(): Promise<Plan[]>;
  find(id: string): Promise<Plan | undefined>;
  /** Leaves plans alone that are there already: they may have been edited since. */
  putIfAbsent(plan: Plan): Promise<void>;
}

/** Plans in the table. */
export function planStore(table: Table): PlanStore {
  const find = (id: string): Promise<Plan | undefined> => table.get<Plan>(planKey(id));
  return {
    find,
    list: () => table.queryAll<Plan>({ pk: PLANS_PARTITION, prefix: PLAN_PREFIX }),
    async getSiteLimits({ planId }) {
      if (planId === null) return WITHOUT_PLAN;
      const plan = await find(planId);
      if (!plan) throw new Error(`Plan ${planId} is held by an account but is not there`);
      return siteLimits(plan);
    },
    async putIfAbsent(plan) {
      try {
        await table.put({ ...planKey(plan.id), entity: 'plan', ...plan }, isAbsent());
      } catch (error) {
        if (!(error instanceof ConditionFailedError)) throw error;
      }
    },
  };
}
