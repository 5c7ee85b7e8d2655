import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { isFileKept, keptFileJob } from '#functions/platform/files/file-job.ts';
import { siteExportKey } from '#functions/platform/gateways/media-keys.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import type { SiteExportDependencies } from '#functions/publishing/api/export/dependencies.ts';
import { assertSiteWritable } from '#functions/sites/services/assert-site-writable.ts';
import { siteAuditSubject } from '#functions/sites/store/site.ts';
import type { siteExport } from '#shared/api-contract/endpoints/site-export.ts';
import { isUnderWay, type KeptFileJob } from '#shared/model/file-job.ts';
import { isPublished } from '#shared/rules/sites/site-state.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

const exportView = ({ exportFiles }: SiteExportDependencies, job: Job): Promise<KeptFileJob> => {
  const { id, subjectId, createdAt } = job;
  const fileName = `site-${subjectId}-${japaneseDay(new Date(createdAt))}.zip`;
  return keptFileJob(exportFiles, job, { key: siteExportKey(subjectId, id), fileName });
};

export const getSiteExport =
  (dependencies: SiteExportDependencies): UseCase<typeof siteExport.latest> =>
  async ({ caller, params }) => {
    const { sites, siteExports, clock } = dependencies;
    const job = (await siteExports.findLatest(await sites.find(caller.scope, params.id)))?.job;
    return { export: job && isFileKept(job, clock()) ? await exportView(dependencies, job) : null };
  };

/** Starts an export of the published state of a site, or returns the one that is under way. */
export const startSiteExport =
  (dependencies: SiteExportDependencies): UseCase<typeof siteExport.start> =>
  async ({ caller, params, body: { language } }) => {
    const { sites, siteExports, attempts, ids, clock } = dependencies;
    const site = await sites.find(caller.scope, params.id);
    await assertSiteWritable(dependencies, caller, site);
    if (!isPublished(site) || site.live === null) throw new AppError('not-published');
    const former = await siteExports.findLatest(site);
    if (former?.job && isUnderWay(former.job)) return { export: await exportView(dependencies, former.job) };
    await attempts.count('export-site', site.id);
    const payload = { subjectId: site.id, ownerId: site.ownerId, revisionId: site.live, language };
    const job = newJob('export-site', payload, ids.ulid(), clock());
    const audit = newAuditEntry(dependencies, 'site.export', auditActor(caller), siteAuditSubject(site));
    if (await siteExports.start(site, job, former, audit)) return { export: await exportView(dependencies, job) };
    const started = (await siteExports.findLatest(site))?.job;
    if (!started) throw new AppError('not-found');
    return { export: await exportView(dependencies, started) };
  };
