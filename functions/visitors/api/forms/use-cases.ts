import type { SiteFormDependencies } from '#functions/visitors/api/forms/dependencies.ts';
import { contact, homepage } from '#functions/visitors/api/forms/send-form.ts';
import type { UseCases } from '#functions/platform/http/use-case.ts';
import type { siteForm } from '#shared/api-contract/endpoints/site-form.ts';

/** The use cases of the endpoints for visitors' forms. */
export const siteFormUseCases = (dependencies: SiteFormDependencies): UseCases<typeof siteForm> => ({
  contact: contact(dependencies),
  homepage: homepage(dependencies),
});
