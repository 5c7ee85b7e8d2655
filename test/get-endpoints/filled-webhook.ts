import { newJob } from '#functions/platform/job-list/new-job.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { accountAuditSubject } from '#functions/accounts/store/account.ts';
import { deliveryStore } from '#functions/open-api/store/webhooks/delivery-store.ts';
import { webhookStore } from '#functions/open-api/store/webhooks/webhook-store.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { systemClock, systemIds } from '#functions/platform/wiring/clock.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import type { DeliveryAttempt, NewWebhook } from '#shared/model/open-api/webhook.ts';
import type { Product } from '#test/support/product.ts';
import { send } from '#test/support/http/send.ts';

export const FILLED_WEBHOOK = {
  name: 'Filled webhook',
  url: 'https://receiver.example.com/filled',
  events: ['contact.created', 'site.published'],
  isEnabled: true,
} as const satisfies Omit<NewWebhook, 'siteIds' | 'events'> & { events: readonly string[] };

export const FILLED_ATTEMPT: DeliveryAttempt = {
  at: '2026-11-20T05:05:00.000Z',
  status: 503,
  fault: 'timed-out',
  milliseconds: 120,
  answer: 'Busy',
};

const HOUR_MS = 3_600_000;

/** Stores a webhook with every attribute: its secret was rotated, and of its two deliveries one failed. Returns its id. */
export async function storeFilledWebhook({ handlers, table }: Product, token: string, siteId: string): Promise<string> {
  const created = await send(handlers.webhook, apiContract.webhook.create, { token, body: { ...FILLED_WEBHOOK, siteIds: [siteId] } });
  if (created.status !== 201) throw new Error(JSON.stringify(created.data));
  const { id } = (created.data as { webhook: { id: string } }).webhook;
  await send(handlers.webhook, apiContract.webhook.rotate, { token, params: { id }, body: { overlapHours: 24 } });
  await send(handlers.webhook, apiContract.webhook.deliver, { token, params: { id }, body: { deliveryId: null } });
  const [deliveries, webhooks] = [deliveryStore(table, systemClock), webhookStore(table)];
  const [test] = (await deliveries.list(id, { after: undefined, limit: 1 })).deliveries;
  if (!test) throw new Error('The test was not stored');
  const { accountId } = test;
  const about = { id: systemIds.ulid(), webhookId: id, accountId, type: 'contact.created', siteId, subjectId: id, at: test.at } as const;
  const job = newJob('deliver-webhook', { subjectId: id, ownerId: accountId, deliveryId: about.id }, systemIds.ulid(), systemClock());
  const delivery = await deliveries.request(about, job);
  const nextAttemptAt = new Date(systemClock().getTime() + HOUR_MS);
  if (delivery) await deliveries.advance(delivery, { attempt: FILLED_ATTEMPT, state: 'pending', nextAttemptAt });
  const [before, account] = [await webhooks.find(scopeOf(accountId), id), await accountStore(table).get(accountId)];
  if (!account) throw new Error('The account is missing');
  const after = { ...before, failingSince: FILLED_ATTEMPT.at, stoppedAt: FILLED_ATTEMPT.at };
  const audit = newAuditEntry({ ids: systemIds, clock: systemClock }, 'webhook.update', null, accountAuditSubject(account));
  await webhooks.replace(account, { before, after }, { audit });
  return id;
}
