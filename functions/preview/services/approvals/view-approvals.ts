import type { ApprovalState, ApprovalStore } from '#functions/preview/store/approvals/approval-store.ts';
import type { RevisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import type { Site } from '#functions/sites/store/site.ts';
import type { Approvals } from '#shared/model/preview/approval.ts';
import { isApproved } from '#shared/rules/preview/approvals.ts';
import { countDifferentParts } from '#shared/rules/sites/site-merge.ts';

export interface ApprovalDependencies {
  approvals: ApprovalStore;
  revisions: RevisionStore;
}

/** The reader of approvals. Console users see whole addresses; invitees see only the part before the @ of other invitees. */
export interface ApprovalReader {
  inviteeId: string | null;
}

/** Maximum number of revisions in one answer, newest first. */
const SHOWN_MAX = 20;

/** Returns the part of an address that other invitees may see. */
export const inviteeDisplayName = (email: string): string => email.slice(0, email.lastIndexOf('@'));

/** Returns the approvals of a site's revisions, as the reader sees them. Makes at most four calls. */
export async function viewApprovals(
  { revisions }: Pick<ApprovalDependencies, 'revisions'>,
  site: Site,
  { needed, invitees, approvals }: ApprovalState,
  { inviteeId }: ApprovalReader,
): Promise<Approvals> {
  const approved = [...new Set(approvals.map(({ revision }) => revision))].toSorted().toReversed().slice(0, SHOWN_MAX);
  const [working, ...found] = await revisions.read(site, [site.working, ...approved]);
  const emailOf = new Map(invitees.map(({ id, email }) => [id, email]));
  const by = (revision: string) =>
    approvals
      .filter((approval) => approval.revision === revision)
      .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
      .map((approval) => {
        const email = emailOf.get(approval.inviteeId) ?? '';
        return { name: inviteeId === null ? email : inviteeDisplayName(email), at: approval.at, isMe: approval.inviteeId === inviteeId };
      });
  return {
    needed,
    invitees: invitees.length,
    working: site.working,
    revisions: found.flatMap((revision) =>
      revision && working
        ? {
            revision: revision.id,
            savedAt: revision.at,
            isApproved: isApproved(Math.max(1, needed), revision.id, approvals),
            isLive: revision.id === site.live,
            changesSince: countDifferentParts(revision.manifest, working.manifest),
            by: by(revision.id),
          }
        : [],
    ),
  };
}
