import { formEntryLocators, siteContactUseCases } from '#functions/api/form-entry/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { formEntryDependencies } from '#functions/api/form-entry/form-entry-wiring.ts';
import { siteContact } from '#shared/api-contract/endpoints/visitor-lists.ts';

const dependencies = formEntryDependencies(process.env);
export const handler = serve(siteContact, siteContactUseCases(dependencies), {
  ...dependencies,
  locators: formEntryLocators(dependencies).contact,
});
