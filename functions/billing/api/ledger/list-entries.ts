import { decodeCursor, encodeCursor } from '#functions/platform/base/cursor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import { listedEntry } from '#functions/billing/services/shown-payment.ts';
import type { CreditNoteStore } from '#functions/billing/store/credit-note-store.ts';
import type { LedgerStore } from '#functions/billing/store/ledger/ledger-store.ts';
import type { PaymentStore } from '#functions/billing/store/payment-store.ts';
import type { StoredPayment } from '#functions/billing/store/stored-payment.ts';
import type { RequestOf } from '#shared/api-contract/endpoint.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import type { LedgerEntry, LedgerEntryKind } from '#shared/model/billing/ledger.ts';

interface EntryDependencies {
  payments: Pick<PaymentStore, 'findAll'>;
  ledger: Pick<LedgerStore, 'listAll'>;
  creditNotes: Pick<CreditNoteStore, 'findAll'>;
}

const CURSOR = /^(?:PAYMENT#\d{4}-\d{2}-\d{6}|LEDGER#\d{4}-\d{2}-\d{6}#[\w-]{1,40})$/;

type Query = RequestOf<typeof bill.creditNotes>['query'] & { kind?: LedgerEntryKind | undefined };

interface EntryPage {
  found: { entry: LedgerEntry; payment: StoredPayment }[];
  nextCursor: string | null;
}

/** Returns a page of entries in the caller's own list, with their payments. */
async function entriesOf({ payments, ledger }: EntryDependencies, { scope }: Caller, { cursor, ...query }: Query): Promise<EntryPage> {
  const { entries, next } = await ledger.listAll(scope, { ...query, after: decodeCursor(cursor, CURSOR) });
  const numbers = [...new Set(entries.map(({ number }) => number))];
  const byNumber = new Map((await payments.findAll(scope, numbers)).flatMap((payment) => (payment ? [[payment.number, payment]] : [])));
  const found = entries.flatMap((entry) => {
    const payment = byNumber.get(entry.number);
    return payment ? [{ entry, payment }] : [];
  });
  return { found, nextCursor: encodeCursor(next) };
}

/** Returns the entries of all ledgers that the caller's account issued or has to pay. */
export const listEntries =
  (dependencies: EntryDependencies): UseCase<typeof bill.entries> =>
  async ({ caller, query }) => {
    const { found, nextCursor } = await entriesOf(dependencies, caller, query);
    return { entries: found.map(({ entry, payment }) => listedEntry(caller.scope, payment, entry)), nextCursor };
  };

/** Returns the credit notes of all invoices that the caller's account issued or has to pay: their entries are in its own ledgers. */
export const listCreditNotes =
  (dependencies: EntryDependencies): UseCase<typeof bill.creditNotes> =>
  async ({ caller, query }) => {
    const { found, nextCursor } = await entriesOf(dependencies, caller, { ...query, kind: 'credit' });
    const keys = found.flatMap(({ entry: { reference }, payment: { issuerId, number: invoiceNumber } }) =>
      reference === null ? [] : [{ issuerId, invoiceNumber, number: reference }],
    );
    return { creditNotes: await dependencies.creditNotes.findAll(keys), nextCursor };
  };
