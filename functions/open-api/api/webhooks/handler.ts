import { webhookLocators, webhookUseCases } from '#functions/open-api/api/webhooks/use-cases.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { webhook } from '#shared/api-contract/endpoints/webhook.ts';
import type { WebhookDependencies } from '#functions/open-api/api/webhooks/dependencies.ts';
import { readWebhookTargets } from '#functions/platform/base/environment.ts';
import { attemptStore } from '#functions/sign-in/store/attempt-store.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { deliveryStore } from '#functions/open-api/store/webhooks/delivery-store.ts';
import { webhookStore } from '#functions/open-api/store/webhooks/webhook-store.ts';
import { openWebhookSecrets } from '#functions/platform/wiring/secrets.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { type HttpDependencies, withHttp } from '#functions/platform/wiring/http.ts';

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
