import * as z from 'zod';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { allOf, anyOf, type Condition, isAbsent, isEqual, isPresent } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { PLAN_PREFIX, planKey, PLANS_PARTITION } from '#functions/platform/keys/keys.ts';
import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import { Plan, SEED_PLANS } from '#shared/model/plans/plan.ts';
import type { Quotation } from '#shared/model/plans/quotation.ts';
import type { SiteLimits } from '#shared/model/plans/site-limits.ts';
import { GRID_MAX } from '#shared/model/limits.ts';
import { siteLimits } from '#shared/rules/plans/plan-limits.ts';
import { quotedPlan } from '#shared/rules/plans/plan-quotation.ts';

/** Limits of the operator's own account, which has no plan: only the limits of the product. */
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
  analytics: true,
  privateDomain: true,
};

/** Returns the attributes that plans of earlier versions lack, with the values of the seed plan of the same id. */
function missingAttributes({ id, quantitySite }: { id?: unknown; quantitySite?: unknown }): Partial<Plan> {
  const { order = 10, baseId = null, licencePrice = 0 } = SEED_PLANS.find((plan) => plan.id === id) ?? {};
  const offer = quantitySite === null ? 'quotation' : 'public';
  return { order, offer, retired: false, baseId, licencePrice, prices: [], version: 0 };
}

const StoredPlan = z
  .looseObject({})
  .transform((stored) => ({ ...missingAttributes(stored), ...stored }))
  .pipe(Plan);

/** A change of a plan, and the account whose log holds its audit entry. */
export interface PlanChangeContext {
  audit: AuditEntry;
  operatorId: string;
  /** Other writes that have to succeed with the change. */
  writes?: readonly Write[];
}

export interface PlanStore {
  /** Returns the limits of an account's plan for its sites. Throws if the account has a plan that does not exist. */
  getSiteLimits(account: { planId: string | null; quotations: readonly Quotation[] }): Promise<SiteLimits>;
  list(): Promise<Plan[]>;
  find(id: string): Promise<Plan | undefined>;
  /** Stores a plan. A no-op if it exists, because it may have been edited. */
  putIfAbsent(plan: Plan): Promise<void>;
  create(plan: Plan, context: PlanChangeContext): Promise<void>;
  /** Replaces a plan and increments its version. Returns `undefined` if `previous` is stale. */
  replace(previous: Plan, next: Plan, context: PlanChangeContext): Promise<Plan | undefined>;
  /** Deletes a plan. Returns `false` if `plan` is stale. */
  delete(plan: Plan, context: PlanChangeContext): Promise<boolean>;
}

/** Returns the condition that the version is unchanged. Plans written before versions were counted have none. */
const isVersion = ({ version }: Plan): Condition =>
  version === 0 ? allOf(isPresent(), anyOf(isAbsent('version'), isEqual('version', 0))) : isEqual('version', version);

/** Returns the condition, for a transaction that gives an account a plan, that the plan is neither retired nor deleted. */
export const planOfferedCheck = (planId: string): Write => ({
  check: planKey(planId),
  when: allOf(isPresent(), anyOf(isAbsent('retired'), isEqual('retired', false))),
});

export function planStore(table: Table): PlanStore {
  const find = (id: string): Promise<Plan | undefined> => table.get(planKey(id), StoredPlan);
  const toItem = (plan: Plan) => ({ ...planKey(plan.id), entity: 'plan', ...plan });
  const auditOf = ({ audit, operatorId, writes = [] }: PlanChangeContext): Write[] => [...auditWrites(audit, [operatorId]), ...writes];
  return {
    find,
    list: () => table.queryAll({ pk: PLANS_PARTITION, prefix: PLAN_PREFIX }, StoredPlan),
    async getSiteLimits({ planId, quotations }) {
      if (planId === null) return WITHOUT_PLAN;
      const plan = await find(planId);
      if (!plan) throw new Error(`An account has plan ${planId}, which does not exist`);
      return siteLimits(quotedPlan(plan, quotations));
    },
    async putIfAbsent(plan) {
      await tryCommit(table.put(toItem(plan), isAbsent()));
    },
    create: (plan, context) => table.transact([{ put: toItem(plan), when: isAbsent() }, ...auditOf(context)]),
    async replace(previous, changed, context) {
      const next = { ...changed, version: previous.version + 1 };
      const isDone = await tryCommit(table.transact([{ put: toItem(next), when: isVersion(previous) }, ...auditOf(context)]));
      return isDone ? next : undefined;
    },
    delete: (plan, context) => tryCommit(table.transact([{ delete: planKey(plan.id), when: isVersion(plan) }, ...auditOf(context)])),
  };
}
