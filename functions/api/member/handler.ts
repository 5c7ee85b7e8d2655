import { member } from '#shared/api-contract/endpoints/member.ts';
import { memberUseCases } from '#functions/api/member/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { memberDependencies } from '#functions/wiring/visitor-http.ts';

const dependencies = memberDependencies(process.env);
export const handler = serve(member, memberUseCases(dependencies), dependencies);
