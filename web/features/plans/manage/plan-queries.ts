import { keepPreviousData, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ManagedPlan, NewPlan, PlanUpdate, PriceChange } from '#shared/model/plans/plan.ts';
import { api } from '#web/lib/api/api-client.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';

const MANAGED = ['managed-plans'] as const;

/** All plans with the number of their accounts. */
export const useManagedPlans = () =>
  useQuery({ queryKey: MANAGED, queryFn: async ({ signal }) => (await api.plan.listManaged({}, { signal })).plans, staleTime: 0 });

/** Returns a function that reloads everything that shows plans. */
function useReload(): () => void {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [MANAGED, ['plans'], ['audit']]) void client.invalidateQueries({ queryKey });
  };
}

/** A mutation that reloads the plans; also after a failure other than invalid input, because another login may have changed the plan. */
function usePlanMutation<Variables, Result>(mutationFn: (variables: Variables) => Promise<Result>) {
  const reload = useReload();
  return useMutation({
    mutationFn,
    onSuccess: reload,
    onError: (error) => {
      if (refusalOf(error)?.code !== 'invalid-input') reload();
    },
  });
}

const at = (planId: string) => ({ params: { planId } });

export const useCreatePlan = () => usePlanMutation(async (body: NewPlan) => (await api.plan.create({ body })).plan);
export const useUpdatePlan = () =>
  usePlanMutation(async ({ id, body }: { id: string; body: PlanUpdate }) => (await api.plan.update({ ...at(id), body })).plan);
export const useSetPrice = () =>
  usePlanMutation(async ({ id, body }: { id: string; body: PriceChange }) => (await api.plan.setPrice({ ...at(id), body })).plan);
/** Whom prices would concern; `null` while they are invalid. */
export function usePriceEffect(id: string, price: Omit<PriceChange, 'version'> | null) {
  return useQuery({
    queryKey: [...MANAGED, 'effect', id, price],
    queryFn: price ? async ({ signal }) => (await api.plan.priceEffect({ ...at(id), body: price }, { signal })).effect : skipToken,
    placeholderData: keepPreviousData,
    meta: { isOptional: true },
  });
}
export const useRemovePrice = () =>
  usePlanMutation(async ({ id, from }: { id: string; from: string }) => api.plan.removePrice({ params: { planId: id, from } }));

export type DirectPlanAction = 'retire' | 'restore' | 'delete';

/** Performs an action that needs no form: retires, restores or deletes a plan. */
export const usePlanAction = () =>
  usePlanMutation(async ({ plan, action }: { plan: Pick<ManagedPlan, 'id'>; action: DirectPlanAction }): Promise<void> => {
    await api.plan[action](at(plan.id));
  });
