import { join } from 'node:path';
import { media } from '#shared/api-contract/endpoints/media.ts';
import { mediaLocators, mediaUseCases } from '#functions/api/media/use-cases.ts';
import { TEMPLATE_PICTURES_FOLDER } from '#functions/api/media/templates/stored-pictures.ts';
import { serve } from '#functions/http/serve.ts';
import { mediaDependencies } from '#functions/wiring/site-http.ts';

const dependencies = mediaDependencies(process.env, join(import.meta.dirname, TEMPLATE_PICTURES_FOLDER));
export const handler = serve(media, mediaUseCases(dependencies), { ...dependencies, locators: mediaLocators(dependencies) });
