import { markedName } from '#functions/platform/base/marked-name.ts';
import type { StoredDelivery } from '#functions/open-api/store/webhooks/delivery.ts';
import type { StoredWebhook } from '#functions/open-api/store/webhooks/webhook.ts';
import type { Webhook, WebhookDelivery } from '#shared/model/open-api/webhook.ts';

/** Returns a webhook as the console shows it: without its secrets, and without the end of an expired former secret. */
export function webhookView(
  { secret: _secret, formerSecret, failingSince, stoppedAt, person, ...webhook }: StoredWebhook,
  now: Date,
): Webhook {
  const isSigning = formerSecret !== null && Date.parse(formerSecret.until) > now.getTime();
  return {
    ...webhook,
    ...markedName('createdBy', webhook.createdBy, person),
    formerSecretUntil: isSigning ? formerSecret.until : null,
    failingSince: failingSince ?? null,
    stoppedAt: stoppedAt ?? null,
  };
}

export const deliveryView = ({ id, type, siteId, at, state, nextAttemptAt, attempts }: StoredDelivery): WebhookDelivery => ({
  id,
  type,
  siteId,
  at,
  state,
  nextAttemptAt: nextAttemptAt ?? null,
  attempts,
});
