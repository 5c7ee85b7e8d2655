import * as z from 'zod';
import { PersonRef } from '#shared/model/person-ref.ts';
import { WebhookEvent } from '#shared/model/open-api/webhook.ts';

/** A webhook of an account. Optional attributes are missing until they are first set. */
export const StoredWebhook = z.object({
  id: z.string(),
  accountId: z.string(),
  name: z.string(),
  url: z.string(),
  events: z.array(WebhookEvent),
  siteIds: z.array(z.string()).nullable(),
  isEnabled: z.boolean(),
  /** The secret that signs deliveries, encrypted (`webhook-secret.ts`). */
  secret: z.string(),
  /** A replaced secret, which also signs deliveries until `until`. */
  formerSecret: z.object({ secret: z.string(), until: z.string() }).nullable(),
  /** When the first delivery of the current series of failures failed. */
  failingSince: z.string().exactOptional(),
  /** When the webhook was disabled because it kept failing. */
  stoppedAt: z.string().exactOptional(),
  createdAt: z.string(),
  createdBy: z.string(),
  person: PersonRef.exactOptional(),
  version: z.number(),
});
export type StoredWebhook = z.infer<typeof StoredWebhook>;
