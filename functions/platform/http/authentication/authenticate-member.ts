import type { Member } from '#functions/platform/http/use-case.ts';
import type { MemberSessionStore } from '#functions/visitors/store/members/member-session-store.ts';

/**
 * Finds the member of a token on a site. Reads the session on every request, so that a sign-out or a new password takes effect on the next
 * request.
 */
export const memberAuthenticator =
  (sessions: Pick<MemberSessionStore, 'findMember'>) =>
  async (siteId: string, token: string): Promise<Member | undefined> => {
    const member = await sessions.findMember(siteId, token);
    return member && { id: member.id, siteId: member.siteId, email: member.email };
  };
