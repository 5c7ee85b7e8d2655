import * as z from 'zod';
import { DUE_ATTRIBUTES, dueAttributes } from '#functions/platform/engine/due-index.ts';
import { isAbsent, isPresent } from '#functions/platform/engine/table-expression.ts';
import type { Write } from '#functions/platform/engine/table.ts';
import { chargeDueId, chargeKey } from '#functions/platform/keys/keys.ts';
import { ChargeFailure } from '#shared/model/billing/card.ts';
import type { Invoice } from '#shared/model/billing/invoice.ts';
import { startOfJapaneseDay } from '#shared/rules/time/japanese-day.ts';

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

/**
 * Returns the writes that schedule the charge of an invoice, for the transaction that issues it; none unless the invoice is paid by card.
 */
export function newChargeWrites(invoice: Invoice): Write[] {
  if (invoice.method !== 'card') return [];
  const { accountId, issuerId, number, recipient, total, dueOn } = invoice;
  const charge: Charge = {
    accountId,
    issuerId,
    number,
    companyName: recipient.companyName,
    amount: total,
    state: 'scheduled',
    attempts: 0,
    automatic: 0,
    firstOn: null,
    attempt: null,
    failure: null,
    nextOn: dueOn,
  };
  const due = chargeDueAttributes(charge, dueOn);
  return [{ put: { ...chargeKey(accountId, number), entity: 'charge', ...charge, ...due }, when: isAbsent() }];
}

/** Returns the writes that end the charge of a payment, for the transaction that completes or voids it. */
export const endedChargeWrites = ({ method, accountId, number }: Pick<Invoice, 'method' | 'accountId' | 'number'>): Write[] =>
  method === 'card'
    ? [{ update: chargeKey(accountId, number), set: { state: 'ended', nextOn: null }, remove: DUE_ATTRIBUTES, when: isPresent() }]
    : [];
