import type { Key } from '#functions/platform/keys/key.ts';
import { accountPartition } from '#functions/platform/keys/keys.ts';

/**
 * The keys of webhooks and of their deliveries; `keys.ts` has the others.
 *
 * | partition (`pk`)                        | sort key (`sk`)                   | item                        | read by                                                        |
 * |-----------------------------------------|-----------------------------------|-----------------------------|----------------------------------------------------------------|
 * | `ACCOUNT#<id>`                          | `WEBHOOK#<id>`                    | webhook                     | the webhooks of an account, oldest first; every event of its sites |
 * | `WEBHOOK#<id>`                          | `DELIVERY#<id>`                   | delivery of an event          | the deliveries of a webhook; `due`: pending attempts           |
 */

export const WEBHOOK_PREFIX = 'WEBHOOK#';
export const webhookKey = (accountId: string, id: string): Key => ({ pk: accountPartition(accountId), sk: WEBHOOK_PREFIX + id });
export const webhookPartition = (webhookId: string): string => `WEBHOOK#${webhookId}`;
export const DELIVERY_PREFIX = 'DELIVERY#';
export const deliveryKey = (webhookId: string, id: string): Key => ({ pk: webhookPartition(webhookId), sk: DELIVERY_PREFIX + id });
/** Returns the id of a delivery in the index `due`. */
export const deliveryDueId = ({ webhookId, id }: { webhookId: string; id: string }): string => `${webhookId}#${id}`;
export const deliveryKeyOf = (dueId: string): Key => {
  const [webhookId = '', id = ''] = dueId.split('#');
  return deliveryKey(webhookId, id);
};
