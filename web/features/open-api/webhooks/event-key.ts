import type { webhooks } from '#shared/messages/jp/console/webhooks.ts';
import type { WebhookEventType } from '#shared/model/open-api/webhook.ts';

type EventKey = `event.${keyof (typeof webhooks)['event']}`;

/** The key of the text of an event: dots separate keys. */
export const eventKey = (type: WebhookEventType): EventKey => `event.${type.replace('.', '-')}` as EventKey;
