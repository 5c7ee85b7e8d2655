import * as z from 'zod';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { DUE_ATTRIBUTES, dueAttributes } from '#functions/platform/engine/due-index.ts';
import { isAbsent, isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { refundDueId, refundKey } from '#functions/platform/keys/billing-keys.ts';

/** A refund to a card. Its id is that of its entry in the ledger. The data for Stripe are stored before they are sent. */
const CardRefund = z.object({
  id: z.string(),
  accountId: z.string(),
  issuerId: z.string(),
  number: z.string(),
  chargeId: z.string(),
  amount: z.int(),
  /** `running`: the outcome is not known. A bank may refuse a refund that has succeeded. */
  state: z.enum(['running', 'succeeded', 'failed']),
});
export type CardRefund = z.infer<typeof CardRefund>;

/** How long a refund's job may take until the refund is enqueued again, in milliseconds. */
const REFUND_RETRY_MS = 3_600_000;

export interface RefundStore {
  find(accountId: string, id: string): Promise<CardRefund | undefined>;
  /** Stores that a running refund has succeeded, with its jobs. Returns `false` if another runner has stored an outcome. */
  succeed(refund: CardRefund, jobs: readonly Job[]): Promise<boolean>;
  /** Writes the job of a due refund. Returns `false` if it is not due any more. */
  enqueue(refund: Pick<CardRefund, 'accountId' | 'number' | 'id'>, job: Job): Promise<boolean>;
}

const dueLater = (refund: Pick<CardRefund, 'accountId' | 'number' | 'id'>, now: Date) =>
  dueAttributes('charge', new Date(now.getTime() + REFUND_RETRY_MS), refundDueId(refund));

/** Returns the write that stores a running refund, for the transaction that adds its entry to the ledger. */
export const newRefundWrite = (refund: Omit<CardRefund, 'state'>, now: Date): Write => ({
  put: { ...refundKey(refund.accountId, refund.id), entity: 'card-refund', ...refund, state: 'running', ...dueLater(refund, now) },
  when: isAbsent(),
});

/** Returns the write that stores that a refund has failed. It fails if the refund has changed since it was read. */
export const failedRefundWrite = ({ accountId, id, state }: CardRefund): Write => ({
  update: refundKey(accountId, id),
  set: { state: 'failed' },
  remove: DUE_ATTRIBUTES,
  when: isEqual('state', state),
});

export const refundStore = (table: Table, clock: Clock): RefundStore => ({
  find: (accountId, id) => table.get(refundKey(accountId, id), CardRefund),
  succeed: ({ accountId, id }, jobs) =>
    tryCommit(
      table.transact([
        { update: refundKey(accountId, id), set: { state: 'succeeded' }, remove: DUE_ATTRIBUTES, when: isEqual('state', 'running') },
        ...jobs.map(jobWrite),
      ]),
    ),
  async enqueue(refund, job) {
    const key = refundKey(refund.accountId, refund.id);
    const dueKey = (await table.get(key))?.['gsi1sk'];
    if (typeof dueKey !== 'string' || dueKey > clock().toISOString()) return false;
    return tryCommit(table.transact([{ update: key, set: dueLater(refund, clock()), when: isEqual('gsi1sk', dueKey) }, jobWrite(job)]));
  },
});
