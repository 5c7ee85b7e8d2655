import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RequestOf } from '#shared/api-contract/endpoint.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import type { BillingSettings } from '#shared/model/billing/billing-settings.ts';
import type { CreditInput, RefundInput } from '#shared/model/billing/credit-note.ts';
import type { DunningHold } from '#shared/model/billing/dunning.ts';
import type { InvoiceCorrection } from '#shared/model/billing/invoice-correction.ts';
import type { ManualInvoice } from '#shared/model/billing/manual-invoice.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import { type PaymentFilter, paymentFilter } from '#web/features/billing/payment-filter.ts';
import { leaveTo } from '#web/lib/leave-to.ts';
import { api } from '#web/lib/api/api-client.ts';
import { RECEIVABLES } from '#web/lib/api/use-receivables.ts';
import { usePagedQuery } from '#web/lib/api/use-paged-query.ts';

const PAYMENTS = ['payments'] as const;
const invoiceKey = (number: string) => ['invoice', number];
const SETTINGS = ['billing-settings'] as const;

/** The payments of the login's account, newest first, page by page. */
export const usePayments = (filter: PaymentFilter, { isEnabled }: { isEnabled: boolean }) =>
  usePagedQuery({
    queryKey: [...PAYMENTS, filter],
    read: (cursor, signal) => api.bill.list({ query: { ...paymentFilter.toQuery(filter), ...cursor } }, { signal }),
    select: (pages) => pages.flatMap(({ payments }) => payments),
    isEnabled,
  });

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

const CARD = ['card'] as const;

/** The card that the login's account pays with. */
export function useCard({ isEnabled = true } = {}) {
  return useQuery({ queryKey: CARD, queryFn: ({ signal }) => api.bill.card({}, { signal }), staleTime: 0, enabled: isEnabled });
}

/** Opens Stripe's page for saving a card. The browser leaves the console. */
export function useOpenCheckout() {
  return useMutation({ mutationFn: () => api.bill.openCheckout({}), onSuccess: ({ url }) => leaveTo(url) });
}

/** Stores the card that was saved on Stripe's page. */
export function useSaveCard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) => api.bill.saveCard({ body: { sessionId } }),
    onSettled: () => client.invalidateQueries({ queryKey: CARD }),
  });
}

export function useRemoveCard() {
  const client = useQueryClient();
  return useMutation({ mutationFn: () => api.bill.removeCard({}), onSettled: () => client.invalidateQueries({ queryKey: CARD }) });
}

const reloadPayments = (client: QueryClient, number: string): Promise<unknown> =>
  Promise.all([PAYMENTS, RECEIVABLES, invoiceKey(number)].map((queryKey) => client.invalidateQueries({ queryKey })));

/** The operator's input for voiding or completing a payment. */
export type Settlement =
  | { action: 'void'; reason: string }
  | { action: 'complete'; reason: string; receivedOn: string; receivedAmount: number };

/** Completes or voids a payment. Reloads the payment afterwards, even if the server refused. */
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

/** A receipt as the server takes it. */
export type Receipt = RequestOf<typeof bill.receive>['body'];

/** Records money that was received for one or several invoices. */
export function useReceive() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Receipt) => api.bill.receive({ body }),
    onSettled: (_data, _error, { allocations }) => Promise.all(allocations.map(({ number }) => reloadPayments(client, number))),
  });
}

/** Issues an invoice that the operator wrote. */
export function useIssueInvoice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ManualInvoice) => api.bill.issue({ body }),
    onSuccess: ({ number }) => reloadPayments(client, number),
  });
}

/** Takes an entry of the ledger of an invoice back. */
export function useReverseEntry(number: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { entryId: string; reason: string }) => api.bill.reverse({ params: { number }, body }),
    onSettled: () => reloadPayments(client, number),
  });
}

/** Issues a credit note for an invoice. */
export function useCreditInvoice(number: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CreditInput) => api.bill.credit({ params: { number }, body }),
    onSettled: () => reloadPayments(client, number),
  });
}

/** Records a refund of an invoice. */
export function useRefundPayment(number: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RefundInput) => api.bill.refund({ params: { number }, body }),
    onSettled: () => reloadPayments(client, number),
  });
}

/** Charges the card of a failed payment again, for the operator. */
export function useChargePayment({ number }: Pick<Payment, 'number'>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: () => api.bill.charge({ params: { number } }), onSettled: () => reloadPayments(client, number) });
}

/** Pays a failed payment with the card of the account. The browser leaves the console if the card holder has to authenticate. */
export function usePayByCard({ number }: Pick<Payment, 'number'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.bill.pay({ params: { number } }),
    onSuccess: ({ url }) => {
      if (url !== null) leaveTo(url);
    },
    onSettled: () => reloadPayments(client, number),
  });
}

/** Refreshes the state of a payment after the card holder returned from authentication. */
export function useRefreshPayment(number: string) {
  const client = useQueryClient();
  return useMutation({ mutationFn: () => api.bill.refresh({ params: { number } }), onSettled: () => reloadPayments(client, number) });
}

/** Issues a credit and the replacement of the invoice. */
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

/** Holds the steps of dunning of an invoice through a day; `null` ends the hold. */
export function useHoldDunning(number: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (hold: DunningHold | null) =>
      hold ? api.bill.holdDunning({ params: { number }, body: hold }) : api.bill.resumeDunning({ params: { number } }),
    onSettled: () => reloadPayments(client, number),
  });
}
