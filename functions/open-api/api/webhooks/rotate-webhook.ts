import { webhookAuditEntry } from '#functions/open-api/api/webhooks/change-webhook.ts';
import type { WebhookDependencies } from '#functions/open-api/api/webhooks/dependencies.ts';
import { webhookView } from '#functions/open-api/api/webhooks/webhook-view.ts';
import { activeAccount } from '#functions/accounts/services/active-account.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import type { StoredWebhook } from '#functions/open-api/store/webhooks/webhook.ts';
import type { webhook as webhookEndpoints } from '#shared/api-contract/endpoints/webhook.ts';

const HOUR_MS = 3_600_000;

/**
 * Replaces the secret of a webhook. For the given hours, deliveries are also signed with the former secret; an even older secret expires
 * immediately.
 */
export const rotateWebhook =
  (dependencies: WebhookDependencies): UseCase<typeof webhookEndpoints.rotate> =>
  ({ caller, params, body: { overlapHours } }) => {
    const { webhooks, secrets, clock } = dependencies;
    const secret = secrets.create();
    return retryOnConflict(async () => {
      const before = await webhooks.find(caller.scope, params.id);
      const now = clock();
      const until = new Date(now.getTime() + overlapHours * HOUR_MS).toISOString();
      const after: StoredWebhook = {
        ...before,
        secret: secrets.seal(secret, before.id),
        formerSecret: overlapHours > 0 ? { secret: before.secret, until } : null,
        version: before.version + 1,
      };
      const account = await activeAccount(dependencies, caller.scope.accountId);
      const audit = webhookAuditEntry(dependencies, caller, account, { action: 'webhook.rotate', before, after });
      return (await webhooks.replace(account, { before, after }, { audit })) ? { webhook: webhookView(after, now), secret } : CONFLICT;
    });
  };
