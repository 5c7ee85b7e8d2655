import { media } from '#shared/api-contract/endpoints/media.ts';
import { mediaLocators, mediaUseCases } from '#functions/api/media/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { mediaDependencies } from '#functions/wiring/http.ts';

const dependencies = mediaDependencies(process.env);
export const handler = serve(media, mediaUseCases(dependencies), { ...dependencies, locators: mediaLocators(dependencies) });
