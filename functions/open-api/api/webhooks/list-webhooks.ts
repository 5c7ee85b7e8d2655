import type { WebhookDependencies } from '#functions/open-api/api/webhooks/dependencies.ts';
import { deliveryView, webhookView } from '#functions/open-api/api/webhooks/webhook-view.ts';
import { decodeCursor, encodeCursor } from '#functions/platform/base/cursor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { webhook as webhookEndpoints } from '#shared/api-contract/endpoints/webhook.ts';

export const listWebhooks =
  ({ webhooks, targets, clock }: WebhookDependencies): UseCase<typeof webhookEndpoints.list> =>
  async ({ caller: { scope } }) => {
    const found = await webhooks.list(scope);
    const now = clock();
    return { webhooks: found.map((webhook) => webhookView(webhook, now)), targets };
  };

const DELIVERY_ID = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/** Returns the delivery log of a webhook. Makes two calls. */
export const listDeliveries =
  ({ webhooks, deliveries }: WebhookDependencies): UseCase<typeof webhookEndpoints.deliveries> =>
  async ({ caller: { scope }, params, query: { cursor, limit } }) => {
    const after = decodeCursor(cursor, DELIVERY_ID);
    const { id } = await webhooks.find(scope, params.id);
    const page = await deliveries.list(id, { after, limit });
    return { deliveries: page.deliveries.map(deliveryView), nextCursor: encodeCursor(page.next) };
  };
