import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { Charge } from '#functions/billing/store/charge.ts';
import type { LedgerDependencies } from '#functions/billing/services/ledger/ledger-dependencies.ts';
import type { LedgerChange } from '#functions/billing/store/ledger/ledger-writes.ts';
import type { StoredPayment } from '#functions/billing/store/stored-payment.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Write } from '#functions/platform/engine/table.ts';
import { newBillingEventsJobs } from '#functions/platform/job-list/new-job.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { AuditAction, AuditEntry } from '#shared/model/audit/audit.ts';
import type { LedgerEntry, LedgerEntryKind } from '#shared/model/billing/ledger.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import { ledgerEvents } from '#shared/rules/billing/billing-events.ts';
import { afterEntries, balanceOf } from '#shared/rules/billing/ledger.ts';

interface NewEntries {
  action: AuditAction;
  actor: AuditEntry['actor'];
  payment: StoredPayment;
  charge: Charge | undefined;
  entries: readonly LedgerEntry[];
  /** Whether the operator closes the payment. */
  isClosed?: boolean;
  /** What the audit entry says about the entries; the receipt by default. */
  facts?: AuditEntry['changes'];
}

/** Returns the facts of a new entry that is recorded now. */
export const entryFacts = (
  { clock, ids }: { clock: Clock; ids: Ids },
  { number }: Pick<Payment, 'number'>,
): Pick<LedgerEntry, 'id' | 'number' | 'recordedAt' | 'reverses' | 'reference'> => ({
  id: ids.ulid(),
  number,
  recordedAt: clock().toISOString(),
  reverses: null,
  reference: null,
});

/** The kinds of entries that receive nothing. */
const NO_RECEIPT: readonly LedgerEntryKind[] = ['credit', 'refund-transfer', 'refund-card'];

/** Returns how a payment was settled, from its last entry; `null` while something is open. */
function settlementAfter(payment: StoredPayment, next: Pick<Payment, 'state' | 'ledger'>, last: LedgerEntry): Payment['settlement'] {
  const { open, paid } = balanceOf({ ...payment, ...next });
  if (open > 0) return null;
  const isReceipt = last.kind === 'transfer' && last.reverses === null;
  if (!isReceipt && payment.settlement) return { ...payment.settlement, receivedAmount: paid };
  // A credit or refund receives nothing: the day of the receipt remains that of the card, if it was charged.
  if (NO_RECEIPT.includes(last.kind)) return { reason: '', receivedOn: payment.charge?.paidOn ?? null, receivedAmount: paid };
  return { reason: last.note, receivedOn: last.on, receivedAmount: paid };
}

const receiptFacts = (entries: readonly LedgerEntry[], { on }: LedgerEntry): AuditEntry['changes'] => [
  { field: 'receivedOn', from: null, to: on },
  {
    field: 'receivedAmount',
    from: null,
    to: String(entries.filter(({ kind }) => kind === 'transfer').reduce((sum, { amount }) => sum + amount, 0)),
  },
];

/** Returns the change that adds entries to the ledger of a payment, with its state, settlement and audit entry. */
export function newLedgerChange(
  dependencies: { clock: Clock; ids: Ids },
  { action, actor, payment, charge, entries, isClosed = false, facts }: NewEntries,
): LedgerChange {
  const { number, accountId, companyName } = payment;
  const [first] = entries;
  if (!first) throw new Error(`Payment ${number} gets no entries`);
  const after = afterEntries(payment, entries, { isClosed });
  const next = { ...after, settlement: settlementAfter(payment, after, first) };
  const audit = newAuditEntry(dependencies, action, actor, { kind: 'account', id: accountId, name: companyName, ownerId: accountId }, [
    { field: 'invoice', from: null, to: number },
    ...(payment.state === next.state ? [] : [{ field: 'paymentState', from: payment.state, to: next.state }]),
    ...(facts ?? receiptFacts(entries, first)),
    ...(first.note === '' ? [] : [{ field: 'reason', from: null, to: first.note }]),
  ]);
  return { payment, entries, next, charge, audit };
}

/** Returns the job that announces changes of one account's ledgers to webhooks, for their transaction. */
export const ledgerEventJobs = (changes: readonly LedgerChange[], now: Date): Job[] => {
  const events = changes.flatMap(({ payment, next, entries }) => ledgerEvents(payment, next, entries));
  return changes[0] ? newBillingEventsJobs(changes[0].payment, events, now) : [];
};

/**
 * Stores changes of one account's ledgers with jobs and further writes, and announces them to webhooks, in one transaction. Returns
 * `false` if a payment has changed since it was read, or the condition of a write fails.
 */
export const appendChanges = (
  { ledger, clock }: Pick<LedgerDependencies, 'ledger' | 'clock'>,
  changes: readonly LedgerChange[],
  jobs: readonly Job[] = [],
  writes: readonly Write[] = [],
): Promise<boolean> => ledger.append(changes, [...jobs, ...ledgerEventJobs(changes, clock())], writes);
