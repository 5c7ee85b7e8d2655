import type { ReportDependencies } from '#functions/analytics/services/report-dependencies.ts';
import type { PdfFont } from '#functions/platform/pdf/pdf-fonts.ts';
import { reportKey } from '#functions/platform/gateways/media-keys.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import {
  deliverReport,
  type DeliverReportDependencies,
  deliveryObstacle,
  skipDelivery,
} from '#functions/analytics/jobs/visit-report/deliver-report.ts';
import type { ReportData } from '#functions/analytics/jobs/visit-report/document/report-data.ts';
import { renderReport } from '#functions/analytics/jobs/visit-report/document/render-report.ts';
import type { visitReportJob } from '#functions/analytics/job-definitions/visit-report.ts';
import { readReport } from '#functions/analytics/jobs/visit-report/read-report.ts';
import { readPictures } from '#functions/analytics/jobs/visit-report/report-pictures.ts';
import type { JobHandler, JobProgress, RunningJob } from '#functions/platform/runner/run-job.ts';
import type { Site } from '#functions/sites/store/site.ts';
import type { SiteStore } from '#functions/sites/store/site-store.ts';

export interface MakeReportDependencies extends ReportDependencies, DeliverReportDependencies {
  accounts: ReportDependencies['accounts'];
  sites: ReportDependencies['sites'] & Pick<SiteStore, 'findIncludingDeleted'>;
  files: Pick<ObjectStorage, 'read' | 'write'>;
  fonts: readonly PdfFont[];
}

type ReportJob = RunningJob<typeof visitReportJob>;

/** Writes the report to its file, and returns its figures. */
async function writeReport(
  dependencies: MakeReportDependencies,
  site: Site,
  { id, payload: { month, language, visitLanguage } }: ReportJob,
  progress: JobProgress,
): Promise<ReportData> {
  const { files, fonts, clock } = dependencies;
  const data = await readReport(dependencies, site, { month, visitLanguage });
  const pictures = await readPictures(files, data, progress);
  const body = await renderReport(data, { language, pictures, fonts, now: clock() });
  await files.write({ key: reportKey(site.id, id), body, contentType: 'application/pdf', cacheControl: 'private, no-store' });
  const total = pictures.size + 1;
  progress.report({ done: total, total });
  return data;
}

/**
 * Writes the report of a month of a site to a file. If `isDelivered`, also e-mails it. A repeated attempt writes the
 * file again. The outcome of a month is stored in the same transaction as the jobs of its e-mails, so each e-mail is sent once.
 */
export const makeReport = (dependencies: MakeReportDependencies): JobHandler<typeof visitReportJob> => ({
  async run(job, progress) {
    const { subjectId: siteId, month, language, isDelivered } = job.payload;
    const { sites, deliveries } = dependencies;
    const site = await sites.findIncludingDeleted(job.scope, siteId);
    if (!site || site.deletedAt !== undefined) return;
    if (!isDelivered) {
      await writeReport(dependencies, site, job, progress);
      return;
    }
    if (!(await deliveries.get(site)).isOn) return;
    const obstacle = await deliveryObstacle(dependencies, site);
    if (obstacle) return skipDelivery(dependencies, { site, month }, obstacle);
    const { overview } = await writeReport(dependencies, site, job, progress);
    await deliverReport(dependencies, { site, month, language, reportId: job.id }, overview);
  },
});
