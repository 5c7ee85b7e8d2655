import { tryCommit } from '#functions/store/engine/conditional-write.ts';
import { isAbsent } from '#functions/store/engine/table-expression.ts';
import type { Table } from '#functions/store/engine/table.ts';
import { PLAN_PREFIX, planKey, PLANS_PARTITION } from '#functions/store/keys.ts';
import { Plan } from '#shared/model/account/plan.ts';
import type { SiteLimits } from '#shared/model/account/site-limits.ts';
import { GRID_MAX } from '#shared/model/limits.ts';
import { siteLimits } from '#shared/rules/account/plan-limits.ts';

/** Limits of an account without a plan (the operator's own): only those of the product. */
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
  /** What the plan of an account allows for its sites. Throws if the account has a plan that does not exist. */
  getSiteLimits(account: { planId: string | null }): Promise<SiteLimits>;
  list(): Promise<Plan[]>;
  find(id: string): Promise<Plan | undefined>;
  /** A no-op if the plan exists: it may have been edited since. */
  putIfAbsent(plan: Plan): Promise<void>;
}

export function planStore(table: Table): PlanStore {
  const find = (id: string): Promise<Plan | undefined> => table.get(planKey(id), Plan);
  return {
    find,
    list: () => table.queryAll({ pk: PLANS_PARTITION, prefix: PLAN_PREFIX }, Plan),
    async getSiteLimits({ planId }) {
      if (planId === null) return WITHOUT_PLAN;
      const plan = await find(planId);
      if (!plan) throw new Error(`An account has plan ${planId}, which does not exist`);
      return siteLimits(plan);
    },
    async putIfAbsent(plan) {
      await tryCommit(table.put({ ...planKey(plan.id), entity: 'plan', ...plan }, isAbsent()));
    },
  };
}
