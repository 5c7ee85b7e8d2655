import * as z from 'zod';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { plannedAt, PlannedReminder, reminderItem, reminderKeyOf } from '#functions/billing/store/planned-reminder.ts';
import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import { isUnchanged } from '#functions/billing/store/ledger/ledger-writes.ts';
import type { StoredPayment } from '#functions/billing/store/stored-payment.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { queryDueIds } from '#functions/platform/engine/due-index.ts';
import { isAbove, isAbsent, isEqual, isPresent } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { dunningKey, invoicePartition, paymentKey, paymentReminderKey, REMINDER_PREFIX } from '#functions/platform/keys/billing-keys.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import { DunningEvent, DunningHold } from '#shared/model/billing/dunning.ts';

const StoredDunning = z.object({ events: z.array(DunningEvent), hold: DunningHold.nullable().default(null), version: z.number() });
/** The steps that have acted on an invoice, and its hold. `version`: an optimistic lock; 0 before the first step. */
export type DunningRecord = z.infer<typeof StoredDunning>;

/** A step that acts on a payment, and when its next one is looked at. */
interface ActingStep {
  reminder: PlannedReminder;
  payment: StoredPayment;
  record: DunningRecord;
  event: DunningEvent;
  next: Date;
}

export interface DunningStore {
  /** Returns the invoices that are due by now, most overdue first. */
  listDue(limit: number): Promise<PlannedReminder[]>;
  get(payment: Pick<StoredPayment, 'issuerId' | 'number'>): Promise<DunningRecord>;
  /**
   * Stores that a step acts, with its jobs, and plans the next one. Returns `false` if another run has acted, or the payment has changed
   * since it was read.
   */
  act(step: ActingStep, jobs: readonly Job[]): Promise<boolean>;
  /** Returns the writes of a step that acts, for the transaction of a change that it causes. They fail where `act` returns `false`. */
  actWrites(step: ActingStep): Write[];
  /**
   * Sets or ends the hold of an open payment, plans its next step for a time, and writes an audit entry for the issuer. Returns `false` if
   * a step has acted, or the payment has changed since it was read.
   */
  hold(payment: StoredPayment, record: DunningRecord, change: { hold: DunningHold | null; at: Date }, audit: AuditEntry): Promise<boolean>;
  /** Plans an invoice for another time. A no-op if it was planned or ended since it was read. */
  plan(reminder: PlannedReminder, at: Date): Promise<void>;
  /** Ends the steps of a payment that has ended. Idempotent. */
  end(reminder: PlannedReminder): Promise<void>;
  /**
   * Plans the next `limit` invoices of an issuer no later than `at`, in the order of their numbers. Returns the last number; `undefined`
   * once all are planned.
   */
  rescheduleAll(issuerId: string, after: string, at: Date, limit: number): Promise<string | undefined>;
}

const CONCURRENCY = 10;

/** Returns the key of a planned reminder. */
const keyOf = ({ issuerId, number }: PlannedReminder) => paymentReminderKey(issuerId, number);

/** Returns the write that changes a record. It fails if the record has changed since it was read. */
const recordWrite = (
  { issuerId, number }: Pick<StoredPayment, 'issuerId' | 'number'>,
  { version, ...record }: DunningRecord,
  changes: Partial<DunningRecord>,
): Write => ({
  put: { ...dunningKey(issuerId, number), entity: 'dunning', issuerId, number, ...record, ...changes, version: version + 1 },
  when: version === 0 ? isAbsent() : isEqual('version', version),
});

const actWrites = ({ reminder, payment, record, event, next }: ActingStep): Write[] => [
  recordWrite(payment, record, { events: [...record.events, event] }),
  { check: paymentKey(payment.issuerId, payment.number), when: isUnchanged(payment) },
  { update: keyOf(reminder), set: plannedAt(reminder, next), when: isEqual('at', reminder.at) },
];

export function dunningStore(table: Table, clock: Clock): DunningStore {
  return {
    async listDue(limit) {
      const ids = await queryDueIds(table, 'payment-reminder', clock(), limit);
      const now = clock().toISOString();
      const found = await table.batchGet(ids.map(reminderKeyOf), PlannedReminder);
      // The index is eventually consistent, so the stored time decides.
      return found.filter((reminder) => reminder !== undefined).filter(({ at }) => at <= now);
    },
    get: async ({ issuerId, number }) =>
      (await table.get(dunningKey(issuerId, number), StoredDunning)) ?? { events: [], hold: null, version: 0 },
    act: (step, jobs) => tryCommit(table.transact([...actWrites(step), ...jobs.map(jobWrite)])),
    actWrites,
    async hold(payment, record, { hold, at }, audit) {
      const { issuerId, number } = payment;
      const key = paymentReminderKey(issuerId, number);
      const planned = plannedAt(payment, at);
      // Invoices of cards that an earlier version issued are not planned.
      const reminder: Write = (await table.get(key))
        ? { update: key, set: planned, when: isPresent() }
        : { put: { ...reminderItem(payment), ...planned }, when: isAbsent() };
      return tryCommit(
        table.transact([
          recordWrite(payment, record, { hold }),
          { check: paymentKey(issuerId, number), when: isUnchanged(payment) },
          reminder,
          ...auditWrites(audit, [issuerId]),
        ]),
      );
    },
    async plan(reminder, at) {
      await tryCommit(table.update(keyOf(reminder), { set: plannedAt(reminder, at) }, isEqual('at', reminder.at)));
    },
    end: (reminder) => table.delete(keyOf(reminder)),
    async rescheduleAll(issuerId, after, at, limit) {
      const pk = invoicePartition(issuerId);
      const start = after === '' ? {} : { after: paymentReminderKey(issuerId, after) };
      const { items, next } = await table.query({ pk, prefix: REMINDER_PREFIX, limit, ...start }, PlannedReminder);
      const later = items.filter((reminder) => reminder.at > at.toISOString());
      await inParallel(later, CONCURRENCY, (reminder) =>
        tryCommit(table.update(keyOf(reminder), { set: plannedAt(reminder, at) }, isAbove('at', at.toISOString()))),
      );
      return next && items.at(-1)?.number;
    },
  };
}
