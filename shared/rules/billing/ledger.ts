import type { RefundInput } from '#shared/model/billing/credit-note.ts';
import type { FieldError } from '#shared/model/error.ts';
import type { LedgerEntry, LedgerEntryKind, LedgerTotals } from '#shared/model/billing/ledger.ts';
import type { Payment, PaymentMethod, PaymentState } from '#shared/model/billing/payment.ts';
import { SMALLEST_TOTAL } from '#shared/rules/billing/monthly-closing.ts';

const NO_ENTRIES: LedgerTotals = {
  entries: 0,
  received: 0,
  receivedByCard: 0,
  writtenOff: 0,
};

type LedgerSum = Exclude<keyof LedgerTotals, 'entries'>;

const REFUND_SUMS = [
  ['received', 1],
  ['refunded', -1],
] as const;

/** The sums that the amount of a kind of entry changes, and the sign with which it does. */
const SUMS: Readonly<Record<LedgerEntryKind, readonly (readonly [sum: LedgerSum, sign: 1 | -1])[]>> = {
  transfer: [['received', 1]],
  card: [
    ['received', 1],
    ['receivedByCard', 1],
  ],
  'write-off': [['writtenOff', 1]],
  credit: [['credited', 1]],
  'refund-transfer': REFUND_SUMS,
  'refund-card': REFUND_SUMS,
};

type Settled = Pick<Payment, 'number' | 'total' | 'state' | 'ledger' | 'settlement' | 'charge' | 'dueOn'>;

/** Returns the totals after further entries. */
const addEntries = (totals: LedgerTotals, entries: readonly Pick<LedgerEntry, 'kind' | 'amount'>[]): LedgerTotals =>
  entries.reduce((sums, { kind, amount }) => {
    const next = { ...sums, entries: sums.entries + 1 };
    for (const [sum, sign] of SUMS[kind]) next[sum] = (next[sum] ?? 0) + sign * amount;
    return next;
  }, totals);

/**
 * Returns the entries that a payment without a ledger implies: an earlier version stored only that it was completed or paid by card. The
 * next change of the payment stores them with its own entries.
 */
export function impliedEntries({ number, total, state, ledger, settlement, charge, dueOn }: Settled): LedgerEntry[] {
  if (ledger !== null || (state !== 'PAID' && state !== 'COMPLETED')) return [];
  const on = settlement?.receivedOn ?? charge?.paidOn ?? dueOn;
  const received = state === 'PAID' ? total : (settlement?.receivedAmount ?? total);
  const entry = (kind: LedgerEntryKind, amount: number): LedgerEntry => ({
    id: `former-${kind}`,
    number,
    kind,
    amount,
    on,
    recordedAt: `${on}T00:00:00.000Z`,
    note: settlement?.reason ?? '',
    reverses: null,
    reference: null,
  });
  return [entry(state === 'PAID' ? 'card' : 'transfer', received), ...(received < total ? [entry('write-off', total - received)] : [])];
}

/** Returns the totals of a payment, with the entries that it implies. */
export const ledgerOf = (payment: Settled): LedgerTotals => payment.ledger ?? addEntries(NO_ENTRIES, impliedEntries(payment));

/** What is due, paid and open of an invoice, in yen. */
export interface PaymentBalance {
  /** The total less what was credited or written off. */
  due: number;
  /** The money received, less what was paid back. */
  paid: number;
  /** What remains to be paid; never negative. */
  open: number;
  /** What was paid beyond what is due; never negative. */
  excess: number;
}

function balanceAfter({ total, state }: Pick<Payment, 'total' | 'state'>, ledger: LedgerTotals): PaymentBalance {
  const due = total - ledger.writtenOff - (ledger.credited ?? 0);
  const paid = ledger.received;
  return { due, paid, open: state === 'VOID' ? 0 : Math.max(0, due - paid), excess: state === 'VOID' ? 0 : Math.max(0, paid - due) };
}

/** Returns the balance of a payment. A void payment has nothing open. */
export const balanceOf = (payment: Settled): PaymentBalance => balanceAfter(payment, ledgerOf(payment));

/** The states in which entries can be added: a running charge and a void payment take none. */
const ADDABLE: readonly PaymentState[] = ['UNPAID', 'FAILED', 'PAID', 'COMPLETED'];

/** Whether money can be received for a payment, also beyond what is open. */
export const mayReceive = ({ state, total }: Pick<Payment, 'state' | 'total'>): boolean => ADDABLE.includes(state) && total > 0;

/** Whether nothing of a payment was received and kept, or credited, so that it can be voided or its invoice corrected. */
export const isUntouched = (payment: Settled): boolean => {
  const { received, writtenOff, credited = 0 } = ledgerOf(payment);
  return received === 0 && writtenOff === 0 && credited === 0;
};

/** Returns what of a payment can still be credited, in yen: not what was credited or written off. */
export const creditableOf = (payment: Settled): number => (ADDABLE.includes(payment.state) ? Math.max(0, balanceOf(payment).due) : 0);

/** Returns what of a payment can be paid back, in yen: what was paid beyond what is due. */
export const refundableOf = (payment: Settled): number => (ADDABLE.includes(payment.state) ? balanceOf(payment).excess : 0);

/** A charge at Stripe, and what of it was not paid back, in yen. */
interface RefundableCharge {
  chargeId: string;
  left: number;
}

/**
 * Returns the charge of which most can be paid back to its card, from the entries of a ledger; `undefined` if there is none. A refund is of
 * one charge. Charges of an earlier version have no reference.
 */
export function refundableCharge(entries: readonly Pick<LedgerEntry, 'kind' | 'amount' | 'reference'>[]): RefundableCharge | undefined {
  const left = new Map<string, number>();
  for (const { kind, amount, reference } of entries)
    if (reference !== null && (kind === 'card' || kind === 'refund-card')) left.set(reference, (left.get(reference) ?? 0) + amount);
  const charges = [...left].map(([chargeId, rest]) => ({ chargeId, left: rest })).filter((charge) => charge.left > 0);
  return charges.toSorted((one, other) => other.left - one.left)[0];
}

/** Returns what of a payment can be paid back by a method, in yen: to a card at most what is left of one charge. */
export const refundableBy = (
  method: PaymentMethod,
  payment: Settled,
  entries: readonly Pick<LedgerEntry, 'kind' | 'amount' | 'reference'>[],
): number => (method === 'card' ? Math.min(refundableOf(payment), refundableCharge(entries)?.left ?? 0) : refundableOf(payment));

/** Returns the faults of a refund: it is at most what can be paid back by its method, and a transfer has a day. */
export const refundFaults = ({ method, amount, paidOn }: Pick<RefundInput, 'method' | 'amount' | 'paidOn'>, max: number): FieldError[] => [
  ...(method === 'bank-transfer' && paidOn === null ? [{ path: 'paidOn', rule: 'required' } as const] : []),
  ...(amount > max ? [{ path: 'amount', rule: 'too-large', params: { max } } as const] : []),
];

/** The kinds of entries that record what a person noted. A counter-entry cannot take back money at Stripe or an issued credit note. */
const REVERSIBLE: readonly LedgerEntryKind[] = ['transfer', 'write-off', 'refund-transfer'];

/** Whether a counter-entry can take an entry back: once, and a receipt only as far as it was not paid back. */
export function isReversible(payment: Settled, entry: LedgerEntry, entries: readonly LedgerEntry[]): boolean {
  if (!ADDABLE.includes(payment.state) || !REVERSIBLE.includes(entry.kind) || entry.reverses !== null) return false;
  if (entry.kind === 'transfer' && entry.amount > balanceOf(payment).paid) return false;
  return entries.every(({ reverses }) => reverses !== entry.id);
}

/** Returns the counter-entry of an entry. */
export const counterEntryOf = (entry: LedgerEntry, facts: Pick<LedgerEntry, 'id' | 'on' | 'recordedAt' | 'note'>): LedgerEntry => ({
  ...entry,
  ...facts,
  amount: -entry.amount,
  reverses: entry.id,
});

/**
 * Returns the state and the totals of a payment after further entries. Nothing open: PAID, or COMPLETED if the operator closed it or
 * nothing that was received is kept. Else UNPAID, or FAILED if the last charge of its card failed.
 */
export function afterEntries(
  payment: Settled,
  entries: readonly Pick<LedgerEntry, 'kind' | 'amount'>[],
  { isClosed = false } = {},
): { state: PaymentState; ledger: LedgerTotals } {
  const ledger = addEntries(ledgerOf(payment), entries);
  const open = balanceAfter(payment, ledger).open;
  if (open > 0) return { state: payment.charge?.failure ? 'FAILED' : 'UNPAID', ledger };
  const isCompleted = isClosed || payment.state === 'COMPLETED' || ledger.writtenOff > 0 || ledger.received <= 0;
  return { state: isCompleted ? 'COMPLETED' : 'PAID', ledger };
}

/**
 * Whether the account can pay a payment with its card now: after a failed charge, or instead of a transfer, if what is open is
 * not below a card's minimum. An unpaid invoice by card is charged on its day.
 */
export const isPayableByCard = (payment: Settled & Pick<Payment, 'method'>): boolean =>
  (payment.state === 'FAILED' || (payment.state === 'UNPAID' && payment.method === 'bank-transfer')) &&
  balanceOf(payment).open >= SMALLEST_TOTAL;

/** How a payment is shown: its state, made more precise by its balance and its due day. */
export type PaymentStanding = PaymentState | 'PARTLY_PAID' | 'OVERPAID' | 'OVERDUE' | 'REFUND_DUE' | 'CREDITED';

/** Returns how a payment is shown on a day. */
export function standingOf(payment: Settled, today: string): PaymentStanding {
  const { state, dueOn } = payment;
  const { open, paid, excess } = balanceOf(payment);
  const isCredited = (payment.ledger?.credited ?? 0) > 0;
  if (excess > 0) return isCredited ? 'REFUND_DUE' : 'OVERPAID';
  if (isCredited && paid === 0 && open === 0 && state !== 'VOID') return 'CREDITED';
  if (state !== 'UNPAID') return state;
  if (dueOn < today && open > 0) return 'OVERDUE';
  return paid > 0 ? 'PARTLY_PAID' : state;
}

/** Whether something of a payment is open, also if its card failed. */
const isPayable = (payment: Settled): boolean => (payment.state === 'UNPAID' || payment.state === 'FAILED') && balanceOf(payment).open > 0;

/**
 * Whether the steps of dunning follow a payment: not if what is open is below the smallest sum that is invoiced, which no card can pay
 * (R-22.191).
 */
export const isDunned = (payment: Settled): boolean => isPayable(payment) && balanceOf(payment).open >= SMALLEST_TOTAL;

/** Whether a payment is open after its due day, also if its card failed. */
export const isOverdue = (payment: Settled, today: string): boolean => payment.dueOn < today && isPayable(payment);
