import { createWebhook } from '#functions/api/webhook/create-webhook.ts';
import { deliverOnRequest } from '#functions/api/webhook/deliver-on-request.ts';
import type { WebhookDependencies } from '#functions/api/webhook/dependencies.ts';
import { listDeliveries, listWebhooks } from '#functions/api/webhook/list-webhooks.ts';
import { removeWebhook } from '#functions/api/webhook/remove-webhook.ts';
import { rotateWebhook } from '#functions/api/webhook/rotate-webhook.ts';
import { updateWebhook } from '#functions/api/webhook/update-webhook.ts';
import type { Caller } from '#functions/domain/caller.ts';
import type { Locators } from '#functions/http/serve.ts';
import type { UseCases } from '#functions/http/use-case.ts';
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
