import { createHash } from 'node:crypto';
import * as z from 'zod';
import { ulidOf } from '#functions/gateways/ids.ts';
import { DeliveryAttempt, DeliveryState, WebhookEventType } from '#shared/model/account/webhook.ts';

/** An event on its way to one webhook. What it tells is read from its subject at each attempt: a delivery holds no data of visitors. */
export const StoredDelivery = z.object({
  id: z.string(),
  webhookId: z.string(),
  accountId: z.string(),
  type: WebhookEventType,
  siteId: z.string().nullable(),
  /** The entry, member or site that it tells of; of a test the webhook. */
  subjectId: z.string(),
  at: z.string(),
  state: DeliveryState,
  /** The job that makes the present attempts. A job that it does not name has nothing to do. */
  jobId: z.string(),
  /** Attempts since the event, or since it was last sent again on request. */
  attempted: z.number(),
  /** The latest ones. */
  attempts: z.array(DeliveryAttempt),
  /** When the next attempt is due; missing while a job makes one, and when there is none. */
  nextAttemptAt: z.string().exactOptional(),
  expiresAt: z.number(),
});
export type StoredDelivery = z.infer<typeof StoredDelivery>;

const HASH_BYTES = 10;

/**
 * The id of the deliveries about an event. It follows from the event, so that requesting them again writes nothing, and sorts by the
 * time of the event.
 */
export function deliveryId({ type, subjectId, at }: Pick<StoredDelivery, 'type' | 'subjectId' | 'at'>): string {
  const hash = createHash('sha256').update(`${type} ${subjectId} ${at}`).digest().subarray(0, HASH_BYTES);
  return ulidOf(new Date(at), hash);
}
