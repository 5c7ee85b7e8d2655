import { join } from 'node:path';
import { media } from '#shared/api-contract/endpoints/media.ts';
import { mediaLocators, mediaUseCases } from '#functions/api/media/use-cases.ts';
import { TEMPLATE_PICTURES_FOLDER, templatePictureFiles } from '#functions/api/media/templates/stored-pictures.ts';
import { serve } from '#functions/http/serve.ts';
import type { MediaDependencies } from '#functions/api/media/dependencies.ts';
import { readImageMaxMb } from '#functions/environment.ts';
import { systemClock } from '#functions/wiring/clock.ts';
import { mediaStore } from '#functions/store/media/media-store.ts';
import { siteStore } from '#functions/store/site/site-store.ts';
import { mediaBucket } from '#functions/wiring/base.ts';
import { type HttpDependencies, withHttp } from '#functions/wiring/http.ts';

const { env } = process;
const dependencies: MediaDependencies & HttpDependencies = withHttp(env, ({ table }) => ({
  templatePictures: templatePictureFiles(join(import.meta.dirname, TEMPLATE_PICTURES_FOLDER)),
  media: mediaStore(table, systemClock),
  sites: siteStore(table),
  files: mediaBucket(env),
  imageMaxMb: readImageMaxMb(env),
}));
export const handler = serve(media, mediaUseCases(dependencies), { ...dependencies, locators: mediaLocators(dependencies) });
