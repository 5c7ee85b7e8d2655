import * as z from 'zod';
import { PersonRef } from '#shared/model/account/person-ref.ts';
import { WebhookEvent } from '#shared/model/account/webhook.ts';

/** A webhook of an account. Optional attributes are missing until they are first set. */
export const StoredWebhook = z.object({
  id: z.string(),
  accountId: z.string(),
  name: z.string(),
  url: z.string(),
  events: z.array(WebhookEvent),
  siteIds: z.array(z.string()).nullable(),
  isEnabled: z.boolean(),
  /** What deliveries are signed with, encrypted (`webhook-secret.ts`). */
  secret: z.string(),
  /** A secret that was replaced, and signs as well until then. */
  formerSecret: z.object({ secret: z.string(), until: z.string() }).nullable(),
  /** When the first of the deliveries failed that have failed since, without a success in between. */
  failingSince: z.string().exactOptional(),
  /** When it was switched off because it kept failing. */
  stoppedAt: z.string().exactOptional(),
  createdAt: z.string(),
  createdBy: z.string(),
  person: PersonRef.exactOptional(),
  version: z.number(),
});
export type StoredWebhook = z.infer<typeof StoredWebhook>;
