import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QuotationUpdate } from '#shared/model/plans/quotation.ts';
import { useUserCacheUpdate } from '#web/features/accounts/users/user-queries.ts';
import { api } from '#web/lib/api/api-client.ts';

export function useSetQuotation(id: string) {
  const client = useQueryClient();
  const onSuccess = useUserCacheUpdate();
  return useMutation({
    // Another login may have changed the account.
    onError: () => void client.invalidateQueries({ queryKey: ['users'] }),
    mutationFn: async (body: QuotationUpdate) => (await api.masterUser.setQuotation({ params: { id }, body })).user,
    onSuccess,
  });
}

export function useRemoveQuotedPrice(id: string) {
  const onSuccess = useUserCacheUpdate();
  return useMutation({
    mutationFn: async ({ planId, from }: { planId: string; from: string }) =>
      (await api.masterUser.removeQuotedPrice({ params: { id, planId, from } })).user,
    onSuccess,
  });
}
