import type { Clock } from '#functions/platform/gateways/clock.ts';
import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import { Charge, type ChargeAttempt, chargeDueAttributes, newCharge } from '#functions/billing/store/charge.ts';
import { endedPaymentWrites } from '#functions/billing/store/ended-payment.ts';
import { paymentScopes } from '#functions/billing/store/invoice-writes.ts';
import { entryWrites, isUnchanged } from '#functions/billing/store/ledger/ledger-writes.ts';
import { StoredPayment } from '#functions/billing/store/stored-payment.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { DUE_ATTRIBUTES, dueAttributes, queryDueIds } from '#functions/platform/engine/due-index.ts';
import { allOf, isAbsent, isEqual, isOneOf } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { cardEventKey, chargeDueId, chargeKey, chargeKeyOf, paymentKey } from '#functions/platform/keys/billing-keys.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import type { ChargeFailure, ChargeStatus } from '#shared/model/billing/card.ts';
import type { LedgerEntry } from '#shared/model/billing/ledger.ts';
import type { PaymentState } from '#shared/model/billing/payment.ts';
import { type BillingEventFact, ledgerEvents } from '#shared/rules/billing/billing-events.ts';
import { afterEntries, isDunned } from '#shared/rules/billing/ledger.ts';
import { paymentStateAfter } from '#shared/rules/billing/payment-state.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

/** How long a charge's job may take until the charge is enqueued again, in milliseconds. */
const CHARGE_RETRY_MS = 3_600_000;
/** How long received events are remembered, in seconds. Stripe repeats an event for three days. */
const EVENT_KEPT_SECONDS = 30 * 24 * 3_600;

/** How an attempt ended. `retryOn`: the day of the next automatic attempt. */
export interface SettledAttempt {
  state: 'PAID' | 'FAILED';
  /** The id of the charge at Stripe; `null` if none was made. */
  chargeId: string | null;
  failure: ChargeFailure | null;
  retryOn: string | null;
}

/** Further writes in the transaction that changes a charge. */
export interface ChargeContext {
  audit: AuditEntry | undefined;
  jobs: readonly Job[];
  /** Events for the bell of the customer. */
  events?: readonly Write[];
}

/** The context of the end of an attempt. */
interface SettledContext extends ChargeContext {
  /** Returns the jobs of what the attempt has caused on the ledger; of nothing if it failed. */
  jobsOf: (events: readonly BillingEventFact[]) => readonly Job[];
}

export interface ChargeStore {
  find(accountId: string, number: string): Promise<Charge | undefined>;
  /** Returns the charges to begin or to settle by now, and with `refundId` the refunds whose outcome is unknown, most overdue first. */
  listDue(limit: number): Promise<(Pick<Charge, 'accountId' | 'number'> & { refundId?: string })[]>;
  /** Writes the job of a due charge. Returns `false` if it is not due any more. */
  enqueue(charge: Pick<Charge, 'accountId' | 'number'>, job: Job): Promise<boolean>;
  /**
   * Begins an attempt: stores the data to send to Stripe and sets the payment to PROCESSING, in one transaction. Returns `undefined` if the
   * charge or the payment has changed since it was read.
   */
  begin(charge: Charge, attempt: ChargeAttempt, today: string, context: ChargeContext): Promise<Charge | undefined>;
  /**
   * Makes a payment without a charge payable by card: nothing is charged until a person begins an attempt. Returns `undefined` if the
   * payment has changed since it was read, or has a charge.
   */
  create(payment: StoredPayment, amount: number): Promise<Charge | undefined>;
  /**
   * Stores how the running attempt ended; a paid one becomes an entry in the ledger. Returns `false` if another runner has done so.
   */
  settle(charge: Charge, settled: SettledAttempt, context: SettledContext): Promise<boolean>;
  /** Stores an event of Stripe with its job. Returns `false` if it was received before. */
  keepEvent(id: string, job: Job | undefined): Promise<boolean>;
}

const contextWrites = (charge: Charge, { audit, jobs, events = [] }: ChargeContext): Write[] => [
  ...(audit ? auditWrites(audit, paymentScopes(charge)) : []),
  ...jobs.map(jobWrite),
  ...events,
];

/** Returns the writes that change the payment in the lists of all accounts that see it, if its state is one of `from`. */
const paymentWrites = (
  charge: Charge,
  from: readonly PaymentState[],
  state: PaymentState,
  status: ChargeStatus,
  changedAt: string,
): Write[] =>
  paymentScopes(charge).map((scopeId) => ({
    update: paymentKey(scopeId, charge.number),
    set: { state, charge: status, changedAt },
    when: isOneOf('state', from),
  }));

const statusOf = ({ attempts, failure, nextOn }: Charge): ChargeStatus => ({ attempts, failure, retryOn: nextOn });
const CHARGEABLE = (['UNPAID', 'FAILED'] as const).filter((state) => paymentStateAfter(state, 'charge'));

export function chargeStore(table: Table, clock: Clock): ChargeStore {
  const retryAttributes = (charge: Pick<Charge, 'accountId' | 'number'>) =>
    dueAttributes('charge', new Date(clock().getTime() + CHARGE_RETRY_MS), chargeDueId(charge));

  /** Returns the writes of a paid attempt: its entry in the ledger, and the payment in the lists of all accounts that see it. */
  async function paidWrites(
    charge: Charge,
    chargeId: string | null,
    status: ChargeStatus,
  ): Promise<{ writes: Write[]; events: BillingEventFact[] }> {
    const { accountId, number, attempts, amount } = charge;
    const payment = await table.get(paymentKey(accountId, number), StoredPayment);
    if (!payment) throw new Error(`Charge ${number} has no payment`);
    const entry: LedgerEntry = {
      id: `card-${attempts}`,
      number,
      kind: 'card',
      amount,
      on: japaneseDay(clock()),
      recordedAt: clock().toISOString(),
      note: '',
      reverses: null,
      reference: chargeId,
    };
    const next = { ...afterEntries({ ...payment, charge: status }, [entry]), settlement: payment.settlement };
    const writes = [
      ...paymentScopes(charge).map((scopeId): Write => ({
        update: paymentKey(scopeId, number),
        set: { state: next.state, ledger: next.ledger, charge: status, changedAt: entry.recordedAt },
        when: allOf(isEqual('state', 'PROCESSING'), isUnchanged(payment)),
      })),
      ...entryWrites(payment, [entry]),
      ...(isDunned({ ...payment, ...next }) ? [] : endedPaymentWrites(payment, clock())),
    ];
    return { writes, events: ledgerEvents(payment, next, [entry]) };
  }

  return {
    find: (accountId, number) => table.get(chargeKey(accountId, number), Charge),
    async listDue(limit) {
      const ids = await queryDueIds(table, 'charge', clock(), limit);
      return ids.map((id) => {
        const [accountId = '', number = '', refundId] = id.split('#');
        return { accountId, number, ...(refundId !== undefined && { refundId }) };
      });
    },
    async enqueue(charge, job) {
      const key = chargeKeyOf(chargeDueId(charge));
      const dueKey = (await table.get(key))?.['gsi1sk'];
      if (typeof dueKey !== 'string' || dueKey > clock().toISOString()) return false;
      return tryCommit(table.transact([{ update: key, set: retryAttributes(charge), when: isEqual('gsi1sk', dueKey) }, jobWrite(job)]));
    },
    async begin(charge, attempt, today, context) {
      const isAutomatic = attempt.origin === 'automatic';
      const running: Charge = {
        ...charge,
        state: 'running',
        attempts: charge.attempts + 1,
        automatic: charge.automatic + (isAutomatic ? 1 : 0),
        firstOn: charge.firstOn ?? today,
        attempt,
        failure: null,
        nextOn: isAutomatic ? null : charge.nextOn,
      };
      const { state, attempts, automatic, firstOn, failure, nextOn } = running;
      const isBegun = await tryCommit(
        table.transact([
          {
            update: chargeKey(charge.accountId, charge.number),
            set: { state, attempts, automatic, firstOn, attempt, failure, nextOn, ...retryAttributes(charge) },
            when: allOf(isEqual('state', 'scheduled'), isEqual('attempts', charge.attempts), isEqual('amount', charge.amount)),
          },
          ...paymentWrites(charge, CHARGEABLE, 'PROCESSING', statusOf(running), clock().toISOString()),
          ...contextWrites(charge, context),
        ]),
      );
      return isBegun ? running : undefined;
    },
    async create(payment, amount) {
      const { accountId, issuerId, number, companyName } = payment;
      const charge = newCharge({ accountId, issuerId, number, companyName, amount, nextOn: null });
      const isCreated = await tryCommit(
        table.transact([
          { put: { ...chargeKey(accountId, number), entity: 'charge', ...charge }, when: isAbsent() },
          { check: paymentKey(accountId, number), when: isUnchanged(payment) },
        ]),
      );
      return isCreated ? charge : undefined;
    },
    async settle(charge, { state, chargeId, failure, retryOn }, context) {
      const isPaid = state === 'PAID';
      const due = retryOn === null ? undefined : chargeDueAttributes(charge, retryOn);
      const settled = { state: isPaid ? 'ended' : 'scheduled', attempt: null, failure, nextOn: retryOn, ...due };
      const status = { attempts: charge.attempts, failure, retryOn, ...(isPaid && { paidOn: japaneseDay(clock()) }) };
      const { writes, events } = isPaid
        ? await paidWrites(charge, chargeId, status)
        : { writes: paymentWrites(charge, ['PROCESSING'], state, status, clock().toISOString()), events: [] };
      return tryCommit(
        table.transact([
          {
            update: chargeKey(charge.accountId, charge.number),
            set: settled,
            ...(!due && { remove: DUE_ATTRIBUTES }),
            when: allOf(isEqual('state', 'running'), isEqual('attempts', charge.attempts)),
          },
          ...writes,
          ...context.jobsOf(events).map(jobWrite),
          ...contextWrites(charge, context),
        ]),
      );
    },
    keepEvent(id, job) {
      const expiresAt = Math.floor(clock().getTime() / 1_000) + EVENT_KEPT_SECONDS;
      return tryCommit(
        table.transact([
          { put: { ...cardEventKey(id), entity: 'card-event', expiresAt }, when: isAbsent() },
          ...(job ? [jobWrite(job)] : []),
        ]),
      );
    },
  };
}
