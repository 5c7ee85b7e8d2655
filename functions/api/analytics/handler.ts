import { analytics } from '#shared/api-contract/endpoints/analytics.ts';
import { analyticsUseCases } from '#functions/api/analytics/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { analyticsDependencies } from '#functions/wiring/site-http.ts';

const dependencies = analyticsDependencies(process.env);
export const handler = serve(analytics, analyticsUseCases(dependencies), dependencies);
