import { webhookLocators, webhookUseCases } from '#functions/api/webhook/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { webhookDependencies } from '#functions/wiring/webhook-http.ts';
import { webhook } from '#shared/api-contract/endpoints/webhook.ts';

const dependencies = webhookDependencies(process.env);
export const handler = serve(webhook, webhookUseCases(dependencies), { ...dependencies, locators: webhookLocators(dependencies) });
