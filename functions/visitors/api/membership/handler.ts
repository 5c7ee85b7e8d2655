import { member } from '#shared/api-contract/endpoints/member.ts';
import { memberUseCases } from '#functions/visitors/api/membership/use-cases.ts';
import { serve } from '#functions/platform/http/serve.ts';
import type { MemberDependencies } from '#functions/visitors/api/membership/dependencies.ts';
import { realClock } from '#functions/platform/gateways/clock.ts';
import { systemClock, systemIds } from '#functions/platform/wiring/clock.ts';
import { argon2Hasher } from '#functions/platform/gateways/passwords.ts';
import { memberAuthenticator } from '#functions/platform/http/authentication/authenticate-member.ts';
import type { Member } from '#functions/platform/http/use-case.ts';
import { fontSubsets } from '#functions/publishing/services/fonts/font-subsets.ts';
import { attemptStore } from '#functions/sign-in/store/attempt-store.ts';
import { deviceStore } from '#functions/sign-in/store/device-store.ts';
import { linkStore } from '#functions/sign-in/store/link-store.ts';
import { jobStore } from '#functions/platform/job-store/job-store.ts';
import { mediaStore } from '#functions/media/store/media-store.ts';
import { memberSessionStore } from '#functions/visitors/store/members/member-session-store.ts';
import { memberStore } from '#functions/visitors/store/members/member-store.ts';
import { mailRecordStore } from '#functions/visitors/store/entries/mail-record-store.ts';
import { memberList } from '#functions/visitors/store/list/member-list.ts';
import { emailChangeStore } from '#functions/visitors/store/members/email-change-store.ts';
import { registrationStore } from '#functions/visitors/store/members/registration-store.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import { publicSiteStore } from '#functions/sites/store/public-site-store.ts';
import { popupCountStore } from '#functions/popups/store/popup-count-store.ts';
import { fontsBucket, mediaBucket } from '#functions/platform/wiring/base.ts';
import { type HttpDependencies, withHttp } from '#functions/platform/wiring/http.ts';

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
    emailChanges: emailChangeStore(table, systemClock),
    memberList: memberList(table, systemClock),
    mailRecords: mailRecordStore(table),
    sites: publicSiteStore(table),
    revisions: revisionStore(table),
    media: mediaStore(table, systemClock),
    mediaFiles: mediaBucket(env),
    fonts: fontSubsets(fontsBucket(env)),
    attempts: attemptStore(table, systemClock),
    devices: deviceStore(table, systemIds, systemClock),
    jobs: jobStore(table, systemClock),
    links: linkStore(table, systemIds, systemClock),
    passwords: argon2Hasher(),
    popupCounts: popupCountStore(table),
  };
});
export const handler = serve(member, memberUseCases(dependencies), dependencies);
