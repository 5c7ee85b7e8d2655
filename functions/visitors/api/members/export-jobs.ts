import type { SiteMemberDependencies } from '#functions/visitors/api/members/dependencies.ts';
import { addListExport, EXPORT_JOB_KIND, findListExport } from '#functions/visitors/services/list/list-export.ts';
import { siteLanguage } from '#functions/sites/services/site-language.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { auditExport } from '#functions/platform/http/visitor-data-audit.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { siteMember } from '#shared/api-contract/endpoints/visitor-lists.ts';

/** Starts a job that writes the list of members to a file, for lists that are too long to be read page by page. */
export const startMemberExport =
  (dependencies: SiteMemberDependencies): UseCase<typeof siteMember.startExport> =>
  async ({ caller, params, body: { language: named, ...filter } }) => {
    const { sites, revisions, ids, clock } = dependencies;
    const site = await sites.find(caller.scope, params.id);
    const language = await siteLanguage(revisions, site, { named, revisionId: site.working });
    const job = newJob(EXPORT_JOB_KIND, { siteId: site.id, list: 'membership', language, filter }, ids.ulid(), clock());
    await auditExport(dependencies, caller, site, 'membership');
    return { export: await addListExport(dependencies, site, 'membership', job) };
  };

export const getMemberExport =
  (dependencies: SiteMemberDependencies): UseCase<typeof siteMember.getExport> =>
  async ({ caller, params }) => {
    const site = await dependencies.sites.find(caller.scope, params.id);
    return { export: await findListExport(dependencies, site, 'membership', params.exportId) };
  };
