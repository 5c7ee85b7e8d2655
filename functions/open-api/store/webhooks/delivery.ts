import { createHash } from 'node:crypto';
import * as z from 'zod';
import { ulidOf } from '#functions/platform/gateways/ids.ts';
import { DeliveryAttempt, DeliveryState, WebhookEventType } from '#shared/model/open-api/webhook.ts';

/**
 * The delivery of an event to one webhook. Each attempt reads the content from the event's subject, so a delivery contains no visitor data.
 */
export const StoredDelivery = z.object({
  id: z.string(),
  webhookId: z.string(),
  accountId: z.string(),
  type: WebhookEventType,
  siteId: z.string().nullable(),
  /** Id of the event's entry, member or site; for a test, of the webhook. */
  subjectId: z.string(),
  at: z.string(),
  state: DeliveryState,
  /** The job that makes the current attempts. Any other job is a no-op. */
  jobId: z.string(),
  /** Number of attempts since the event, or since the last resend on request. */
  attempted: z.number(),
  /** The latest attempts. */
  attempts: z.array(DeliveryAttempt),
  /** When the next attempt is due; missing while a job makes an attempt, and after the last attempt. */
  nextAttemptAt: z.string().exactOptional(),
  expiresAt: z.number(),
});
export type StoredDelivery = z.infer<typeof StoredDelivery>;

const HASH_BYTES = 10;

/**
 * Returns the id of the deliveries of an event. It is derived from the event, so that a repeated request writes nothing, and sorts by the
 * time of the event.
 */
export function deliveryId({ type, subjectId, at }: Pick<StoredDelivery, 'type' | 'subjectId' | 'at'>): string {
  const hash = createHash('sha256').update(`${type} ${subjectId} ${at}`).digest().subarray(0, HASH_BYTES);
  return ulidOf(new Date(at), hash);
}
