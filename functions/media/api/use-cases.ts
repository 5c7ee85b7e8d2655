import { completeUploads } from '#functions/media/api/complete-uploads.ts';
import type { MediaDependencies } from '#functions/media/api/dependencies.ts';
import { generateLogoUrl } from '#functions/media/api/generate-logo-url.ts';
import { generateUrls } from '#functions/media/api/generate-urls.ts';
import { changeLibraryFile, getLibraryFile, removeFromLibrary } from '#functions/media/api/library/change-library.ts';
import { listLibrary } from '#functions/media/api/library/list-library.ts';
import { listMedia } from '#functions/media/api/list-media.ts';
import { renewRight } from '#functions/media/api/renew-right.ts';
import { resumeUpload } from '#functions/media/api/resume-upload.ts';
import { copyTemplatePictures } from '#functions/media/api/templates/copy-template-pictures.ts';
import type { Locators } from '#functions/platform/http/locators.ts';
import type { UseCases } from '#functions/platform/http/use-case.ts';
import type { media } from '#shared/api-contract/endpoints/media.ts';

/** The use cases of the endpoints for uploads. */
export const mediaUseCases = (dependencies: MediaDependencies): UseCases<typeof media> => ({
  generateUrls: generateUrls(dependencies),
  generateLogoUrl: generateLogoUrl(dependencies),
  copyTemplatePictures: copyTemplatePictures(dependencies),
  resume: resumeUpload(dependencies),
  complete: completeUploads(dependencies),
  renewRight: renewRight(dependencies),
  list: listMedia(dependencies),
  library: listLibrary(dependencies),
  libraryFile: getLibraryFile(dependencies),
  changeLibraryFile: changeLibraryFile(dependencies),
  removeFromLibrary: removeFromLibrary(dependencies),
});

/** Returns, for each endpoint, how to find the site or the files that its request names. */
export const mediaLocators = ({ media: store, sites }: Pick<MediaDependencies, 'media' | 'sites'>): Locators<typeof media> => ({
  generateUrls: async ({ body }, { scope }) => body.siteId === undefined || sites.find(scope, body.siteId),
  generateLogoUrl: async ({ body }, { scope }) => body.siteId === undefined || sites.find(scope, body.siteId),
  resume: ({ body }, { scope }) => store.findAll(scope, [body.mediaId]),
  complete: ({ body }, { scope }) => store.findAll(scope, body.mediaIds),
  list: ({ query }, { scope }) => store.findAll(scope, query.ids),
  libraryFile: ({ params }, { scope }) => store.findAll(scope, [params.id]),
  changeLibraryFile: ({ params }, { scope }) => store.findAll(scope, [params.id]),
  removeFromLibrary: ({ params }, { scope }) => store.findAll(scope, [params.id]),
  library: async ({ query }, { scope }) => query.siteId === undefined || sites.find(scope, query.siteId),
});
