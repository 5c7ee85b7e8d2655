import type { Member } from '#functions/http/use-case.ts';
import type { MemberSessionStore } from '#functions/store/member/member-session-store.ts';

/** The member a token stands for on a site. Read anew for each request, so that a log-out or another password acts on the very next one. */
export const memberAuthenticator =
  (sessions: Pick<MemberSessionStore, 'findMember'>) =>
  async (siteId: string, token: string): Promise<Member | undefined> => {
    const member = await sessions.findMember(siteId, token);
    return member && { id: member.id, siteId: member.siteId, email: member.email };
  };
