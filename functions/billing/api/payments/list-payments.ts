import type { BillDependencies } from '#functions/billing/api/payments/dependencies.ts';
import { dayCell, type TableColumns, tablePage } from '#shared/rules/text/table-page.ts';
import { decodeCursor, encodeCursor } from '#functions/platform/base/cursor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import { BILL_MESSAGES } from '#shared/messages/server-catalogues.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import type { Language } from '#shared/model/language.ts';
import { CSV_PAGE_ROWS } from '#shared/model/limits.ts';

const CURSOR = /^\d{4}-\d{2}-\d{6}$/;

/** Returns the payments of the caller's own list: all that the operator issued, or all that a customer has to pay. */
export const listPayments =
  ({ payments }: BillDependencies): UseCase<typeof bill.list> =>
  async ({ caller, query: { cursor, ...query } }) => {
    const page = await payments.list(caller.scope, { ...query, after: decodeCursor(cursor, CURSOR) });
    return { payments: page.payments, nextCursor: encodeCursor(page.next) };
  };

/** Returns the columns by the key of their heading in the catalogues. */
const columnsIn = (language: Language) => {
  const { state, method } = BILL_MESSAGES[language];
  return {
    number: (payment) => payment.number,
    companyName: (payment) => payment.companyName,
    month: (payment) => payment.month,
    issuedOn: (payment) => dayCell(payment.issuedOn),
    dueOn: (payment) => dayCell(payment.dueOn),
    usedBlocks: (payment) => payment.usedBlocks,
    initialFee: (payment) => payment.initialFee,
    planFee: (payment) => payment.planFee,
    licenceFee: (payment) => payment.licenceFee,
    pageViewFee: (payment) => payment.pageViewFee,
    tax: (payment) => payment.tax,
    total: (payment) => payment.total,
    method: (payment) => method[payment.method],
    state: (payment) => state[payment.state],
    receivedOn: ({ settlement }) => dayCell(settlement?.receivedOn),
    receivedAmount: ({ settlement }) => settlement?.receivedAmount ?? null,
  } satisfies TableColumns<Payment>;
};

/** Returns one page of the list as a table, of `CSV_PAGE_ROWS` payments. */
export const exportPayments =
  ({ payments }: BillDependencies): UseCase<typeof bill.export> =>
  async ({ caller, query: { cursor, language, format, ...filter } }) => {
    const page = await payments.list(caller.scope, { ...filter, after: decodeCursor(cursor, CURSOR), limit: CSV_PAGE_ROWS });
    const written = { isFirst: cursor === undefined, format };
    return { ...tablePage(columnsIn(language), BILL_MESSAGES[language].csv, page.payments, written), nextCursor: encodeCursor(page.next) };
  };
