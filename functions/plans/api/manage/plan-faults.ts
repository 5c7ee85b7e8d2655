import type { FieldError } from '#shared/model/error.ts';
import type { Plan } from '#shared/model/plans/plan.ts';

/**
 * Returns why a plan cannot have this name or base plan: another plan has the name, or the base plan does not exist, is a variant itself,
 * or is the plan itself.
 */
export function planFaults({ id, name, baseId }: Pick<Plan, 'name' | 'baseId'> & { id?: string }, plans: readonly Plan[]): FieldError[] {
  const others = plans.filter((plan) => plan.id !== id);
  const hasBase = baseId === null || others.some((plan) => plan.id === baseId && plan.baseId === null);
  return [
    ...(others.some((plan) => plan.name === name) ? [{ path: 'name', rule: 'duplicate' as const }] : []),
    ...(hasBase ? [] : [{ path: 'baseId', rule: 'unknown-plan' as const }]),
  ];
}
