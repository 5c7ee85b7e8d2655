import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import { accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { eventWrite } from '#functions/notices/store/account-event-writes.ts';
import type { WebhookStore } from '#functions/open-api/store/webhooks/webhook-store.ts';
import type { StoredWebhook } from '#functions/open-api/store/webhooks/webhook.ts';

export interface DisableWebhookDependencies {
  webhooks: Pick<WebhookStore, 'read' | 'replace' | 'setFailingSince'>;
  accounts: Pick<AccountStore, 'get'>;
  ids: Ids;
  clock: Clock;
}

/**
 * Disables a webhook that keeps failing, and notifies its account in the bell and by e-mail. A no-op if a login has changed the webhook
 * since it was read; the next failure then retries.
 */
export async function disableFailingWebhook(
  { webhooks, accounts, ids, clock }: DisableWebhookDependencies,
  before: StoredWebhook,
): Promise<void> {
  const { accountId, id, name } = before;
  const account = await accounts.get(accountId);
  if (!account) return;
  const now = clock();
  const after = { ...before, isEnabled: false, stoppedAt: now.toISOString(), version: before.version + 1 };
  const changes = [
    { field: 'webhookName', from: name, to: name },
    { field: 'webhookEnabled', from: 'true', to: 'false' },
  ];
  const event = {
    kind: 'webhook-stopped',
    accountId,
    subject: id,
    id: ids.ulid(),
    at: now.toISOString(),
    siteId: null,
    name,
    count: 1,
  } as const;
  const mail = { template: 'webhook-stopped', accountId, name } as const;
  await webhooks.replace(
    account,
    { before, after },
    {
      audit: newAuditEntry({ ids, clock }, 'webhook.stop', null, accountAuditSubject(account), changes),
      jobs: [newJob('mail', { mail }, ids.ulid(), now)],
      writes: [eventWrite(event)],
    },
  );
}
