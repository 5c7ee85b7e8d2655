import type { AccountExportDependencies } from '#functions/api/account-export/dependencies.ts';
import type { ApiAccessDependencies } from '#functions/api/api-access/dependencies.ts';
import type { AuditLogDependencies } from '#functions/api/audit/dependencies.ts';
import type { DashboardDependencies } from '#functions/api/dashboard/dependencies.ts';
import type { LegalDependencies } from '#functions/api/legal/dependencies.ts';
import type { PlanDependencies } from '#functions/api/plan/dependencies.ts';
import type { ProfileDependencies } from '#functions/api/profile/dependencies.ts';
import type { SubAdminDependencies } from '#functions/api/sub-admin/dependencies.ts';
import type { SystemNotiDependencies } from '#functions/api/system-noti/dependencies.ts';
import type { UsageDependencies } from '#functions/api/usage/dependencies.ts';
import type { UserImportDependencies } from '#functions/api/user-import/dependencies.ts';
import type { UserDependencies } from '#functions/api/user/dependencies.ts';
import { readImageMaxMb } from '#functions/environment.ts';
import { systemClock } from '#functions/wiring/clock.ts';
import { argon2Hasher } from '#functions/gateways/passwords.ts';
import { accountExportStore } from '#functions/store/account/account-export-store.ts';
import { apiAccessStore } from '#functions/store/api-access/api-access-store.ts';
import { apiCallStore } from '#functions/store/api-access/api-call-store.ts';
import { planChangeSchedule } from '#functions/store/account/plan-change-schedule.ts';
import { billedAccountStore } from '#functions/store/billing/billed-account-store.ts';
import { planStore } from '#functions/store/account/plan-store.ts';
import { auditStore } from '#functions/store/audit/audit-store.ts';
import { attemptStore } from '#functions/store/auth/attempt-store.ts';
import { termsStore } from '#functions/store/billing/terms-store.ts';
import { readScopeCounts } from '#functions/store/engine/scope-counts.ts';
import { jobStore } from '#functions/store/job/job-store.ts';
import { legalStore } from '#functions/store/legal/legal-store.ts';
import { mediaStore } from '#functions/store/media/media-store.ts';
import { bellStore } from '#functions/store/notice/bell-store.ts';
import { systemNoticeStore } from '#functions/store/notice/system-notice-store.ts';
import { pageViewStore } from '#functions/store/page-view/page-view-store.ts';
import { revisionStore } from '#functions/store/revision/revision-store.ts';
import { siteStore } from '#functions/store/site/site-store.ts';
import { userImportStore } from '#functions/store/user-import/user-import-store.ts';
import { type Environment, mediaBucket, requireVariable } from '#functions/wiring/base.ts';
import { type HttpDependencies, withHttp } from '#functions/wiring/http.ts';

export const subAdminDependencies = (env: Environment): SubAdminDependencies & HttpDependencies =>
  withHttp(env, ({ table }) => ({ attempts: attemptStore(table, systemClock) }));

export const apiAccessDependencies = (env: Environment): ApiAccessDependencies & HttpDependencies =>
  withHttp(env, ({ table }) => ({
    accesses: apiAccessStore(table),
    calls: apiCallStore(table, systemClock),
    sites: siteStore(table),
  }));

export const accountExportDependencies = (env: Environment): AccountExportDependencies & HttpDependencies =>
  withHttp(env, ({ table, accounts }) => ({
    exports: accountExportStore(table, accounts),
    exportFiles: mediaBucket(env),
    attempts: attemptStore(table, systemClock),
  }));

export const legalDependencies = (env: Environment): LegalDependencies & HttpDependencies =>
  withHttp(env, ({ table }) => ({ legal: legalStore(table), plans: planStore(table) }));

export const auditDependencies = (env: Environment): AuditLogDependencies & HttpDependencies =>
  withHttp(env, ({ table }) => ({ audit: auditStore(table) }));

export const dashboardDependencies = (env: Environment): DashboardDependencies & HttpDependencies =>
  withHttp(env, ({ table }) => ({
    audit: auditStore(table),
    plans: planStore(table),
    sites: siteStore(table),
    countsOf: (scope) => readScopeCounts(table, scope),
    sitesOrigin: requireVariable(env, 'sitesOrigin'),
  }));

export const userDependencies = (env: Environment): UserDependencies & HttpDependencies =>
  withHttp(env, ({ table }) => ({
    plans: planStore(table),
    billedAccounts: billedAccountStore(table),
    sites: siteStore(table),
    revisions: revisionStore(table),
    attempts: attemptStore(table, systemClock),
    countsOf: (scope) => readScopeCounts(table, scope),
    passwords: argon2Hasher(),
  }));

export const userImportDependencies = (env: Environment): UserImportDependencies & HttpDependencies =>
  withHttp(env, ({ table }) => ({
    imports: userImportStore(table, systemClock),
    plans: planStore(table),
    jobs: jobStore(table, systemClock),
    files: mediaBucket(env),
    attempts: attemptStore(table, systemClock),
  }));

export const planDependencies = (env: Environment): PlanDependencies & HttpDependencies =>
  withHttp(env, ({ table }) => ({
    plans: planStore(table),
    planChanges: planChangeSchedule(table, systemClock),
    sites: siteStore(table),
    revisions: revisionStore(table),
  }));

export const usageDependencies = (env: Environment): UsageDependencies & HttpDependencies =>
  withHttp(env, ({ table }) => ({ plans: planStore(table), terms: termsStore(table), views: pageViewStore(table, systemClock) }));

export const systemNotiDependencies = (env: Environment): SystemNotiDependencies & HttpDependencies =>
  withHttp(env, ({ table }) => ({
    notices: systemNoticeStore(table),
    bells: bellStore(table),
    media: mediaStore(table, systemClock),
    countsOf: (scope) => readScopeCounts(table, scope),
  }));

export const profileDependencies = (env: Environment): ProfileDependencies & HttpDependencies =>
  withHttp(env, ({ table }) => ({
    plans: planStore(table),
    media: mediaStore(table, systemClock),
    files: mediaBucket(env),
    imageMaxMb: readImageMaxMb(env),
  }));
