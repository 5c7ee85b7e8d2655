import type { PreviewDependencies } from '#functions/preview/api/dependencies.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { viewApprovals } from '#functions/preview/services/approvals/view-approvals.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { type Site, siteAuditSubject } from '#functions/sites/store/site.ts';
import type { preview } from '#shared/api-contract/endpoints/preview.ts';
import { APPROVALS_OF_INVITEE_MAX } from '#shared/model/limits.ts';

/** Returns the invitee's site with its approvals. */
export const getPreviewApprovals =
  (dependencies: PreviewDependencies): UseCase<typeof preview.approvals> =>
  async ({ caller: { site, invitee } }) =>
    viewApprovals(dependencies, site, await dependencies.approvals.read(site), { inviteeId: invitee.id });

/** Returns the job of the e-mail that tells the owner of a site of an approval. */
const approvalMail = ({ ids, clock }: PreviewDependencies, { id: siteId, ownerId: accountId, name: siteName }: Site): Job =>
  newJob('mail', { mail: { template: 'preview-approved', accountId, siteId, siteName } }, ids.ulid(), clock());

/**
 * Approves a revision for an invitee, or withdraws the approval. Idempotent. Throws `not-found` if the revision is no longer stored,
 * `transition-refused` if it is published and the approval is withdrawn. An invitee has a limited number of approvals; new ones replace the
 * oldest.
 */
export const approveRevision =
  (dependencies: PreviewDependencies): UseCase<typeof preview.approve> =>
  async ({ caller, params: { siteId, revision }, body: { isApproved } }) => {
    const { approvals, revisions, attempts, clock } = dependencies;
    const { id: inviteeId, invitation } = caller.invitee;
    await attempts.count('comment-of-invitee', `${siteId}#${inviteeId}`);
    return retryOnConflict(async () => {
      const current = await approvals.readWithSite(siteId);
      if (!current) throw new AppError('not-found');
      const { site, state } = current;
      const own = state.approvals.filter((approval) => approval.inviteeId === inviteeId);
      const present = own.find((approval) => approval.revision === revision);
      if ((present !== undefined) === isApproved) return viewApprovals(dependencies, site, state, { inviteeId });
      const [found] = await revisions.read(site, [revision]);
      if (!found) throw new AppError('not-found');
      if (present && site.live === revision) throw new AppError('transition-refused');
      const audit = newAuditEntry(dependencies, isApproved ? 'site.approve' : 'site.approve-withdraw', null, siteAuditSubject(site), [
        { field: 'savedAt', from: null, to: found.at },
      ]);
      const oldest = own.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
      const replaced = oldest.slice(0, Math.max(0, own.length - APPROVALS_OF_INVITEE_MAX + 1));
      const approval = { revision, inviteeId, invitation, at: clock().toISOString() };
      const isCommitted = present
        ? await approvals.withdraw(site, present, audit)
        : await approvals.approve(site, approval, replaced, audit, approvalMail(dependencies, site));
      return isCommitted ? viewApprovals(dependencies, site, await approvals.read(site), { inviteeId }) : CONFLICT;
    });
  };
