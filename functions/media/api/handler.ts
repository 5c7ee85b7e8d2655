import { join } from 'node:path';
import { media } from '#shared/api-contract/endpoints/media.ts';
import { mediaLocators, mediaUseCases } from '#functions/media/api/use-cases.ts';
import { TEMPLATE_PICTURES_FOLDER, templatePictureFiles } from '#functions/media/api/stored-pictures.ts';
import { serve } from '#functions/platform/http/serve.ts';
import type { MediaDependencies } from '#functions/media/api/dependencies.ts';
import { readImageMaxMb } from '#functions/platform/base/environment.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { libraryStore } from '#functions/media/store/library-store.ts';
import { mediaStore } from '#functions/media/store/media-store.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { mediaBucket } from '#functions/platform/wiring/base.ts';
import { type HttpDependencies, withHttp } from '#functions/platform/wiring/http.ts';

const { env } = process;
const dependencies: MediaDependencies & HttpDependencies = withHttp(env, ({ table }) => ({
  templatePictures: templatePictureFiles(join(import.meta.dirname, TEMPLATE_PICTURES_FOLDER)),
  media: mediaStore(table, systemClock),
  library: libraryStore(table),
  sites: siteStore(table),
  revisions: revisionStore(table),
  files: mediaBucket(env),
  imageMaxMb: readImageMaxMb(env),
}));
export const handler = serve(media, mediaUseCases(dependencies), { ...dependencies, locators: mediaLocators(dependencies) });
