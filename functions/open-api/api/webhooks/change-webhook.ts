import { invalidInput } from '#functions/platform/base/app-error.ts';
import type { WebhookDependencies } from '#functions/open-api/api/webhooks/dependencies.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import { assertKnownSites } from '#functions/sites/services/assert-known-sites.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { StoredWebhook } from '#functions/open-api/store/webhooks/webhook.ts';
import type { AuditAction, AuditEntry } from '#shared/model/audit/audit.ts';
import type { NewWebhook } from '#shared/model/open-api/webhook.ts';
import { webhookUrlFault } from '#shared/model/open-api/webhook-url.ts';

/** The audited fields of a webhook, without its secrets. */
const FIELDS: Readonly<Record<string, (webhook: StoredWebhook) => string | null>> = {
  webhookName: ({ name }) => name,
  webhookUrl: ({ url }) => url,
  webhookEnabled: ({ isEnabled }) => String(isEnabled),
  webhookEvents: ({ events }) => events.join(', '),
  webhookSites: ({ siteIds }) => (siteIds?.length === 0 ? '–' : (siteIds?.join(', ') ?? null)),
};

/** Returns the changed fields for an audit entry. They always include the name, to identify the webhook. */
function changesOf(before: StoredWebhook | undefined, after: StoredWebhook | undefined): AuditEntry['changes'] {
  return Object.entries(FIELDS)
    .map(([field, of]) => ({ field, from: before ? of(before) : null, to: after ? of(after) : null }))
    .filter(({ field, from, to }) => field === 'webhookName' || from !== to);
}

interface AuditedChange {
  action: AuditAction & `webhook.${string}`;
  before: StoredWebhook | undefined;
  after: StoredWebhook | undefined;
}

export const webhookAuditEntry = (
  dependencies: Pick<WebhookDependencies, 'ids' | 'clock'>,
  caller: Caller,
  account: Account,
  { action, before, after }: AuditedChange,
): AuditEntry => newAuditEntry(dependencies, action, auditActor(caller), accountAuditSubject(account), changesOf(before, after));

/** Throws `invalid-input` for a URL that the deployment does not allow, and for sites outside the scope. */
export async function assertValidWebhook(
  { sites, targets }: Pick<WebhookDependencies, 'sites' | 'targets'>,
  scope: Scope,
  { url, siteIds }: Pick<NewWebhook, 'url' | 'siteIds'>,
  present?: Pick<StoredWebhook, 'siteIds'>,
): Promise<void> {
  const rule = webhookUrlFault(url, targets);
  if (rule) throw invalidInput([{ path: 'url', rule }]);
  await assertKnownSites(sites, scope, siteIds, present?.siteIds);
}
