import * as z from 'zod';
import { newChargeWrites } from '#functions/billing/store/charge.ts';
import { reminderWrites } from '#functions/billing/store/planned-reminder.ts';
import { isAbsent, isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { invoiceKey, invoiceNumberKey, paymentKey } from '#functions/platform/keys/billing-keys.ts';
import type { Invoice } from '#shared/model/billing/invoice.ts';
import type { Payment, PaymentState } from '#shared/model/billing/payment.ts';
import { normaliseSearchText } from '#shared/rules/text/search-text.ts';
import { paymentAmounts } from '#shared/rules/billing/payment-amounts.ts';

/** Number of attempts on conflicts, because all invoices of an issuer take their numbers from one counter. */
export const NUMBER_ATTEMPTS = 12;
export const NUMBER_BACKOFF_MS = 10;

const LastNumber = z.object({ last: z.number() });

/** An invoice before it has a number. */
export type InvoiceDraft = Omit<Invoice, 'number'>;

/** Returns how many invoices an issuer has issued in the year of a day. */
export async function readLastNumber(table: Table, issuerId: string, issuedOn: string): Promise<number> {
  return (await table.get(invoiceNumberKey(issuerId, issuedOn.slice(0, 4)), LastNumber))?.last ?? 0;
}

const numberOf = (issuedOn: string, position: number): string => `${issuedOn.slice(0, 7)}-${String(position).padStart(6, '0')}`;

/** Returns the payment of an invoice with the fields that its lists need: the issuer, and the text in which keywords are searched. */
const storedPaymentOf = (invoice: Invoice, state: PaymentState): Payment & { issuerId: string; searchText: string } => ({
  issuerId: invoice.issuerId,
  searchText: normaliseSearchText(invoice.recipient.companyName),
  number: invoice.number,
  accountId: invoice.accountId,
  companyName: invoice.recipient.companyName,
  month: invoice.month,
  issuedOn: invoice.issuedOn,
  dueOn: invoice.dueOn,
  ...paymentAmounts(invoice.lines),
  tax: invoice.tax,
  total: invoice.total,
  method: invoice.method,
  state,
  charge: null,
  ledger: null,
  settlement: null,
});

/** Returns the ids of the accounts whose lists contain a payment: the issuer and the customer. */
export const paymentScopes = ({ issuerId, accountId }: Pick<Invoice, 'issuerId' | 'accountId'>): readonly string[] => [
  ...new Set([issuerId, accountId]),
];

/**
 * Returns the writes that issue invoices of one issuer on one day: the last number of the year, and each invoice with its payment in the
 * lists of the issuer and the customer, its reminder, and its jobs. They belong in one transaction, so that numbers have no gaps:
 * a failed transaction uses no number. The first write fails if another invoice took the number.
 */
export function issueWrites(
  drafts: readonly { draft: InvoiceDraft; state: PaymentState }[],
  last: number,
  jobsOf: (invoice: Invoice) => readonly Job[],
): { invoices: Invoice[]; writes: Write[] } {
  const [first] = drafts;
  if (!first) return { invoices: [], writes: [] };
  const { issuerId, issuedOn } = first.draft;
  const invoices = drafts.map(({ draft }, index): Invoice => ({ ...draft, number: numberOf(issuedOn, last + index + 1) }));
  return {
    invoices,
    writes: [
      {
        update: invoiceNumberKey(issuerId, issuedOn.slice(0, 4)),
        set: { entity: 'invoice-number', last: last + drafts.length },
        when: last === 0 ? isAbsent() : isEqual('last', last),
      },
      ...invoices.flatMap((invoice, index): Write[] => [
        { put: { ...invoiceKey(issuerId, invoice.number), entity: 'invoice', ...invoice }, when: isAbsent() },
        ...paymentScopes(invoice).map((scopeId): Write => ({
          put: { ...paymentKey(scopeId, invoice.number), entity: 'payment', ...storedPaymentOf(invoice, drafts[index]?.state ?? 'UNPAID') },
          when: isAbsent(),
        })),
        ...(drafts[index]?.state === 'UNPAID' ? newChargeWrites(invoice) : []),
        ...reminderWrites(invoice),
        ...jobsOf(invoice).map(jobWrite),
      ]),
    ],
  };
}
