import { webhookAuditEntry } from '#functions/open-api/api/webhooks/change-webhook.ts';
import type { WebhookDependencies } from '#functions/open-api/api/webhooks/dependencies.ts';
import { activeAccount } from '#functions/accounts/services/active-account.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import type { webhook as webhookEndpoints } from '#shared/api-contract/endpoints/webhook.ts';

/** Deletes a webhook, even if it is changed concurrently. Its delivery log expires later. */
export const removeWebhook =
  (dependencies: WebhookDependencies): UseCase<typeof webhookEndpoints.remove> =>
  ({ caller, params }) =>
    retryOnConflict(async () => {
      const webhook = await dependencies.webhooks.find(caller.scope, params.id);
      const account = await activeAccount(dependencies, caller.scope.accountId);
      const audit = webhookAuditEntry(dependencies, caller, account, { action: 'webhook.remove', before: webhook, after: undefined });
      return (await dependencies.webhooks.remove(account, webhook, { audit })) ? null : CONFLICT;
    });
