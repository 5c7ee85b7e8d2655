import { AppError } from '#functions/platform/base/app-error.ts';
import type { SiteDependencies } from '#functions/sites/api/dependencies.ts';
import { assertSiteWritable } from '#functions/sites/services/assert-site-writable.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { siteAuditSubject } from '#functions/sites/store/site.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';
import { trashedUntil } from '#shared/rules/sites/site-trash.ts';
import { mayDeleteSites } from '#shared/rules/accounts/policy.ts';

/**
 * Moves the site to the trash, which hides it everywhere else immediately. The publish job removes its public files; the reconcile
 * job removes its content once it can no longer be restored. Throws `forbidden` if an OEM_ADMIN deletes a site of its OEM.
 */
export const deleteSite =
  (dependencies: SiteDependencies): UseCase<typeof site.delete> =>
  async ({ caller, params }) => {
    const { sites, ids, clock } = dependencies;
    const found = await sites.find(caller.scope, params.id);
    if (!mayDeleteSites(caller.actor, found.ownerId === caller.scope.accountId)) throw new AppError('forbidden');
    await assertSiteWritable(dependencies, caller, found);
    const audit = newAuditEntry(dependencies, 'site.delete', auditActor(caller), siteAuditSubject(found));
    const job = newJob('publish', { subjectId: found.id, ownerId: found.ownerId }, ids.ulid(), clock());
    await sites.remove(found, { job, audit, trashedUntil: trashedUntil(audit.at) });
    return null;
  };
