import { member } from '#shared/api-contract/endpoints/member.ts';
import { memberUseCases } from '#functions/api/member/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import type { MemberDependencies } from '#functions/api/member/dependencies.ts';
import { realClock } from '#functions/gateways/clock.ts';
import { systemClock, systemIds } from '#functions/wiring/clock.ts';
import { argon2Hasher } from '#functions/gateways/passwords.ts';
import { memberAuthenticator } from '#functions/http/authenticate-member.ts';
import type { Member } from '#functions/http/use-case.ts';
import { attemptStore } from '#functions/store/auth/attempt-store.ts';
import { deviceStore } from '#functions/store/auth/device-store.ts';
import { linkStore } from '#functions/store/auth/link-store.ts';
import { jobStore } from '#functions/store/job/job-store.ts';
import { mediaStore } from '#functions/store/media/media-store.ts';
import { memberSessionStore } from '#functions/store/member/member-session-store.ts';
import { memberStore } from '#functions/store/member/member-store.ts';
import { registrationStore } from '#functions/store/member/registration-store.ts';
import { revisionStore } from '#functions/store/revision/revision-store.ts';
import { publicSiteStore } from '#functions/store/site/public-site-store.ts';
import { popupCountStore } from '#functions/store/visitor/popup-count-store.ts';
import { mediaBucket } from '#functions/wiring/base.ts';
import { type HttpDependencies, withHttp } from '#functions/wiring/http.ts';

interface MemberHttpDependencies extends HttpDependencies {
  authenticateMember: (siteId: string, token: string) => Promise<Member | undefined>;
}

const { env } = process;
const dependencies: MemberDependencies & MemberHttpDependencies = withHttp(env, ({ table }) => {
  const sessions = memberSessionStore(table, systemIds, realClock);
  return {
    authenticateMember: memberAuthenticator(sessions),
    memberSessions: sessions,
    members: memberStore(table),
    registrations: registrationStore(table, systemClock),
    sites: publicSiteStore(table),
    revisions: revisionStore(table),
    media: mediaStore(table, systemClock),
    mediaFiles: mediaBucket(env),
    attempts: attemptStore(table, systemClock),
    devices: deviceStore(table, systemIds, systemClock),
    jobs: jobStore(table, systemClock),
    links: linkStore(table, systemIds, systemClock),
    passwords: argon2Hasher(),
    popupCounts: popupCountStore(table),
  };
});
export const handler = serve(member, memberUseCases(dependencies), dependencies);
