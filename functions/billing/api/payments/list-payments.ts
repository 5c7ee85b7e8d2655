import type { BillDependencies } from '#functions/billing/api/payments/dependencies.ts';
import { dayCell, type TableColumns, tablePage } from '#shared/rules/text/table-page.ts';
import { decodeCursor, encodeCursor } from '#functions/platform/base/cursor.ts';
import { balancedPayment } from '#functions/billing/services/shown-payment.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import { BILL_MESSAGES, INVOICE_MESSAGES } from '#shared/messages/server-catalogues.ts';
import type { InvoiceLineKind } from '#shared/model/billing/invoice-line.ts';
import type { Invoice } from '#shared/model/billing/invoice.ts';
import type { Payment, PaymentGroup } from '#shared/model/billing/payment.ts';
import type { Language } from '#shared/model/language.ts';
import { CSV_PAGE_ROWS } from '#shared/model/limits.ts';
import type { Cell } from '#shared/model/table-cell.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { receivedAmount, receivedOn } from '#shared/rules/billing/payment-receipt.ts';

const CURSOR = /^\d{4}-\d{2}-\d{6}$/;

/** Returns the filter with the current day in Japan, which decides what is overdue. */
const withToday = <T extends { group?: PaymentGroup | undefined }>({ group, ...filter }: T, now: Date) => ({
  ...filter,
  group: group && { name: group, today: japaneseDay(now) },
});

/** Returns the payments of the caller's own list: all that the operator issued, or all that a customer has to pay. */
export const listPayments =
  ({ payments, clock }: Pick<BillDependencies, 'payments' | 'clock'>): UseCase<typeof bill.list> =>
  async ({ caller, query: { cursor, ...query } }) => {
    const page = await payments.list(caller.scope, { ...withToday(query, clock()), after: decodeCursor(cursor, CURSOR) });
    return { payments: page.payments.map(balancedPayment), nextCursor: encodeCursor(page.next) };
  };

/** A payment with the invoice that it pays. */
interface ListedPayment {
  payment: Payment;
  invoice: Invoice;
}

/** Returns the sum of the lines of a kind, before tax. */
const sumOf = ({ lines }: Invoice, kind: InvoiceLineKind): number =>
  lines.reduce((sum, line) => (line.kind === kind ? sum + line.amount : sum), 0);

/** Returns the tax rate of an invoice as a share; the rates as a text if it has several. */
const taxRateCell = ({ taxes }: Invoice): Cell => {
  const [first, ...others] = taxes;
  if (!first) return null;
  return others.length === 0 ? { share: first.taxRate / 100 } : taxes.map(({ taxRate }) => `${taxRate}%`).join(' / ');
};

/** Returns a sum that reduces what an invoice brings in as a negative number; `null` for none. */
const negative = (yen = 0): number | null => (yen === 0 ? null : -yen);

/** Returns the columns by the key of their heading in the catalogues. */
const columnsIn = (language: Language) => {
  const { state, method } = BILL_MESSAGES[language];
  const { title } = INVOICE_MESSAGES[language];
  return {
    number: ({ payment }) => payment.number,
    kind: ({ invoice }) => title[invoice.kind],
    corrects: ({ invoice }) => invoice.corrects,
    companyName: ({ payment }) => payment.companyName,
    month: ({ payment }) => payment.month,
    issuedOn: ({ payment }) => dayCell(payment.issuedOn),
    dueOn: ({ payment }) => dayCell(payment.dueOn),
    usedBlocks: ({ payment }) => payment.usedBlocks,
    initialFee: ({ payment }) => payment.initialFee,
    planFee: ({ payment }) => payment.planFee,
    licenceFee: ({ payment }) => payment.licenceFee,
    pageViewFee: ({ payment }) => payment.pageViewFee,
    carriedOver: ({ invoice }) => sumOf(invoice, 'carried-over'),
    other: ({ invoice }) => sumOf(invoice, 'free'),
    subtotal: ({ invoice }) => invoice.subtotal,
    taxRate: ({ invoice }) => taxRateCell(invoice),
    tax: ({ payment }) => payment.tax,
    total: ({ payment }) => payment.total,
    method: ({ payment }) => method[payment.method],
    state: ({ payment }) => state[payment.state],
    receivedOn: ({ payment }) => dayCell(receivedOn(payment)),
    receivedAmount: ({ payment }) => receivedAmount(payment),
    credited: ({ payment: { ledger } }) => negative(ledger?.credited),
    refunded: ({ payment: { ledger } }) => negative(ledger?.refunded),
  } satisfies TableColumns<ListedPayment>;
};

/** Returns one page of the list as a table, of `CSV_PAGE_ROWS` payments. */
export const exportPayments =
  ({ payments, clock }: Pick<BillDependencies, 'payments' | 'clock'>): UseCase<typeof bill.export> =>
  async ({ caller, query: { cursor, language, format, ...filter } }) => {
    const listed = { ...withToday(filter, clock()), after: decodeCursor(cursor, CURSOR), limit: CSV_PAGE_ROWS };
    const page = await payments.list(caller.scope, listed);
    const written = { isFirst: cursor === undefined, format };
    const invoices = await payments.findInvoices(page.payments);
    const rows = invoices.flatMap((invoice, index) => {
      const payment = page.payments[index];
      return payment ? [{ payment, invoice }] : [];
    });
    return { ...tablePage(columnsIn(language), BILL_MESSAGES[language].csv, rows, written), nextCursor: encodeCursor(page.next) };
  };
