import { formEntryLocators, siteContactUseCases } from '#functions/visitors/api/entries/use-cases.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { formEntryDependencies } from '#functions/visitors/api/entries/form-entry-wiring.ts';
import { siteContact } from '#shared/api-contract/endpoints/visitor-lists.ts';

const dependencies = formEntryDependencies(process.env);
export const handler = serve(siteContact, siteContactUseCases(dependencies), {
  ...dependencies,
  locators: formEntryLocators(siteContact, dependencies),
});
