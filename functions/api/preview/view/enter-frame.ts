import type { PreviewDependencies } from '#functions/api/preview/dependencies.ts';
import { mediaRightCookies } from '#functions/api/preview/view/media-right.ts';
import { previewMessage } from '#functions/api/preview/view/preview-message.ts';
import { readerByToken } from '#functions/api/preview/view/reader-by-cookie.ts';
import { previewCookie, previewViewCookie } from '#functions/http/cookies.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { preview } from '#shared/api-contract/endpoints/preview.ts';
import { previewQuery } from '#shared/model/site/preview-view.ts';
import { PREVIEW_COOKIE } from '#shared/model/limits.ts';

/** Opens the frame with a ticket or its present cookie, and stores the view settings until it is entered again. */
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
