import type { LedgerEntry, LedgerEntryKind } from '#shared/model/billing/ledger.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import type { BillingEvent } from '#shared/model/open-api/webhook.ts';
import { balanceOf } from '#shared/rules/billing/ledger.ts';

/** An event of an invoice. `subjectId`: the number of the invoice, with an entry or a credit note after a slash (`billingSubject`). */
export interface BillingEventFact {
  type: BillingEvent;
  subjectId: string;
}

const SEPARATOR = '/';

/** Returns the subject of an event about a part of an invoice. `part`: the id of an entry, or the number of a credit note. */
const billingSubject = (number: string, part: string): string => number + SEPARATOR + part;

/** Returns the number of the invoice of an event, and the entry or credit note; empty for an event about the invoice itself. */
export function billingSubjectParts(subjectId: string): { number: string; part: string } {
  const [number = '', part = ''] = subjectId.split(SEPARATOR);
  return { number, part };
}

const ENTRY_EVENTS: Readonly<Partial<Record<LedgerEntryKind, BillingEvent>>> = {
  transfer: 'payment.received',
  card: 'payment.received',
  'refund-transfer': 'payment.refunded',
  'refund-card': 'payment.refunded',
  credit: 'credit-note.issued',
};

/** Returns the event of an entry of a ledger; `undefined` for a write-off, which only settles the invoice. */
function entryEvent({ number, id, kind, reverses, reference }: LedgerEntry): BillingEventFact | undefined {
  if (reverses !== null) return { type: 'payment.reversed', subjectId: billingSubject(number, id) };
  const type = ENTRY_EVENTS[kind];
  // The subject of a credit is its note.
  return type && { type, subjectId: billingSubject(number, kind === 'credit' ? (reference ?? id) : id) };
}

/**
 * Returns the events of new entries of a payment: one for each entry, and one if nothing is open any more. An invoice that a
 * counter-entry has opened is settled once more by the entries that close it.
 */
export function ledgerEvents(
  before: Payment,
  next: Pick<Payment, 'state' | 'ledger' | 'settlement'>,
  entries: readonly LedgerEntry[],
): BillingEventFact[] {
  const isSettled = balanceOf(before).open > 0 && balanceOf({ ...before, ...next }).open === 0;
  return [
    ...entries.flatMap((entry) => entryEvent(entry) ?? []),
    ...(isSettled ? [{ type: 'invoice.settled', subjectId: before.number } as const] : []),
  ];
}
