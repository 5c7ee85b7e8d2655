import type { WebhookDependencies } from '#functions/api/webhook/dependencies.ts';
import { readWebhookTargets } from '#functions/environment.ts';
import { attemptStore } from '#functions/store/auth/attempt-store.ts';
import { siteStore } from '#functions/store/site/site-store.ts';
import { deliveryStore } from '#functions/store/webhook/delivery-store.ts';
import { webhookStore } from '#functions/store/webhook/webhook-store.ts';
import type { Environment } from '#functions/wiring/base.ts';
import { openWebhookSecrets } from '#functions/wiring/secrets.ts';
import { systemClock } from '#functions/wiring/clock.ts';
import { type HttpDependencies, withHttp } from '#functions/wiring/http.ts';

export const webhookDependencies = (env: Environment): WebhookDependencies & HttpDependencies =>
  withHttp(env, ({ table, secrets }) => ({
    webhooks: webhookStore(table),
    deliveries: deliveryStore(table, systemClock),
    sites: siteStore(table),
    attempts: attemptStore(table, systemClock),
    secrets: openWebhookSecrets(env, secrets),
    targets: readWebhookTargets(env),
  }));
