import type { PreviewDependencies } from '#functions/preview/api/dependencies.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { addressDigest } from '#functions/platform/keys/digest.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import type { StoredInvitee, StoredShare } from '#functions/preview/store/preview-share.ts';
import type { PreviewSharing, ShareChange } from '#functions/preview/store/preview-share-store.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';

/** A change to the sharing of a preview. Absent fields stay as they are. */
export interface ShareDecision {
  isShared?: boolean;
  note?: string;
  /** Set only if the password differs from the current one. */
  passwordHash?: string;
  /** Ends all sessions. */
  endsSessions?: boolean;
  /** Addresses to invite. */
  invited?: readonly string[];
  /** Addresses whose invitation ends. */
  revoked?: readonly string[];
  /** Addresses that get an invitation by e-mail. */
  recipients?: readonly string[];
}

interface PreparedChange extends Omit<ShareChange, 'audit'> {
  sharing: PreviewSharing;
  /** Changes for the audit log: numbers and times, without addresses. */
  changes: AuditEntry['changes'];
}

type Making = Pick<PreviewDependencies, 'ids' | 'clock'>;

const NEVER_SHARED = { isShared: false, passwordHash: null, passwordSetAt: null, note: '', approvalsNeeded: 0 } as const;

function shareAfter({ ids, clock }: Making, before: StoredShare | undefined, decided: ShareDecision): StoredShare {
  const { isShared, note, passwordHash, endsSessions } = decided;
  const { epoch, ...present } = before ?? { ...NEVER_SHARED, epoch: ids.ulid() };
  return {
    ...present,
    ...(isShared !== undefined && { isShared }),
    ...(note !== undefined && { note }),
    ...(passwordHash !== undefined && { passwordHash, passwordSetAt: clock().toISOString() }),
    epoch: endsSessions ? ids.ulid() : epoch,
    version: ids.ulid(),
  };
}

function auditChanges(before: PreviewSharing, after: PreviewSharing, sent: number): AuditEntry['changes'] {
  const [from, to] = [before.share ?? NEVER_SHARED, after.share ?? NEVER_SHARED];
  const all = [
    { field: 'previewShared', from: String(from.isShared), to: String(to.isShared) },
    { field: 'previewPassword', from: from.passwordSetAt, to: to.passwordSetAt },
    { field: 'invitees', from: String(before.invitees.length), to: String(after.invitees.length) },
    { field: 'invitationsSent', from: null, to: sent === 0 ? null : String(sent) },
  ];
  return all.filter((change) => change.from !== change.to);
}

/** Returns all writes of a decision and the sharing after it, or `undefined` if nothing changes. */
export function prepareShareChange(
  making: Making,
  { siteId, loginId }: { siteId: string; loginId: string },
  before: PreviewSharing,
  decided: ShareDecision,
): PreparedChange | undefined {
  const { ids, clock } = making;
  const { invited = [], revoked = [], recipients = [] } = decided;
  const now = clock();
  const at = now.toISOString();
  const jobs: Job[] = [];

  function mailed(invitee: StoredInvitee): StoredInvitee {
    const { id: inviteeId, invitation } = invitee;
    const mail = { template: 'preview-invitation', siteId, inviteeId, invitation, loginId } as const;
    const job = newJob('mail', { mail }, ids.ulid(), now);
    jobs.push(job);
    return { ...invitee, mail: { jobId: job.id, at } };
  }
  const isRecipient = ({ email }: StoredInvitee): boolean => recipients.includes(email);
  const isRevoked = ({ email }: StoredInvitee): boolean => revoked.includes(email);

  const stayed = before.invitees.filter((invitee) => !isRevoked(invitee)).map((one) => (isRecipient(one) ? mailed(one) : one));
  const added = invited
    .map((email) => ({ id: addressDigest(email), email, invitation: ids.ulid(), invitedAt: at, lastOpenedAt: null, mail: null }))
    .map((one) => (isRecipient(one) ? mailed(one) : one));
  const share = shareAfter(making, before.share, decided);
  const sharing = { share, invitees: [...stayed, ...added] };
  const changes = auditChanges(before, sharing, jobs.length);
  const hasOtherText = share.note !== (before.share ?? NEVER_SHARED).note;
  if (changes.length === 0 && !hasOtherText && decided.passwordHash === undefined) return undefined;
  return {
    before: before.share,
    after: share,
    invited: added,
    revoked: before.invitees.filter(isRevoked),
    mailed: stayed.filter(isRecipient),
    jobs,
    sharing,
    changes,
  };
}
