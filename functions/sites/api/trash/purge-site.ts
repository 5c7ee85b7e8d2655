import type { SiteDependencies } from '#functions/sites/api/dependencies.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { assertOwnerActive } from '#functions/accounts/services/assert-owner-active.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { siteAuditSubject } from '#functions/sites/store/site.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';
import { mayDeleteSites } from '#shared/rules/accounts/policy.ts';

/**
 * Removes a site from the trash permanently. Its domain is free again, and its content is removed within two hours. Throws
 * `not-found` if it is not in the trash, and `forbidden` for a login that may not delete it.
 */
export const purgeSite =
  (dependencies: SiteDependencies): UseCase<typeof site.purge> =>
  async ({ caller, params }) => {
    const { sites } = dependencies;
    const trashed = await sites.findTrashed(caller.scope, params.id);
    if (!mayDeleteSites(caller.actor, trashed.ownerId === caller.scope.accountId)) throw new AppError('forbidden');
    await assertOwnerActive(dependencies, caller, trashed);
    const audit = newAuditEntry(dependencies, 'site.purge', auditActor(caller), siteAuditSubject(trashed));
    if (!(await sites.purge(trashed, audit))) throw new AppError('not-found');
    return null;
  };
