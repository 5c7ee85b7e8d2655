import type { PreviewDependencies } from '#functions/preview/api/dependencies.ts';
import { mediaRightCookies } from '#functions/preview/api/view/media-right.ts';
import { previewMessage } from '#functions/preview/api/view/preview-message.ts';
import { readerByCookie } from '#functions/preview/api/view/reader-by-cookie.ts';
import { type PreviewedSites, parseViewCookie } from '#functions/preview/api/view/previewed-site.ts';
import { FONT_CONTENT_TYPE } from '#functions/platform/gateways/font-keys.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { preview } from '#shared/api-contract/endpoints/preview.ts';
import { PREVIEW_COOKIE } from '#shared/model/limits.ts';

/**
 * Returns a file of the site as its preview shows it, with the site's redirects. The right to read the preview is checked on every
 * request. Without that right, or if the file does not exist, the answer is a page with an explanation. Browsers that block the cookies of
 * frames send none; the page then explains how to see the preview.
 */
export const getFile =
  (dependencies: PreviewDependencies, sites: PreviewedSites): UseCase<typeof preview.file> =>
  async ({ params: { siteId }, query: { path }, cookies }) => {
    const view = parseViewCookie(cookies);
    const reader = await readerByCookie(dependencies, siteId, cookies);
    if (!reader) return previewMessage(cookies[PREVIEW_COOKIE] === undefined ? 'withoutCookie' : 'ended', view, 401);
    if (await sites.isGone(reader.site, view)) return previewMessage('missing', view, 404);
    const shown = await sites.shown(reader.site, view);
    if (!shown) return previewMessage('unpublished', view, 404);
    const face = shown.preview.fontAt(path);
    if (face) return { bytes: await dependencies.fonts.read(face), contentType: FONT_CONTENT_TYPE.subset, status: 200, headers: {} };
    const file = shown.preview.fileAt(path);
    if (!file) return previewMessage(shown.preview.languages.length === 0 ? 'empty' : 'missing', view, 404);
    const { body, contentType, contentLanguage, metadata } = file;
    const location = metadata?.['location'];
    if (location !== undefined) return { bytes: new Uint8Array(), contentType, status: 303, headers: { location } };
    return {
      bytes: Buffer.from(body),
      contentType,
      status: 200,
      headers: contentLanguage === undefined ? {} : { 'content-language': contentLanguage },
      cookies: mediaRightCookies(dependencies, cookies, reader),
    };
  };
