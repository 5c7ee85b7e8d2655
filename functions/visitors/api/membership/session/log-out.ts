import type { MemberDependencies } from '#functions/visitors/api/membership/dependencies.ts';
import { clearedMemberCookie } from '#functions/platform/http/cookies.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { member } from '#shared/api-contract/endpoints/member.ts';
import { MEMBER_COOKIE } from '#shared/model/limits.ts';

/** Ends the session of each token sent, by header and by cookie. A no-op without a token. */
export const logOut =
  ({ memberSessions }: Pick<MemberDependencies, 'memberSessions'>): UseCase<typeof member.logOut> =>
  async ({ params: { siteId }, bearer, cookies }) => {
    const tokens = new Set([bearer, cookies[MEMBER_COOKIE]].filter((token) => token !== undefined));
    await Promise.all([...tokens].map((token) => memberSessions.end(siteId, token)));
    return { data: null, cookies: [clearedMemberCookie()] };
  };
