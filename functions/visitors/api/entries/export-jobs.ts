import type { FormEntryDependencies } from '#functions/visitors/api/entries/dependencies.ts';
import { addListExport, EXPORT_JOB_KIND, findListExport } from '#functions/visitors/services/list/list-export.ts';
import { siteLanguage } from '#functions/sites/services/site-language.ts';
import type { SharedUseCase } from '#functions/platform/http/use-case.ts';
import { auditExport } from '#functions/platform/http/visitor-data-audit.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { StoredFormKind } from '#shared/model/forms/form-field.ts';
import type { siteContact } from '#shared/api-contract/endpoints/visitor-lists.ts';

/** Starts a job that writes the list to a file, for lists that are too long to be read page by page. */
export const startExport =
  (dependencies: FormEntryDependencies, kind: StoredFormKind): SharedUseCase<typeof siteContact.startExport> =>
  async ({ caller, params, body: { language: named, ...filter } }) => {
    const { sites, revisions, ids, clock } = dependencies;
    const site = await sites.find(caller.scope, params.id);
    const language = await siteLanguage(revisions, site, { named, revisionId: site.working });
    const job = newJob(EXPORT_JOB_KIND, { siteId: site.id, list: kind, language, filter }, ids.ulid(), clock());
    await auditExport(dependencies, caller, site, kind);
    return { export: await addListExport(dependencies, site, kind, job) };
  };

export const getExport =
  (dependencies: FormEntryDependencies, kind: StoredFormKind): SharedUseCase<typeof siteContact.getExport> =>
  async ({ caller, params }) => {
    const site = await dependencies.sites.find(caller.scope, params.id);
    return { export: await findListExport(dependencies, site, kind, params.exportId) };
  };
