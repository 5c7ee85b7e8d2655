import { formEntryLocators, siteHomepageFormUseCases } from '#functions/visitors/api/entries/use-cases.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { formEntryDependencies } from '#functions/visitors/api/entries/form-entry-wiring.ts';
import { siteHomepageForm } from '#shared/api-contract/endpoints/visitor-lists.ts';

const dependencies = formEntryDependencies(process.env);
export const handler = serve(siteHomepageForm, siteHomepageFormUseCases(dependencies), {
  ...dependencies,
  locators: formEntryLocators(siteHomepageForm, dependencies),
});
