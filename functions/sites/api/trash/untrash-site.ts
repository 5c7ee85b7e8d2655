import type { SiteDependencies } from '#functions/sites/api/dependencies.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { contractEffectOfChain } from '#functions/accounts/services/contract-effect.ts';
import { assertOwnerActive } from '#functions/accounts/services/assert-owner-active.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { ownerLimits } from '#functions/sites/services/owner-limits.ts';
import { siteSummary } from '#functions/sites/services/site-summary.ts';
import { siteAuditSubject, type TrashedSite } from '#functions/sites/store/site.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { isContentWithinPlan } from '#shared/rules/plans/content-within-plan.ts';
import { isRestorable } from '#shared/rules/sites/site-trash.ts';

/** Returns the working and the live content of a site. */
async function contentOf({ revisions }: Pick<SiteDependencies, 'revisions'>, site: TrashedSite): Promise<SiteDocument[]> {
  const ids = [...new Set([site.working, ...(site.live === null ? [] : [site.live])])];
  const found = (await revisions.read(site, ids)).filter((revision) => revision !== undefined);
  return Promise.all(found.map((revision) => revisions.document(site, revision)));
}

/**
 * Restores a deleted site as it was, without its scheduled publications. Jobs publish it again if it was published, and apply what
 * has changed in the contract since. Throws `not-found` if it can no longer be restored, `plan-limit-reached` if the plan does not allow
 * a further site or its content, and `contract-ended`.
 */
export const untrashSite =
  (dependencies: SiteDependencies): UseCase<typeof site.untrash> =>
  async ({ caller, params }) => {
    const { sites, accounts, ids, clock, sitesOrigin } = dependencies;
    return retryOnConflict(async () => {
      const trashed = await sites.findTrashed(caller.scope, params.id);
      if (!isRestorable({ restorableUntil: trashed.trashedUntil }, clock())) throw new AppError('not-found');
      await assertOwnerActive(dependencies, caller, trashed);
      if (contractEffectOfChain(await accounts.getAll(trashed.lineage), clock()) === 'ended') throw new AppError('contract-ended');
      const limits = await ownerLimits(dependencies, trashed.ownerId);
      const documents = await contentOf(dependencies, trashed);
      if (!documents.every((document) => isContentWithinPlan(document, limits))) throw new AppError('plan-limit-reached');
      const subject = { subjectId: trashed.id, ownerId: trashed.ownerId };
      const jobs = [
        newJob('publish', subject, ids.ulid(), clock()),
        newJob('contract', { ...subject, subjectId: trashed.ownerId, affects: 'sites' }, ids.ulid(), clock()),
      ];
      const audit = newAuditEntry(dependencies, 'site.untrash', auditActor(caller), siteAuditSubject(trashed));
      const outcome = await sites.restore(trashed, { jobs, audit, maxSites: limits.maxSites });
      if (outcome === 'limit-reached') throw new AppError('plan-limit-reached');
      if (outcome === 'conflict') return CONFLICT;
      return { site: siteSummary(await sites.find(caller.scope, trashed.id), sitesOrigin) };
    });
  };
