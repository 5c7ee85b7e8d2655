import { AppError, unavailableError } from '#functions/platform/base/app-error.ts';
import type { WebhookDependencies } from '#functions/open-api/api/webhooks/dependencies.ts';
import { deliveryView } from '#functions/open-api/api/webhooks/webhook-view.ts';
import { deliveryJob } from '#functions/open-api/services/webhooks/request-deliveries.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { StoredDelivery } from '#functions/open-api/store/webhooks/delivery.ts';
import type { StoredWebhook } from '#functions/open-api/store/webhooks/webhook.ts';
import type { webhook as webhookEndpoints } from '#shared/api-contract/endpoints/webhook.ts';

/** Sends a test delivery, whether or not the webhook is enabled. */
async function sendTest(
  dependencies: WebhookDependencies,
  { id: webhookId, accountId }: StoredWebhook,
): Promise<StoredDelivery | undefined> {
  const { deliveries, ids, clock } = dependencies;
  const id = ids.ulid();
  const about = { id, webhookId, accountId, type: 'webhook.test', siteId: null, subjectId: webhookId, at: clock().toISOString() } as const;
  return deliveries.request(about, deliveryJob(dependencies, about));
}

async function sendAgain(dependencies: WebhookDependencies, webhook: StoredWebhook, id: string): Promise<StoredDelivery | undefined> {
  const delivery = await dependencies.deliveries.find(webhook.id, id);
  if (!delivery) throw new AppError('not-found');
  if (!webhook.isEnabled && delivery.type !== 'webhook.test') throw new AppError('transition-refused');
  return dependencies.deliveries.sendAgain(delivery, deliveryJob(dependencies, delivery));
}

/**
 * Sends a test delivery, or repeats a delivery in any state. A repeated delivery keeps its id, so that receivers recognise the
 * event.
 */
export const deliverOnRequest =
  (dependencies: WebhookDependencies): UseCase<typeof webhookEndpoints.deliver> =>
  async ({ caller: { scope }, params, body: { deliveryId } }) => {
    const { webhooks, attempts } = dependencies;
    const webhook = await webhooks.find(scope, params.id);
    await attempts.count('webhook-delivery', scope.accountId);
    const delivery = await (deliveryId === null ? sendTest(dependencies, webhook) : sendAgain(dependencies, webhook, deliveryId));
    if (!delivery) throw unavailableError();
    return { delivery: deliveryView(delivery) };
  };
