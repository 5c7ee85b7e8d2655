import { AppError } from '#functions/platform/base/app-error.ts';
import { assertValidWebhook, webhookAuditEntry } from '#functions/open-api/api/webhooks/change-webhook.ts';
import type { WebhookDependencies } from '#functions/open-api/api/webhooks/dependencies.ts';
import { webhookView } from '#functions/open-api/api/webhooks/webhook-view.ts';
import { activeAccount } from '#functions/accounts/services/active-account.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { StoredWebhook } from '#functions/open-api/store/webhooks/webhook.ts';
import type { webhook as webhookEndpoints } from '#shared/api-contract/endpoints/webhook.ts';

/** Returns the webhook after an update. Resets its failures if the update enables it or changes its URL. */
function restarted(before: StoredWebhook, after: StoredWebhook): StoredWebhook {
  const isNew = after.url !== before.url || (after.isEnabled && !before.isEnabled);
  if (!isNew) return after;
  const { failingSince: _, stoppedAt: __, ...fresh } = after;
  return fresh;
}

/** Changes all fields of a webhook except its secret. Pending deliveries use the new fields from their next attempt on. */
export const updateWebhook =
  (dependencies: WebhookDependencies): UseCase<typeof webhookEndpoints.update> =>
  async ({ caller, params, body: { version, ...fields } }) => {
    const { webhooks, clock } = dependencies;
    const before = await webhooks.find(caller.scope, params.id);
    if (before.version !== version) throw new AppError('version-conflict');
    await assertValidWebhook(dependencies, caller.scope, fields, before);
    const after = restarted(before, { ...before, ...fields, version: version + 1 });
    const account = await activeAccount(dependencies, caller.scope.accountId);
    const audit = webhookAuditEntry(dependencies, caller, account, { action: 'webhook.update', before, after });
    if (!(await webhooks.replace(account, { before, after }, { audit }))) throw new AppError('version-conflict');
    return { webhook: webhookView(after, clock()) };
  };
