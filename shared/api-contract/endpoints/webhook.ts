import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { NewWebhook, Webhook, WebhookDelivery, WebhookRotation, WebhookUpdate } from '#shared/model/open-api/webhook.ts';
import { WebhookTargets } from '#shared/model/open-api/webhook-targets.ts';
import { ulid } from '#shared/model/fields.ts';

const WebhookPath = z.strictObject({ id: ulid() });
const read = { access: { by: 'console', action: 'api:read' }, status: 200 } as const;
const write = { access: { by: 'console', action: 'api:write' }, status: 200 } as const;
const OneWebhook = z.object({ webhook: Webhook });
/** `secret`: the key that signs deliveries. Only this response contains it. */
const WithSecret = OneWebhook.extend({ secret: z.string() });

/** Webhooks: URLs that receive events of the account that the caller works in. */
export const webhook = defineEndpointFamily({
  list: {
    ...read,
    method: 'GET',
    path: '/webhook',
    summary: 'The webhooks of the account, oldest first, and where deliveries may go to',
    response: z.object({ webhooks: z.array(Webhook), targets: WebhookTargets }),
  },
  create: {
    ...write,
    method: 'POST',
    path: '/webhook',
    summary: 'Add a webhook; the answer has its secret, which is never shown again',
    status: 201,
    body: NewWebhook,
    response: WithSecret,
    errors: ['webhook-limit-reached'],
  },
  update: {
    ...write,
    method: 'PUT',
    path: '/webhook/{id}',
    summary: 'Change a webhook; its secret is rotated instead',
    params: WebhookPath,
    body: WebhookUpdate,
    response: OneWebhook,
    errors: ['version-conflict'],
  },
  rotate: {
    ...write,
    method: 'POST',
    path: '/webhook/{id}/rotate',
    summary: 'Replace the secret; deliveries are signed with the former one as well for the given hours',
    params: WebhookPath,
    body: WebhookRotation,
    response: WithSecret,
  },
  remove: {
    ...write,
    method: 'DELETE',
    path: '/webhook/{id}',
    summary: 'Delete a webhook; its open deliveries are not attempted any more',
    params: WebhookPath,
    response: z.null(),
  },
  deliveries: {
    ...read,
    method: 'GET',
    path: '/webhook/{id}/delivery',
    summary: 'The deliveries of the last 30 days, newest event first',
    params: WebhookPath,
    query: z.strictObject({ cursor: z.string().max(100).optional(), limit: z.coerce.number().int().min(1).max(100).default(20) }),
    response: z.object({ deliveries: z.array(WebhookDelivery), nextCursor: z.string().nullable() }),
  },
  deliver: {
    ...write,
    method: 'POST',
    path: '/webhook/{id}/delivery',
    summary: 'Send a delivery again, or an event of the type `webhook.test`',
    status: 202,
    params: WebhookPath,
    body: z.strictObject({
      /** The delivery to send again; `null`: a test. */
      deliveryId: ulid().nullable(),
    }),
    response: z.object({ delivery: WebhookDelivery }),
    errors: ['transition-refused', 'too-many-requests'],
  },
});
