import type { UsageDependencies } from '#functions/usage/api/dependencies.ts';
import { getPageViews } from '#functions/usage/api/get-page-views.ts';
import type { UseCases } from '#functions/platform/http/use-case.ts';
import type { usage } from '#shared/api-contract/endpoints/usage.ts';

/** The use cases of the endpoints for usage. */
export const usageUseCases = (dependencies: UsageDependencies): UseCases<typeof usage> => ({ pageViews: getPageViews(dependencies) });
