import { createWebhook } from '#functions/open-api/api/webhooks/create-webhook.ts';
import { deliverOnRequest } from '#functions/open-api/api/webhooks/deliver-on-request.ts';
import type { WebhookDependencies } from '#functions/open-api/api/webhooks/dependencies.ts';
import { listDeliveries, listWebhooks } from '#functions/open-api/api/webhooks/list-webhooks.ts';
import { removeWebhook } from '#functions/open-api/api/webhooks/remove-webhook.ts';
import { rotateWebhook } from '#functions/open-api/api/webhooks/rotate-webhook.ts';
import { updateWebhook } from '#functions/open-api/api/webhooks/update-webhook.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import type { Locators } from '#functions/platform/http/serve.ts';
import type { UseCases } from '#functions/platform/http/use-case.ts';
import type { webhook } from '#shared/api-contract/endpoints/webhook.ts';

/** Webhooks: the use case of every endpoint of the family. */
export const webhookUseCases = (dependencies: WebhookDependencies): UseCases<typeof webhook> => ({
  list: listWebhooks(dependencies),
  create: createWebhook(dependencies),
  update: updateWebhook(dependencies),
  rotate: rotateWebhook(dependencies),
  remove: removeWebhook(dependencies),
  deliveries: listDeliveries(dependencies),
  deliver: deliverOnRequest(dependencies),
});

/** How each endpoint finds the webhook that its request names. */
export function webhookLocators({ webhooks }: Pick<WebhookDependencies, 'webhooks'>): Locators<typeof webhook> {
  const locate = ({ params }: { params: { id: string } }, { scope }: Caller) => webhooks.find(scope, params.id);
  return { update: locate, rotate: locate, remove: locate, deliveries: locate, deliver: locate };
}
