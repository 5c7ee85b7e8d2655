import type { PlanStore } from '#functions/store/plan.ts';

export interface PlanDependencies {
  plans: PlanStore;
}
