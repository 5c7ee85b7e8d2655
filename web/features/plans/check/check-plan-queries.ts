import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PlanCheck } from '#shared/model/plans/plan-check.ts';
import { api } from '#web/lib/api/api-client.ts';

const CHECK = ['plan-check'] as const;

/** The plan of the account and the plans it may change to. */
export const usePlanCheck = () =>
  useQuery({ queryKey: CHECK, queryFn: async ({ signal }) => (await api.plan.check({}, { signal })).check, staleTime: 0 });

/** Returns a function that caches the answer of a change, and reloads the summary and the audit log. */
function useCacheUpdate(): (check: PlanCheck) => void {
  const client = useQueryClient();
  return (check) => {
    client.setQueryData(CHECK, check);
    for (const queryKey of [['summary'], ['audit']]) void client.invalidateQueries({ queryKey });
  };
}

export function useRequestPlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: { planId: string; agreed: boolean }) => (await api.plan.request({ body })).check,
    onSuccess: useCacheUpdate(),
    // The usage may have changed since the screen was loaded.
    onError: () => void client.invalidateQueries({ queryKey: CHECK }),
  });
}

export const useWithdrawPlan = () =>
  useMutation({ mutationFn: async () => (await api.plan.withdraw({})).check, onSuccess: useCacheUpdate() });

export function useEndContract() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (month: string) => (await api.plan.end({ body: { month } })).check,
    onSuccess: useCacheUpdate(),
    onError: () => void client.invalidateQueries({ queryKey: CHECK }),
  });
}

export const useContinueContract = () =>
  useMutation({ mutationFn: async () => (await api.plan.continue({})).check, onSuccess: useCacheUpdate() });

export function useAskForPlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: { planId: string; message: string; agreed: boolean }) => (await api.plan.ask({ body })).check,
    onSuccess: useCacheUpdate(),
    onError: () => void client.invalidateQueries({ queryKey: CHECK }),
  });
}

export const useWithdrawRequest = () =>
  useMutation({ mutationFn: async () => (await api.plan.withdrawRequest({})).check, onSuccess: useCacheUpdate() });
