import { siteMemberLocators, siteMemberUseCases } from '#functions/api/site-member/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { siteMemberDependencies } from '#functions/wiring/visitor-http.ts';
import { siteMember } from '#shared/api-contract/endpoints/visitor-lists.ts';

const dependencies = siteMemberDependencies(process.env);
export const handler = serve(siteMember, siteMemberUseCases(dependencies), {
  ...dependencies,
  locators: siteMemberLocators(dependencies),
});
