import type { EndUserDependencies } from '#functions/api/end-user/dependencies.ts';
import type { FormEntryDependencies } from '#functions/api/form-entry/dependencies.ts';
import type { MemberDependencies } from '#functions/api/member/dependencies.ts';
import type { SiteFormDependencies } from '#functions/api/site-form/dependencies.ts';
import type { SiteMemberDependencies } from '#functions/api/site-member/dependencies.ts';
import { realClock } from '#functions/gateways/clock.ts';
import { systemClock, systemIds } from '#functions/wiring/clock.ts';
import { argon2Hasher } from '#functions/gateways/passwords.ts';
import { memberAuthenticator } from '#functions/http/authenticate-member.ts';
import type { Member } from '#functions/http/use-case.ts';
import { auditStore } from '#functions/store/audit/audit-store.ts';
import { attemptStore } from '#functions/store/auth/attempt-store.ts';
import { deviceStore } from '#functions/store/auth/device-store.ts';
import { linkStore } from '#functions/store/auth/link-store.ts';
import { jobStore } from '#functions/store/job/job-store.ts';
import { mediaStore } from '#functions/store/media/media-store.ts';
import { memberSessionStore } from '#functions/store/member/member-session-store.ts';
import { memberStore } from '#functions/store/member/member-store.ts';
import { registrationStore } from '#functions/store/member/registration-store.ts';
import { personStore } from '#functions/store/person/person-store.ts';
import { retentionStore } from '#functions/store/person/retention-store.ts';
import { revisionStore } from '#functions/store/revision/revision-store.ts';
import { publicSiteStore } from '#functions/store/site/public-site-store.ts';
import { siteStore } from '#functions/store/site/site-store.ts';
import { memberList } from '#functions/store/visitor-list/member-list.ts';
import { formEntryList } from '#functions/store/visitor-list/form-entry-list.ts';
import { mailRecordStore } from '#functions/store/visitor/mail-record-store.ts';
import { formEntryStore } from '#functions/store/visitor/form-entry-store.ts';
import { popupCountStore } from '#functions/store/visitor/popup-count-store.ts';
import { type Environment, mediaBucket, requireVariable } from '#functions/wiring/base.ts';
import { type HttpDependencies, type OpenHttpDependencies, openApi, withHttp } from '#functions/wiring/http.ts';

export const endUserDependencies = (env: Environment): EndUserDependencies & HttpDependencies =>
  withHttp(env, ({ table }) => ({
    sites: publicSiteStore(table),
    revisions: revisionStore(table),
    popupCounts: popupCountStore(table),
    media: mediaStore(table, systemClock),
  }));

export const siteFormDependencies = (env: Environment): SiteFormDependencies & HttpDependencies =>
  withHttp(env, ({ table }) => ({
    sites: publicSiteStore(table),
    revisions: revisionStore(table),
    attempts: attemptStore(table, systemClock),
    entries: formEntryStore(table),
    popupCounts: popupCountStore(table),
    sitesOrigin: requireVariable(env, 'sitesOrigin'),
  }));

export const siteMemberDependencies = (env: Environment): SiteMemberDependencies & OpenHttpDependencies =>
  withHttp(env, ({ table, accounts }) => ({
    ...openApi({ table, accounts }),
    sites: siteStore(table),
    revisions: revisionStore(table),
    persons: personStore(table, { members: memberStore(table), exportFiles: mediaBucket(env), clock: systemClock }),
    exportFiles: mediaBucket(env),
    retentions: retentionStore(table, systemClock),
    members: memberList(table, systemClock),
    mailRecords: mailRecordStore(table),
    audit: auditStore(table),
    attempts: attemptStore(table, systemClock),
    jobs: jobStore(table, systemClock),
    publicSites: publicSiteStore(table),
  }));

export const formEntryDependencies = (env: Environment): FormEntryDependencies & OpenHttpDependencies =>
  withHttp(env, ({ table, accounts }) => ({
    ...openApi({ table, accounts }),
    sites: siteStore(table),
    revisions: revisionStore(table),
    entries: formEntryList(table, systemClock),
    jobs: jobStore(table, systemClock),
    exportFiles: mediaBucket(env),
    mailRecords: mailRecordStore(table),
    audit: auditStore(table),
  }));

interface MemberHttpDependencies extends HttpDependencies {
  authenticateMember: (siteId: string, token: string) => Promise<Member | undefined>;
}

export const memberDependencies = (env: Environment): MemberDependencies & MemberHttpDependencies =>
  withHttp(env, ({ table }) => {
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
