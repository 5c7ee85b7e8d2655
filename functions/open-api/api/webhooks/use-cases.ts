import { createWebhook } from '#functions/open-api/api/webhooks/create-webhook.ts';
import { deliverOnRequest } from '#functions/open-api/api/webhooks/deliver-on-request.ts';
import type { WebhookDependencies } from '#functions/open-api/api/webhooks/dependencies.ts';
import { listDeliveries, listWebhooks } from '#functions/open-api/api/webhooks/list-webhooks.ts';
import { removeWebhook } from '#functions/open-api/api/webhooks/remove-webhook.ts';
import { rotateWebhook } from '#functions/open-api/api/webhooks/rotate-webhook.ts';
import { updateWebhook } from '#functions/open-api/api/webhooks/update-webhook.ts';
import { locatorsByParam } from '#functions/platform/http/locators.ts';
import type { UseCases } from '#functions/platform/http/use-case.ts';
import { webhook } from '#shared/api-contract/endpoints/webhook.ts';

/** The use cases of the endpoints for webhooks. */
export const webhookUseCases = (dependencies: WebhookDependencies): UseCases<typeof webhook> => ({
  list: listWebhooks(dependencies),
  create: createWebhook(dependencies),
  update: updateWebhook(dependencies),
  rotate: rotateWebhook(dependencies),
  remove: removeWebhook(dependencies),
  deliveries: listDeliveries(dependencies),
  deliver: deliverOnRequest(dependencies),
});

/** Returns, for each endpoint, how to find the webhook that its request names. */
export const webhookLocators = ({ webhooks }: Pick<WebhookDependencies, 'webhooks'>) =>
  locatorsByParam(webhook, 'id', (id, { scope }) => webhooks.find(scope, id));
