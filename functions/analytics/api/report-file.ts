import type { AnalyticsDependencies } from '#functions/analytics/api/dependencies.ts';
import { reportedMonth, reportedSite } from '#functions/analytics/services/assert-reported.ts';
import { fileJobView, signedFileJob } from '#functions/platform/files/file-job.ts';
import { reportKey } from '#functions/platform/gateways/media-keys.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { analytics } from '#shared/api-contract/endpoints/analytics.ts';

const KIND = 'visit-report';

/** Starts a job that makes the report of a month as a PDF. */
export const startReport =
  (dependencies: AnalyticsDependencies): UseCase<typeof analytics.startReport> =>
  async ({ caller, params, body }) => {
    const { jobs, ids, clock } = dependencies;
    const month = reportedMonth(body.month, clock());
    const { id: subjectId, ownerId } = await reportedSite(dependencies, caller.scope, params.siteId);
    const { language, visitLanguage = null } = body;
    const job = newJob(KIND, { subjectId, ownerId, month, language, visitLanguage, isDelivered: false }, ids.ulid(), clock());
    await jobs.add(job);
    return { report: fileJobView(job) };
  };

export const getReport =
  (dependencies: AnalyticsDependencies): UseCase<typeof analytics.getReport> =>
  async ({ caller, params: { siteId, reportId } }) => {
    const { jobs, reportFiles } = dependencies;
    const site = await reportedSite(dependencies, caller.scope, siteId);
    const job = await jobs.find(reportId, KIND, site.id);
    return { report: await signedFileJob(reportFiles, job, { key: reportKey(site.id, reportId), fileName: `report_${site.id}.pdf` }) };
  };
