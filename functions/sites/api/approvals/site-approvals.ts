import type { SiteDependencies } from '#functions/sites/api/dependencies.ts';
import { invalidInput } from '#functions/platform/base/app-error.ts';
import { viewApprovals } from '#functions/preview/services/approvals/view-approvals.ts';
import { assertSiteWritable } from '#functions/sites/services/assert-site-writable.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { siteAuditSubject } from '#functions/sites/store/site.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';

const CONSOLE = { inviteeId: null };

/** Returns the approvals of a site by its invitees. */
export const getApprovals =
  (dependencies: SiteDependencies): UseCase<typeof site.approvals> =>
  async ({ caller, params }) => {
    const found = await dependencies.sites.find(caller.scope, params.id);
    return viewApprovals(dependencies, found, await dependencies.approvals.read(found), CONSOLE);
  };

/** Sets how many invitees must approve a revision before it may be published, at most all of them. Idempotent. */
export const setApprovalsNeeded =
  (dependencies: SiteDependencies): UseCase<typeof site.setApprovals> =>
  ({ caller, params, body: { needed } }) =>
    retryOnConflict(async () => {
      const { sites, approvals } = dependencies;
      const found = await sites.find(caller.scope, params.id);
      await assertSiteWritable(dependencies, caller, found);
      const state = await approvals.read(found);
      if (state.needed === needed) return viewApprovals(dependencies, found, state, CONSOLE);
      const { length: max } = state.invitees;
      if (needed > max) throw invalidInput([{ path: 'needed', rule: 'too-large', params: { max } }]);
      const audit = newAuditEntry(dependencies, 'site.approvals-needed', auditActor(caller), siteAuditSubject(found), [
        { field: 'approvalsNeeded', from: String(state.needed), to: String(needed) },
      ]);
      const isCommitted = await approvals.setNeeded(found, needed, state.shareVersion, audit);
      return isCommitted ? viewApprovals(dependencies, found, { ...state, needed }, CONSOLE) : CONFLICT;
    });
