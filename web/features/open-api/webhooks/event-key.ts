import type { webhooks } from '#shared/messages/jp/console/webhooks.ts';
import type { WebhookEventType } from '#shared/model/open-api/webhook.ts';

type EventKey = `event.${keyof (typeof webhooks)['event']}`;

/** Returns the message key of an event, with a hyphen in place of the dot, which separates message keys. */
export const eventKey = (type: WebhookEventType): EventKey => `event.${type.replace('.', '-')}` as EventKey;
