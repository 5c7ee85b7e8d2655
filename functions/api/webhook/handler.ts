import { webhookLocators, webhookUseCases } from '#functions/api/webhook/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { webhook } from '#shared/api-contract/endpoints/webhook.ts';
import type { WebhookDependencies } from '#functions/api/webhook/dependencies.ts';
import { readWebhookTargets } from '#functions/environment.ts';
import { attemptStore } from '#functions/store/auth/attempt-store.ts';
import { siteStore } from '#functions/store/site/site-store.ts';
import { deliveryStore } from '#functions/store/webhook/delivery-store.ts';
import { webhookStore } from '#functions/store/webhook/webhook-store.ts';
import { openWebhookSecrets } from '#functions/wiring/secrets.ts';
import { systemClock } from '#functions/wiring/clock.ts';
import { type HttpDependencies, withHttp } from '#functions/wiring/http.ts';

const { env } = process;
const dependencies: WebhookDependencies & HttpDependencies = withHttp(env, ({ table, secrets }) => ({
  webhooks: webhookStore(table),
  deliveries: deliveryStore(table, systemClock),
  sites: siteStore(table),
  attempts: attemptStore(table, systemClock),
  secrets: openWebhookSecrets(env, secrets),
  targets: readWebhookTargets(env),
}));
export const handler = serve(webhook, webhookUseCases(dependencies), { ...dependencies, locators: webhookLocators(dependencies) });
