import type { AccountName, TaxCodeName } from '#shared/model/billing/accounting.ts';
import type { CreditNote } from '#shared/model/billing/credit-note.ts';
import type { Invoice } from '#shared/model/billing/invoice.ts';
import type { LedgerEntry, LedgerEntryKind } from '#shared/model/billing/ledger.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import { receivedAmount, receivedOn } from '#shared/rules/billing/payment-receipt.ts';

/** One side of a row: an account, its tax code, and the tax that the amount of the row contains. */
export interface JournalSide {
  account: AccountName;
  taxCode: TaxCodeName;
  /** The rate in per cent, if the code is that of taxed sales. */
  taxRate: number | null;
  tax: number;
}

/** The same amount on both sides, in whole yen; always above zero. */
export interface JournalRow {
  debit: JournalSide;
  credit: JournalSide;
  amount: number;
}

export type JournalEntryKind = Invoice['kind'] | 'credit-note' | 'transfer' | 'card' | 'write-off' | 'refund-transfer' | 'refund-card';

/** What is booked on one day for one invoice. */
export interface JournalEntry {
  kind: JournalEntryKind;
  /** The day in Japan. */
  on: string;
  number: string;
  companyName: string;
  rows: JournalRow[];
}

type BookedInvoice = Pick<Invoice, 'number' | 'kind' | 'corrects' | 'issuedOn' | 'recipient' | 'taxes'>;
type BookedNote = Pick<CreditNote, 'number' | 'taxes'>;
type BookedPayment = Pick<
  Payment,
  'number' | 'companyName' | 'issuedOn' | 'dueOn' | 'state' | 'settlement' | 'charge' | 'total' | 'ledger'
>;

const untaxed = (account: AccountName, taxCode: TaxCodeName = 'none'): JournalSide => ({ account, taxCode, taxRate: null, tax: 0 });
const RECEIVABLE = untaxed('receivable');

/** Returns a row; none if its amount is zero. A negative amount swaps the sides, because programs refuse negative amounts. */
function row(debit: JournalSide, credit: JournalSide, amount: number): JournalRow[] {
  if (amount === 0) return [];
  return amount > 0 ? [{ debit, credit, amount }] : [{ debit: credit, credit: debit, amount: -amount }];
}

/** Returns the entry of an issued document: its receivable and its sales, one row for each tax rate. That of a credit is reversed. */
function issueEntry({ kind, number, issuedOn, recipient, taxes }: BookedInvoice): JournalEntry {
  const rows = taxes.flatMap(({ taxRate, subtotal, tax }) => {
    const sales: JournalSide = { account: 'sales', taxCode: 'sales', taxRate, tax: Math.abs(tax) };
    return row(RECEIVABLE, sales, subtotal + tax);
  });
  return { kind, on: issuedOn, number, companyName: recipient.companyName, rows };
}

/** The account against which each kind of ledger entry is booked; that of a credit is a row for each tax rate of its credit note. */
const ACCOUNT: Readonly<Record<Exclude<LedgerEntryKind, 'credit'>, JournalSide>> = {
  transfer: untaxed('deposit'),
  card: untaxed('cardDeposit'),
  'write-off': untaxed('shortfall', 'shortfall'),
  'refund-transfer': untaxed('deposit'),
  'refund-card': untaxed('cardDeposit'),
};

/** Returns the side with the tax of a part of its amount. The parts of an amount add up to its tax. */
function partsOf(side: JournalSide, yen: number, part: number): [JournalSide, JournalSide] {
  const tax = yen === 0 ? 0 : Math.floor((side.tax * part) / yen);
  return [
    { ...side, tax },
    { ...side, tax: side.tax - tax },
  ];
}

/** Returns the sides of a ledger entry with their amounts: one, or one for each tax rate of a credit. */
function sidesOf({ kind, amount, reference }: LedgerEntry, notes: readonly BookedNote[]): { side: JournalSide; yen: number }[] {
  if (kind !== 'credit') return [{ side: ACCOUNT[kind], yen: amount }];
  const note = notes.find(({ number }) => number === reference);
  if (!note) throw new Error(`The credit note ${reference} is missing`);
  return note.taxes.map(({ taxRate, subtotal, tax }) => ({
    side: { account: 'salesReturns', taxCode: 'salesReturns', taxRate, tax },
    yen: subtotal + tax,
  }));
}

/**
 * Returns the entries of the ledger of an invoice, which reduce its receivable. What was received or credited beyond what is due is a
 * surplus, which refunds reduce. A refund and a counter-entry have swapped sides.
 */
function ledgerEntries({ payment, entries, notes = [] }: LedgerPayment): JournalEntry[] {
  const { number, companyName, total } = payment;
  let settled = 0;
  return entries.map((entry) => {
    const rows = sidesOf(entry, notes).flatMap(({ side, yen }) => {
      const former = settled;
      settled += yen;
      const reduction = Math.min(settled, total) - Math.min(former, total);
      const [reducing, exceeding] = partsOf(side, yen, reduction);
      return [...row(reducing, RECEIVABLE, reduction), ...row(exceeding, untaxed('surplus'), yen - reduction)];
    });
    const { kind, on, reference } = entry;
    const named = kind === 'credit' ? { kind: 'credit-note' as const, number: reference ?? number } : { kind, number };
    return { ...named, on, companyName, rows };
  });
}

/**
 * Returns the entry of money that an earlier version received, without a ledger. It settles the whole receivable: the difference is a
 * shortfall or a surplus.
 */
function receiptEntry(payment: BookedPayment): JournalEntry[] {
  const { number, companyName, total, state, dueOn } = payment;
  const received = receivedAmount(payment);
  if (received === null) return [];
  const isCard = state === 'PAID';
  const account = untaxed(isCard ? 'cardDeposit' : 'deposit');
  const rows = [
    ...row(account, RECEIVABLE, Math.min(received, total)),
    ...row(untaxed('shortfall', 'shortfall'), RECEIVABLE, Math.max(0, total - received)),
    ...row(account, untaxed('surplus'), Math.max(0, received - total)),
  ];
  return [{ kind: isCard ? 'card' : 'transfer', on: receivedOn(payment) ?? dueOn, number, companyName, rows }];
}

/**
 * Returns the entry of a payment that the operator voided. A payment that a credit voided has none: the credit reverses the receivable. Nor
 * has one that an earlier version voided, which stored no day.
 */
function writeOffEntry({ number, companyName, state, settlement, total }: BookedPayment, isCredited: boolean): JournalEntry[] {
  const on = settlement?.voidedOn;
  if (state !== 'VOID' || isCredited || on === undefined) return [];
  return [{ kind: 'write-off', on, number, companyName, rows: row(untaxed('writeOff', 'writeOff'), RECEIVABLE, total) }];
}

/** A payment with the entries of its ledger, oldest first; none if an earlier version stored it. */
export interface LedgerPayment<Of = BookedPayment> {
  payment: Of;
  entries: readonly LedgerEntry[];
  /** The credit notes of its invoice. */
  notes?: readonly BookedNote[];
}

/** Returns the entries that a payment causes besides that of its invoice. */
const paymentEntries = (one: LedgerPayment, isCredited: boolean): JournalEntry[] => [
  ...(one.payment.ledger === null ? receiptEntry(one.payment) : ledgerEntries(one)),
  ...writeOffEntry(one.payment, isCredited),
];

/** Whether something is booked for a payment in a month, apart from the issue of its invoice. */
export const isBookedIn = (payment: LedgerPayment, month: string): boolean =>
  paymentEntries(payment, false).some(({ on }) => on.startsWith(month));

const byDay = (one: JournalEntry, other: JournalEntry): number => (`${one.on} ${one.number}` < `${other.on} ${other.number}` ? -1 : 1);

/**
 * Returns the journal of a month by day and number: the issue of invoices and credits, and what became of payments. `invoices`:
 * those issued in the month; `payments`: those of which something is booked in it (`isBookedIn`). A credit is issued on the day on which it
 * voids a payment, so the invoices of the month name all payments that are voided by credits in it.
 */
export function journalOf(month: string, invoices: readonly BookedInvoice[], payments: readonly LedgerPayment[]): JournalEntry[] {
  const credited = new Set(invoices.flatMap(({ kind, corrects }) => (kind === 'credit' && corrects !== null ? [corrects] : [])));
  return [...invoices.map(issueEntry), ...payments.flatMap((one) => paymentEntries(one, credited.has(one.payment.number)))]
    .filter(({ on, rows }) => on.startsWith(month) && rows.length > 0)
    .toSorted(byDay);
}
