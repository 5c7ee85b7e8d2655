import { keepPreviousData, type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BillingSettings } from '#shared/model/billing/billing-settings.ts';
import type { InvoiceCorrection } from '#shared/model/billing/invoice-correction.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import { type PaymentFilter, toQuery } from '#web/features/bills/list/payment-filter.ts';
import { api } from '#web/lib/api/api-client.ts';

const PAYMENTS = ['payments'] as const;
const invoiceKey = (number: string) => ['invoice', number];
const SETTINGS = ['billing-settings'] as const;

/** The payments of the login's account, newest first, page by page. */
export function usePayments(filter: PaymentFilter, { isEnabled }: { isEnabled: boolean }) {
  return useInfiniteQuery({
    queryKey: [...PAYMENTS, filter],
    queryFn: ({ pageParam, signal }) =>
      api.bill.list({ query: { ...toQuery(filter), ...(pageParam !== null && { cursor: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ payments }) => payments),
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled: isEnabled,
  });
}

export function useInvoice(number: string) {
  return useQuery({
    queryKey: invoiceKey(number),
    queryFn: ({ signal }) => api.bill.get({ params: { number } }, { signal }),
    staleTime: 0,
  });
}

/** The sites whose page views an invoice bills. They never change. */
export function useBilledSites(number: string) {
  return useQuery({
    queryKey: [...invoiceKey(number), 'sites'],
    queryFn: ({ signal }) => api.bill.sites({ params: { number } }, { signal }),
    select: ({ sites }) => sites,
    staleTime: Infinity,
  });
}

export function useBillingSettings({ isEnabled = true } = {}) {
  return useQuery({ queryKey: SETTINGS, queryFn: ({ signal }) => api.bill.settings({}, { signal }), enabled: isEnabled });
}

const reloadPayments = (client: QueryClient, number: string): Promise<unknown> =>
  Promise.all([client.invalidateQueries({ queryKey: PAYMENTS }), client.invalidateQueries({ queryKey: invoiceKey(number) })]);

/** What the operator enters to end a payment. */
export type Settlement =
  | { action: 'void'; reason: string }
  | { action: 'complete'; reason: string; receivedOn: string; receivedAmount: number };

/** Completes or voids a payment; shows its newest state afterwards, also if it was refused. */
export function useSettlePayment({ number }: Pick<Payment, 'number'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (settlement: Settlement) => {
      if (settlement.action === 'void') return api.bill.void({ params: { number }, body: { reason: settlement.reason } });
      const { action: _action, ...body } = settlement;
      return api.bill.complete({ params: { number }, body });
    },
    onSettled: () => reloadPayments(client, number),
  });
}

/** Issues a credit and what replaces the invoice. */
export function useCorrectInvoice(number: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: InvoiceCorrection) => api.bill.correct({ params: { number }, body }),
    onSettled: () => reloadPayments(client, number),
  });
}

export function useSaveBillingSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { settings: BillingSettings; version: number }) => api.bill.setSettings({ body }),
    onSuccess: (saved) => client.setQueryData(SETTINGS, saved),
  });
}
