import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BillingData } from '#shared/model/billing/billing-data.ts';
import { api } from '#web/lib/api/api-client.ts';

const dataKey = (accountId: string | undefined) => ['billing-data', accountId ?? null];

/** To whom the invoices of an account are addressed: of the login's own account without `accountId`. */
export function useBillingData(accountId: string | undefined) {
  return useQuery({
    queryKey: dataKey(accountId),
    queryFn: ({ signal }) => api.bill.billingData({ query: accountId === undefined ? {} : { accountId } }, { signal }),
    staleTime: 0,
  });
}

export function useSaveBillingData(accountId: string | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { data: BillingData; version: number }) =>
      accountId === undefined ? api.bill.setOwnBillingData({ body }) : api.bill.setBillingData({ params: { accountId }, body }),
    onSuccess: (saved) => client.setQueryData(dataKey(accountId), saved),
  });
}
