import type { PlanStore } from '#functions/store/account/plan-store.ts';

export interface PlanDependencies {
  plans: PlanStore;
}
