import { toActor } from '#functions/accounts/services/caller.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { isInScope, scopeOf } from '#functions/platform/base/scope.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { deliveryId, type StoredDelivery } from '#functions/open-api/store/webhooks/delivery.ts';
import type { DeliveryStore } from '#functions/open-api/store/webhooks/delivery-store.ts';
import type { WebhookStore } from '#functions/open-api/store/webhooks/webhook-store.ts';
import type { StoredWebhook } from '#functions/open-api/store/webhooks/webhook.ts';
import { WEBHOOK_EVENT_DEFINITIONS } from '#shared/api-contract/webhook-events.ts';
import type { WebhookEvent } from '#shared/model/open-api/webhook.ts';
import { isAllowed } from '#shared/rules/accounts/policy.ts';

export interface RequestDependencies {
  webhooks: Pick<WebhookStore, 'ofSite'>;
  deliveries: Pick<DeliveryStore, 'request'>;
  accounts: Pick<AccountStore, 'get' | 'resolveLogin'>;
  ids: Ids;
  clock: Clock;
}

/** An event of a webhook: its subject is read again by each attempt. */
interface SubscribedEvent {
  type: WebhookEvent;
  subjectId: string;
  at: string;
}

/** An event on a site. `subjectId`: the id of the entry, the member, or the site itself. */
export interface SiteEvent extends SubscribedEvent {
  siteId: string;
}

/** Dependencies of requesting deliveries of events of invoices. */
export interface BillingRequestDependencies extends Omit<RequestDependencies, 'webhooks'> {
  webhooks: Pick<WebhookStore, 'ofAccounts'>;
}

/** Returns the job that attempts a delivery. */
export const deliveryJob = (
  { ids, clock }: Pick<RequestDependencies, 'ids' | 'clock'>,
  { accountId, webhookId, id }: Pick<StoredDelivery, 'accountId' | 'webhookId' | 'id'>,
): Job => newJob('deliver-webhook', { subjectId: webhookId, ownerId: accountId, deliveryId: id }, ids.ulid(), clock());

/**
 * Whether an account may receive an event: the account exists, its contract is active, and it may read the event's data in the open API.
 */
export async function canReceiveEvent(
  { accounts }: Pick<RequestDependencies, 'accounts'>,
  accountId: string,
  type: WebhookEvent | undefined,
): Promise<boolean> {
  const account = await accounts.get(accountId);
  if (!account || account.deletedAt !== undefined) return false;
  const login = await accounts.resolveLogin(account);
  if (login.contractStatus !== 'ACTIVE') return false;
  const access = type && WEBHOOK_EVENT_DEFINITIONS[type].endpoint.access;
  return !access || (access.by === 'console' && isAllowed(toActor(login), access.action));
}

const isSubscribed = ({ isEnabled, events, createdAt }: StoredWebhook, { type, at }: SubscribedEvent): boolean =>
  isEnabled && events.includes(type) && createdAt <= at;

/** Stores a delivery with its job for each webhook whose account may receive the event. Idempotent. */
async function requestFor(
  dependencies: Omit<RequestDependencies, 'webhooks'>,
  webhooks: readonly StoredWebhook[],
  event: SubscribedEvent & { siteId: string | null },
): Promise<void> {
  await Promise.all(
    webhooks.map(async ({ id: webhookId, accountId }) => {
      if (!(await canReceiveEvent(dependencies, accountId, event.type))) return;
      const delivery = { ...event, id: deliveryId(event), webhookId, accountId };
      await dependencies.deliveries.request(delivery, deliveryJob(dependencies, delivery));
    }),
  );
}

/**
 * Stores a delivery with its job for each webhook that subscribes to the event, of the accounts above a site. Must be called before the
 * event is marked as processed, and again after a crash. Idempotent.
 */
export async function requestDeliveries(dependencies: RequestDependencies, event: SiteEvent): Promise<void> {
  const found = await dependencies.webhooks.ofSite(event.siteId);
  if (!found) return;
  const { lineage, id: siteId } = found.site;
  const subscribed = found.webhooks.filter(
    (webhook) => isSubscribed(webhook, event) && isInScope(scopeOf(webhook.accountId, webhook.siteIds), { lineage, siteIds: [siteId] }),
  );
  await requestFor(dependencies, subscribed, event);
}

/**
 * Stores a delivery with its job for each webhook that subscribes to an event of an invoice, of the given accounts: those that issued the
 * invoice or have to pay it. The sites of a webhook do not matter, since an invoice belongs to none. Idempotent.
 */
export async function requestBillingDeliveries(
  dependencies: BillingRequestDependencies,
  accountIds: readonly string[],
  event: SubscribedEvent,
): Promise<void> {
  const found = await dependencies.webhooks.ofAccounts(accountIds);
  const subscribed = found.filter((webhook) => isSubscribed(webhook, event));
  await requestFor(dependencies, subscribed, { ...event, siteId: null });
}
