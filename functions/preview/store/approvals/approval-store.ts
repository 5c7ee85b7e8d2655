import { StoredApproval } from '#functions/preview/store/approvals/approval.ts';
import { eventWrite } from '#functions/notices/store/account-event-writes.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import {
  allOf,
  anyOf,
  type Condition,
  isAbsent,
  isEqual,
  isNotDeleted,
  isNotEqual,
  isPresent,
} from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import {
  APPROVAL_PREFIX,
  approvalKey,
  INVITEE_PREFIX,
  inviteeKey,
  previewShareKey,
  revisionKey,
  siteKey,
  sitePartition,
} from '#functions/platform/keys/keys.ts';
import { StoredInvitee, StoredShare } from '#functions/preview/store/preview-share.ts';
import { activeSites } from '#functions/sites/store/active-sites.ts';
import { hasSameApprovals } from '#functions/sites/store/approval-conditions.ts';
import type { Site, SiteRef } from '#functions/sites/store/site.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import { countedApprovals } from '#shared/rules/preview/approvals.ts';

/** The number of approvals needed, and the approvals of a site. */
export interface ApprovalState {
  needed: number;
  invitees: readonly StoredInvitee[];
  /** The valid approvals. */
  approvals: readonly StoredApproval[];
  /** Version of the share from which this was read; `null` if the preview was never shared. */
  shareVersion: string | null;
}

type ApprovedSite = Pick<Site, 'id' | 'ownerId' | 'name' | 'approvalsVersion'>;

/**
 * The store of approvals. Every change requires that the site has not changed since it was read, so that a publication and a withdrawal
 * exclude each other.
 */
export interface ApprovalStore {
  /** Returns all approvals, including those of revoked invitations. Makes one call. */
  list(site: SiteRef): Promise<StoredApproval[]>;
  /** Returns how many approvals are needed. Makes one call. */
  readNeeded(site: SiteRef): Promise<Pick<ApprovalState, 'needed' | 'shareVersion'>>;
  /** Returns the approvals of a site. The site must be read before, so that a concurrent change fails the write. Makes three calls. */
  read(site: SiteRef): Promise<ApprovalState>;
  /** Returns the same as `read` with the current site, or `undefined` if it is deleted. */
  readWithSite(siteId: string): Promise<{ site: Site; state: ApprovalState } | undefined>;
  /**
   * Stores an approval. Returns `false` if approvals of the site have changed, the invitation was revoked, or the revision is deleted.
   * `replaced` contains the approvals of the same invitee that this one replaces. The id of `audit` becomes the version of the approvals.
   * `mail` tells the owner, whose bell has an event.
   */
  approve(
    site: ApprovedSite,
    approval: StoredApproval,
    replaced: readonly StoredApproval[],
    audit: AuditEntry,
    mail: Job,
  ): Promise<boolean>;
  /** Deletes an approval. Returns `false` if approvals of the site have changed, or the revision is published. */
  withdraw(site: ApprovedSite, approval: StoredApproval, audit: AuditEntry): Promise<boolean>;
  /** Sets how many approvals are needed. Returns `false` if the share has changed, or the preview was never shared. */
  setNeeded(site: ApprovedSite, needed: number, shareVersion: string | null, audit: AuditEntry): Promise<boolean>;
}

const listApprovals = (table: Table, { id }: SiteRef) => table.queryAll({ pk: sitePartition(id), prefix: APPROVAL_PREFIX }, StoredApproval);

/** Returns the approved revisions, which the sweep keeps. */
export const approvedRevisions = async (table: Table, site: SiteRef): Promise<string[]> =>
  (await listApprovals(table, site)).map(({ revision }) => revision);

const changedWrites = (site: ApprovedSite, audit: AuditEntry, when: Condition = isNotDeleted): Write[] => [
  { update: siteKey(site.id), set: { approvalsVersion: audit.id }, when: allOf(isNotDeleted, hasSameApprovals(site), when) },
  ...auditWrites(audit, [site.ownerId]),
];

async function readNeeded(table: Table, { id }: SiteRef): Promise<Pick<ApprovalState, 'needed' | 'shareVersion'>> {
  const share = await table.get(previewShareKey(id), StoredShare);
  return { needed: share?.approvalsNeeded ?? 0, shareVersion: share?.version ?? null };
}

async function readApprovals(table: Table, site: SiteRef): Promise<ApprovalState> {
  // Read first: the version of the share may be older than the invitees, but never newer.
  const needed = await readNeeded(table, site);
  const [invitees, approvals] = await Promise.all([
    table.queryAll({ pk: sitePartition(site.id), prefix: INVITEE_PREFIX }, StoredInvitee),
    listApprovals(table, site),
  ]);
  return { ...needed, invitees, approvals: countedApprovals(approvals, invitees) };
}

export const approvalStore = (table: Table): ApprovalStore => ({
  list: (site) => listApprovals(table, site),
  readNeeded: (site) => readNeeded(table, site),
  read: (site) => readApprovals(table, site),
  async readWithSite(siteId) {
    const [site] = await activeSites(table, [siteId]);
    return site && { site, state: await readApprovals(table, site) };
  },
  approve: (site, approval, replaced, audit, mail) =>
    tryCommit(
      table.transact([
        { put: { ...approvalKey(site.id, approval), entity: 'approval', ...approval } },
        ...replaced.map((one): Write => ({ delete: approvalKey(site.id, one) })),
        { check: revisionKey(site.id, approval.revision), when: isPresent() },
        { check: inviteeKey(site.id, approval.inviteeId), when: isEqual('invitation', approval.invitation) },
        ...changedWrites(site, audit),
        eventWrite({
          kind: 'preview-approved',
          accountId: site.ownerId,
          subject: `${site.id}#${approval.inviteeId}#${approval.revision}`,
          id: audit.id,
          at: approval.at,
          siteId: site.id,
          name: site.name,
          count: 1,
        }),
        jobWrite(mail),
      ]),
    ),
  withdraw: (site, approval, audit) =>
    tryCommit(
      table.transact([
        { delete: approvalKey(site.id, approval) },
        ...changedWrites(site, audit, anyOf(isAbsent('live'), isNotEqual('live', approval.revision))),
      ]),
    ),
  setNeeded: (site, needed, shareVersion, audit) =>
    shareVersion === null
      ? Promise.resolve(false)
      : tryCommit(
          table.transact([
            {
              update: previewShareKey(site.id),
              set: { approvalsNeeded: needed, version: audit.id },
              when: isEqual('version', shareVersion),
            },
            ...changedWrites(site, audit),
          ]),
        ),
});
