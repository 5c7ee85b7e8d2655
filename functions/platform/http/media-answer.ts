import { MEDIA_COOKIE } from '#shared/model/limits.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import type { MediaRights } from '#functions/media/services/media-rights.ts';
import { mediaTags } from '#functions/media/services/media-tags.ts';
import { mediaCookie } from '#functions/platform/http/cookies.ts';
import type { Member, PreviewReader, PreviewViewer, RequestContext } from '#functions/platform/http/use-case.ts';

/** The additions to an answer for unpublished media: the tags of the media in the answer, and the renewed right of its caller. */
interface MediaAnswer {
  tagsOf(answer: unknown): Record<string, string>;
  /** Set-Cookie values. */
  cookies: string[];
}

/**
 * Returns the right of a login to the media of the account it works in (`caller` is its id just after sign-in), or of an invitee to the
 * media of the previewed site. Renews a right when less than half of its lifetime is left, so most answers set no cookie.
 *
 * A manager that acts for a login has the rights of its own account, since all tabs of its browser share one cookie.
 *
 * An invitee's right is kept on the preview's host, where its token comes in a cookie. Requests with a token in a header come from a page
 * of the console, whose cookie may be that of a login.
 */
export function mediaAnswer(
  rights: MediaRights,
  { cookies: given, bearer }: Pick<RequestContext, 'cookies' | 'bearer'>,
  caller: Caller | Member | PreviewReader | PreviewViewer | string | undefined,
): MediaAnswer {
  const renewed = (scope: string, host: 'console' | 'preview'): string[] =>
    rights.isFresh(given[MEDIA_COOKIE], scope) ? [] : [mediaCookie(rights.cookieOf(scope), host)];
  const answerFor = (scope: string | undefined, cookies: string[]): MediaAnswer => ({
    tagsOf: (answer) => mediaTags(answer, scope, rights),
    cookies,
  });

  if (typeof caller === 'string') return answerFor(caller, renewed(caller, 'console'));
  if (caller && 'scope' in caller) {
    const scope = caller.acting?.mediaScope ?? caller.scope.accountId;
    return answerFor(scope, renewed(scope, 'console'));
  }
  if (caller && 'invitee' in caller) return answerFor(caller.site.id, bearer === undefined ? renewed(caller.site.id, 'preview') : []);
  return answerFor(undefined, []);
}
