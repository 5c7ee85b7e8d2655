import * as z from 'zod';
import { DUE_ATTRIBUTES, dueAttributes } from '#functions/platform/engine/due-index.ts';
import { allOf, isAbsent, isEqual, isPresent } from '#functions/platform/engine/table-expression.ts';
import type { Write } from '#functions/platform/engine/table.ts';
import { chargeDueId, chargeKey } from '#functions/platform/keys/billing-keys.ts';
import { ChargeFailure } from '#shared/model/billing/card.ts';
import type { Invoice } from '#shared/model/billing/invoice.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import { SMALLEST_TOTAL } from '#shared/rules/billing/monthly-closing.ts';
import { addDays, startOfJapaneseDay } from '#shared/rules/time/japanese-day.ts';

/** Who starts an attempt. The cardholder is present only for `customer`. */
export const ChargeOrigin = z.enum(['automatic', 'operator', 'customer']);
export type ChargeOrigin = z.infer<typeof ChargeOrigin>;

/** An attempt that has begun. The data for Stripe are stored before they are sent. */
export const ChargeAttempt = z.object({
  origin: ChargeOrigin,
  startedAt: z.string(),
  /** `null` if there was no card to charge. */
  card: z.object({ customerId: z.string(), methodId: z.string() }).nullable(),
  /** The URL to which the cardholder returns after authentication. Only a customer's attempt has one. */
  returnUrl: z.string().nullable(),
});
export type ChargeAttempt = z.infer<typeof ChargeAttempt>;

/** The attempts to charge a card for a payment. */
export const Charge = z.object({
  accountId: z.string(),
  issuerId: z.string(),
  number: z.string(),
  companyName: z.string(),
  amount: z.number(),
  /** `running`: an attempt has begun, and its result is not stored. `ended`: the payment is final. */
  state: z.enum(['scheduled', 'running', 'ended']),
  /** The number of attempts that have begun, which is also the number of the last attempt. */
  attempts: z.number(),
  /** The number of automatic attempts, and the day of the first one. */
  automatic: z.number(),
  firstOn: z.string().nullable(),
  attempt: ChargeAttempt.nullable(),
  failure: ChargeFailure.nullable(),
  /** The day of the next automatic attempt; `null` if there is none. */
  nextOn: z.string().nullable(),
});
export type Charge = z.infer<typeof Charge>;

/** The time of the day at which cards are charged: ten in the morning, Japanese time, when cardholders can react. */
const CHARGE_HOUR_MS = 10 * 3_600_000;

const chargeTime = (day: string): Date => new Date(startOfJapaneseDay(day).getTime() + CHARGE_HOUR_MS);

/** Returns the attributes that make a charge due on a day. */
export const chargeDueAttributes = (charge: Pick<Charge, 'accountId' | 'number'>, day: string) =>
  dueAttributes('charge', chargeTime(day), chargeDueId(charge));

/** Whether an automatic attempt is due by now. */
export const isChargeDue = ({ state, nextOn }: Charge, now: Date): boolean =>
  state === 'scheduled' && nextOn !== null && chargeTime(nextOn) <= now;

/** Returns a charge that no attempt has begun. `nextOn`: the day of the first automatic attempt; `null` if only people begin attempts. */
export const newCharge = (facts: Pick<Charge, 'accountId' | 'issuerId' | 'number' | 'companyName' | 'amount' | 'nextOn'>): Charge => ({
  ...facts,
  state: 'scheduled',
  attempts: 0,
  automatic: 0,
  firstOn: null,
  attempt: null,
  failure: null,
});

/**
 * Returns the writes that schedule the charge of an invoice, for the transaction that issues it; none unless the invoice is paid by card.
 */
export function newChargeWrites(invoice: Invoice): Write[] {
  if (invoice.method !== 'card') return [];
  const { accountId, issuerId, number, recipient, total, dueOn } = invoice;
  const charge = newCharge({ accountId, issuerId, number, companyName: recipient.companyName, amount: total, nextOn: dueOn });
  const due = chargeDueAttributes(charge, dueOn);
  return [{ put: { ...chargeKey(accountId, number), entity: 'charge', ...charge, ...due }, when: isAbsent() }];
}

/**
 * Returns the write that adapts a charge to what is open of its payment, for the transaction that adds entries to the ledger. The charge of
 * a payment with nothing open ends and keeps its day; if a counter-entry opens the payment again, the charge is due on that day, or on the
 * next day if it has passed. The write fails if the charge has changed since it was read, or exists although none was read.
 */
export function openChargeWrite(
  charge: Charge | undefined,
  payer: Pick<Charge, 'accountId' | 'number'>,
  open: number,
  today: string,
): Write {
  const key = chargeKey(payer.accountId, payer.number);
  if (!charge) return { check: key, when: isAbsent() };
  const when = allOf(isEqual('state', charge.state), isEqual('attempts', charge.attempts), isEqual('amount', charge.amount));
  if (open < SMALLEST_TOTAL) return { update: key, set: { state: 'ended' }, remove: DUE_ATTRIBUTES, when };
  const wasEnded = charge.state === 'ended' && charge.nextOn !== null && charge.nextOn <= today;
  const nextOn = wasEnded ? addDays(today, 1) : charge.nextOn;
  const changes = { state: 'scheduled', attempt: null, amount: open, nextOn };
  return nextOn === null
    ? { update: key, set: changes, remove: DUE_ATTRIBUTES, when }
    : { update: key, set: { ...changes, ...chargeDueAttributes(charge, nextOn) }, when };
}

/** Returns the writes that end the charge of a payment, for the transaction that voids it. */
export const endedChargeWrites = ({
  method,
  charge,
  accountId,
  number,
}: Pick<Payment, 'method' | 'charge' | 'accountId' | 'number'>): Write[] =>
  method === 'card' || charge !== null
    ? [{ update: chargeKey(accountId, number), set: { state: 'ended', nextOn: null }, remove: DUE_ATTRIBUTES, when: isPresent() }]
    : [];
