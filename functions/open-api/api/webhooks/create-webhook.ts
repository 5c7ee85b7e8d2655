import { personOf } from '#functions/accounts/services/caller.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { assertValidWebhook, webhookAuditEntry } from '#functions/open-api/api/webhooks/change-webhook.ts';
import type { WebhookDependencies } from '#functions/open-api/api/webhooks/dependencies.ts';
import { webhookView } from '#functions/open-api/api/webhooks/webhook-view.ts';
import { activeAccount } from '#functions/accounts/services/active-account.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { StoredWebhook } from '#functions/open-api/store/webhooks/webhook.ts';
import type { webhook as webhookEndpoints } from '#shared/api-contract/endpoints/webhook.ts';
import { WEBHOOK_MAX } from '#shared/model/limits.ts';

/** Adds a webhook. Only this response contains its secret. */
export const createWebhook =
  (dependencies: WebhookDependencies): UseCase<typeof webhookEndpoints.create> =>
  async ({ caller, body }) => {
    const { webhooks, secrets, ids, clock } = dependencies;
    const { scope } = caller;
    await assertValidWebhook(dependencies, scope, body);
    if ((await webhooks.list(scope)).length >= WEBHOOK_MAX.stored) throw new AppError('webhook-limit-reached');
    const [account, id, secret, now] = [await activeAccount(dependencies, caller.scope.accountId), ids.ulid(), secrets.create(), clock()];
    const webhook: StoredWebhook = {
      id,
      accountId: scope.accountId,
      ...body,
      secret: secrets.seal(secret, id),
      formerSecret: null,
      createdAt: now.toISOString(),
      createdBy: caller.name,
      person: personOf(caller),
      version: 1,
    };
    const audit = webhookAuditEntry(dependencies, caller, account, { action: 'webhook.create', before: undefined, after: webhook });
    if (!(await webhooks.create(account, webhook, { audit }))) throw new AppError('not-found');
    return { webhook: webhookView(webhook, now), secret };
  };
