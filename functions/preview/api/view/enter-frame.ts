import type { PreviewDependencies } from '#functions/preview/api/dependencies.ts';
import { mediaRightCookies } from '#functions/preview/api/view/media-right.ts';
import { previewMessage } from '#functions/preview/api/view/preview-message.ts';
import { readerByToken } from '#functions/preview/api/view/reader-by-cookie.ts';
import { previewCookie, previewViewCookie } from '#functions/platform/http/cookies.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { preview } from '#shared/api-contract/endpoints/preview.ts';
import { previewQuery } from '#shared/model/preview/preview-view.ts';
import { PREVIEW_COOKIE } from '#shared/model/limits.ts';

/** Opens the frame with a ticket or its current cookie, and stores the view settings until it is opened again. */
export const enterFrame =
  (dependencies: PreviewDependencies): UseCase<typeof preview.enter> =>
  async ({ params: { siteId }, query: { ticket, to = '/', ...view }, cookies }) => {
    const token = ticket === undefined ? cookies[PREVIEW_COOKIE] : await dependencies.tickets.redeem(siteId, ticket);
    const reader = token === undefined ? undefined : await readerByToken(dependencies, siteId, token);
    if (!reader) return previewMessage('ended', view, 401);
    return {
      bytes: new Uint8Array(),
      contentType: 'text/plain; charset=utf-8',
      status: 303,
      headers: { location: to },
      cookies: [previewCookie(reader.token), previewViewCookie(previewQuery(view)), ...mediaRightCookies(dependencies, cookies, reader)],
    };
  };
