import { profile } from '#shared/api-contract/endpoints/profile.ts';
import { profileUseCases } from '#functions/api/profile/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { profileDependencies } from '#functions/wiring/account-http.ts';

const dependencies = profileDependencies(process.env);
export const handler = serve(profile, profileUseCases(dependencies), dependencies);
