import { webhookAuditEntry } from '#functions/api/webhook/change-webhook.ts';
import type { WebhookDependencies } from '#functions/api/webhook/dependencies.ts';
import { webhookView } from '#functions/api/webhook/webhook-view.ts';
import { activeAccount } from '#functions/domain/account/active-account.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import { CONFLICT, retryOnConflict } from '#functions/retry-on-conflict.ts';
import type { StoredWebhook } from '#functions/store/webhook/webhook.ts';
import type { webhook as webhookEndpoints } from '#shared/api-contract/endpoints/webhook.ts';

const HOUR_MS = 3_600_000;

/**
 * Replaces the secret of a webhook. Deliveries are also signed with the former secret for the given hours; an older one expires
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
