import type { Clock } from '#functions/platform/gateways/clock.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { DUE_ATTRIBUTES, dueAttributes, queryDueIds } from '#functions/platform/engine/due-index.ts';
import { allOf, isAbsent, isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { StoredDelivery } from '#functions/open-api/store/webhooks/delivery.ts';
import { DELIVERY_PREFIX, deliveryDueId, deliveryKey, deliveryKeyOf, webhookPartition } from '#functions/platform/keys/webhook-keys.ts';
import type { DeliveryAttempt, DeliveryState } from '#shared/model/open-api/webhook.ts';
import { WEBHOOK_MAX } from '#shared/model/limits.ts';

const DAY_SECONDS = 24 * 3_600;

type NewDelivery = Pick<StoredDelivery, 'id' | 'webhookId' | 'accountId' | 'type' | 'siteId' | 'subjectId' | 'at'>;

/** The result of an attempt. */
interface DeliveryProgress {
  attempt: DeliveryAttempt | null;
  state: DeliveryState;
  /** When the next attempt is due; `null` if the job continues or the delivery has ended. */
  nextAttemptAt: Date | null;
}

interface DeliveryPage {
  deliveries: StoredDelivery[];
  /** Id of the last delivery of the page; `null` on the last page. */
  next: string | null;
}

/** The store of deliveries, for webhooks that the caller has found in its scope. */
export interface DeliveryStore {
  find(webhookId: string, id: string): Promise<StoredDelivery | undefined>;
  /** Returns a page of deliveries, newest event first. */
  list(webhookId: string, page: { after: string | undefined; limit: number }): Promise<DeliveryPage>;
  /** Stores a delivery with the job that attempts it. Returns `undefined` if the delivery is already stored. */
  request(delivery: NewDelivery, job: Job): Promise<StoredDelivery | undefined>;
  /** Restarts the attempts of a delivery in any state. Returns `undefined` if it has changed since it was read. */
  sendAgain(delivery: StoredDelivery, job: Job): Promise<StoredDelivery | undefined>;
  /** Stores the result of an attempt. Returns `undefined` if another job now attempts the delivery. */
  advance(delivery: StoredDelivery, progress: DeliveryProgress): Promise<StoredDelivery | undefined>;
  /** Returns the ids of the deliveries in the index `due`, most overdue first. */
  listDue(limit: number): Promise<string[]>;
  /** Writes the job of the next attempt. A no-op if no attempt is due any more. */
  enqueue(dueId: string, jobOf: (delivery: StoredDelivery) => Job): Promise<void>;
}

export function deliveryStore(table: Table, clock: Clock): DeliveryStore {
  const isKept = ({ expiresAt }: StoredDelivery): boolean => expiresAt * 1_000 > clock().getTime();
  const find: DeliveryStore['find'] = async (webhookId, id) => {
    const found = await table.get(deliveryKey(webhookId, id), StoredDelivery);
    return found && isKept(found) ? found : undefined;
  };
  const commit = async (delivery: StoredDelivery, writes: readonly Write[]): Promise<StoredDelivery | undefined> =>
    (await tryCommit(table.transact(writes))) ? delivery : undefined;
  /** Returns the condition that job and number of attempts of the delivery have not changed since it was read. */
  const isUnchanged = ({ jobId, attempted }: StoredDelivery) => allOf(isEqual('jobId', jobId), isEqual('attempted', attempted));

  function restart(delivery: StoredDelivery, job: Job, attempted: number): Promise<StoredDelivery | undefined> {
    const { nextAttemptAt: _, ...kept } = delivery;
    const update: Write = {
      update: deliveryKey(delivery.webhookId, delivery.id),
      set: { state: 'pending', jobId: job.id, attempted },
      remove: ['nextAttemptAt', ...DUE_ATTRIBUTES],
      when: isUnchanged(delivery),
    };
    return commit({ ...kept, state: 'pending', jobId: job.id, attempted }, [update, jobWrite(job)]);
  }

  return {
    find,
    async list(webhookId, { after, limit }) {
      const start = after === undefined ? undefined : deliveryKey(webhookId, after);
      const { items, next } = await table.query(
        { pk: webhookPartition(webhookId), prefix: DELIVERY_PREFIX, descending: true, limit, after: start },
        StoredDelivery,
      );
      // All deliveries that follow an expired delivery have expired too.
      const deliveries = items.filter(isKept);
      return { deliveries, next: next && deliveries.length === items.length ? next.sk.slice(DELIVERY_PREFIX.length) : null };
    },
    request(fields, job) {
      const expiresAt = Math.ceil(clock().getTime() / 1_000) + WEBHOOK_MAX.keptDays * DAY_SECONDS;
      const delivery: StoredDelivery = { ...fields, state: 'pending', jobId: job.id, attempted: 0, attempts: [], expiresAt };
      const put = { ...deliveryKey(fields.webhookId, fields.id), entity: 'webhook-delivery', ...delivery };
      return commit(delivery, [{ put, when: isAbsent() }, jobWrite(job)]);
    },
    sendAgain: (delivery, job) => restart(delivery, job, 0),
    advance(delivery, { attempt, state, nextAttemptAt }) {
      const attempts = attempt ? [...delivery.attempts, attempt].slice(-WEBHOOK_MAX.attempts) : delivery.attempts;
      const attempted = delivery.attempted + (attempt ? 1 : 0);
      const next = nextAttemptAt && {
        nextAttemptAt: nextAttemptAt.toISOString(),
        ...dueAttributes('webhook-delivery', nextAttemptAt, deliveryDueId(delivery)),
      };
      const update: Write = {
        update: deliveryKey(delivery.webhookId, delivery.id),
        set: { state, attempts, attempted, ...next },
        when: isUnchanged(delivery),
      };
      return commit({ ...delivery, state, attempts, attempted }, [update]);
    },
    listDue: (limit) => queryDueIds(table, 'webhook-delivery', clock(), limit),
    async enqueue(dueId, jobOf) {
      const delivery = await table.get(deliveryKeyOf(dueId), StoredDelivery);
      if (delivery?.nextAttemptAt === undefined || delivery.nextAttemptAt > clock().toISOString()) return;
      await restart(delivery, jobOf(delivery), delivery.attempted);
    },
  };
}
