import { canReceiveEvent, type RequestDependencies } from '#functions/open-api/services/webhooks/request-deliveries.ts';
import { signatureHeaders } from '#functions/open-api/services/webhooks/sign-delivery.ts';
import type { WebhookSecrets } from '#functions/open-api/services/webhooks/webhook-secret.ts';
import type { WebhookSender } from '#functions/platform/gateways/webhook-sender.ts';
import { type EventDataDependencies, eventData } from '#functions/open-api/jobs/deliver-webhook/event-data.ts';
import type { deliverWebhookJob } from '#functions/open-api/job-definitions/deliver-webhook.ts';
import { maskAnswer } from '#functions/open-api/jobs/deliver-webhook/mask-answer.ts';
import {
  type DisableWebhookDependencies,
  disableFailingWebhook,
} from '#functions/open-api/jobs/deliver-webhook/disable-failing-webhook.ts';
import type { JobHandler } from '#functions/platform/runner/run-job.ts';
import type { StoredDelivery } from '#functions/open-api/store/webhooks/delivery.ts';
import type { DeliveryStore } from '#functions/open-api/store/webhooks/delivery-store.ts';
import type { StoredWebhook } from '#functions/open-api/store/webhooks/webhook.ts';
import { isWebhookEvent } from '#shared/api-contract/webhook-events.ts';
import type { DeliveryAttempt } from '#shared/model/open-api/webhook.ts';
import { isGivenUp, retryPause } from '#shared/rules/open-api/webhook/retry-schedule.ts';

export interface DeliverDependencies extends EventDataDependencies, DisableWebhookDependencies {
  accounts: RequestDependencies['accounts'] & DisableWebhookDependencies['accounts'] & EventDataDependencies['accounts'];
  deliveries: Pick<DeliveryStore, 'find' | 'advance'>;
  secrets: Pick<WebhookSecrets, 'open'>;
  sender: WebhookSender;
  /** Resolves after this time. */
  pause: (milliseconds: number) => Promise<void>;
}

/**
 * The longest pause for which the job itself waits. After longer pauses, the reconcile job, which runs every minute, starts the next
 * attempt.
 */
const PAUSE_IN_JOB_MS = 10_000;

const isDelivered = ({ status }: DeliveryAttempt): boolean => status !== null && status >= 200 && status < 300;

/** Returns the secrets that sign deliveries: the current secret, and the former secret while it is valid. */
function secretsOf(secrets: DeliverDependencies['secrets'], { id, secret, formerSecret }: StoredWebhook, now: Date): string[] {
  const former = formerSecret && Date.parse(formerSecret.until) > now.getTime() ? [formerSecret.secret] : [];
  return [secret, ...former].map((sealed) => secrets.open(sealed, id));
}

async function attempt(
  { secrets, sender, clock }: DeliverDependencies,
  webhook: StoredWebhook,
  { id, type, at }: StoredDelivery,
  data: object,
): Promise<DeliveryAttempt> {
  const sentAt = clock();
  const body = JSON.stringify({ type, timestamp: at, data });
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Swipe-Webhooks/1',
    ...signatureHeaders({ id, sentAt, body }, secretsOf(secrets, webhook, sentAt)),
  };
  const startedAt = performance.now();
  const { status, fault, answer } = await sender.send({ url: webhook.url, headers, body });
  return {
    at: sentAt.toISOString(),
    status,
    fault,
    milliseconds: Math.round(performance.now() - startedAt),
    answer: maskAnswer(answer, data),
  };
}

/** Returns the state after a failed attempt, and the pause before the next one. A test is not retried and does not count as a failure. */
async function afterFailure(
  dependencies: DeliverDependencies,
  webhook: StoredWebhook,
  delivery: StoredDelivery,
): Promise<{ state: 'pending' | 'failed'; pauseMs: number | undefined }> {
  if (!isWebhookEvent(delivery.type)) return { state: 'failed', pauseMs: undefined };
  const now = dependencies.clock();
  await dependencies.webhooks.setFailingSince(webhook, now.toISOString());
  if (webhook.failingSince !== undefined && isGivenUp(webhook.failingSince, now)) {
    await disableFailingWebhook(dependencies, webhook);
    return { state: 'failed', pauseMs: undefined };
  }
  const pauseMs = retryPause(delivery.attempted + 1);
  return { state: pauseMs === undefined ? 'failed' : 'pending', pauseMs };
}

/**
 * Attempts a delivery:
 *
 * 1. Reads the delivery. Ends if another job has taken over, because a resend was requested.
 * 2. Skips it if the webhook was deleted or switched off, its account suspended, or the subject of the event deleted.
 * 3. Reads the data of the event, signs and sends it.
 * 4. Stores the attempt. Then ends, repeats from step 2 after a short pause, or stores the time of the next attempt.
 *
 * A crash between 3 and 4 sends the delivery again, with the same id.
 */
export function deliverWebhook(dependencies: DeliverDependencies): JobHandler<typeof deliverWebhookJob> {
  const { webhooks, deliveries, clock, pause } = dependencies;

  /** Returns the webhook and the data to send, or `undefined` if nothing may be sent. */
  async function prepare(delivery: StoredDelivery): Promise<{ webhook: StoredWebhook; data: object } | undefined> {
    const { webhookId, accountId, type } = delivery;
    const webhook = await webhooks.read(accountId, webhookId);
    const event = isWebhookEvent(type) ? type : undefined;
    if (!webhook || (event && !webhook.isEnabled) || !(await canReceiveEvent(dependencies, accountId, event))) return undefined;
    const data = await eventData(dependencies, webhook, delivery);
    return data && { webhook, data };
  }

  /** Makes one attempt. Returns the delivery if another attempt follows after a short pause. */
  async function deliverOnce(delivery: StoredDelivery): Promise<{ delivery: StoredDelivery; pauseMs: number } | undefined> {
    const prepared = await prepare(delivery);
    if (!prepared) {
      await deliveries.advance(delivery, { attempt: null, state: 'skipped', nextAttemptAt: null });
      return undefined;
    }
    const { webhook, data } = prepared;
    const made = await attempt(dependencies, webhook, delivery, data);
    if (isDelivered(made)) {
      await deliveries.advance(delivery, { attempt: made, state: 'delivered', nextAttemptAt: null });
      if (webhook.failingSince !== undefined && isWebhookEvent(delivery.type)) await webhooks.setFailingSince(webhook, null);
      return undefined;
    }
    const { state, pauseMs } = await afterFailure(dependencies, webhook, delivery);
    const isShort = pauseMs !== undefined && pauseMs <= PAUSE_IN_JOB_MS;
    const nextAttemptAt = pauseMs === undefined || isShort ? null : new Date(clock().getTime() + pauseMs);
    const advanced = await deliveries.advance(delivery, { attempt: made, state, nextAttemptAt });
    return advanced && isShort ? { delivery: advanced, pauseMs } : undefined;
  }

  const readOpen = async (job: { id: string; payload: { subjectId: string; deliveryId: string } }): Promise<StoredDelivery | undefined> => {
    const found = await deliveries.find(job.payload.subjectId, job.payload.deliveryId);
    return found?.jobId === job.id && found.state === 'pending' ? found : undefined;
  };

  return {
    async run(job) {
      let next = await readOpen(job);
      while (next) {
        const following = await deliverOnce(next);
        if (!following) return;
        await pause(following.pauseMs);
        next = following.delivery;
      }
    },
    async onExhausted(job) {
      const delivery = await readOpen(job);
      if (delivery) await deliveries.advance(delivery, { attempt: null, state: 'failed', nextAttemptAt: null });
    },
  };
}
