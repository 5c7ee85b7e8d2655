import type { PreviewDependencies } from '#functions/preview/api/dependencies.ts';
import type { StoredApproval } from '#functions/preview/store/approvals/approval.ts';
import type { StoredComment } from '#functions/preview/store/comments/comment.ts';
import type { StoredInvitee } from '#functions/preview/store/preview-share.ts';
import type { PreviewSharing } from '#functions/preview/store/preview-share-store.ts';
import type { PreviewInvitee, PreviewShare } from '#shared/model/preview/preview-share.ts';
import { countedApprovals } from '#shared/rules/preview/approvals.ts';

/** Returns the e-mail of an invitee. An e-mail whose job has not begun has no record. */
const mailOf = ({ mail }: StoredInvitee, recorded: PreviewInvitee['mail'] | undefined): PreviewInvitee['mail'] =>
  mail && (recorded ?? { state: 'queued', at: mail.at });

/** Returns the numbers of comments and replies by author. */
function commentCounts(comments: readonly StoredComment[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { author } of comments.flatMap((comment) => [comment, ...comment.replies]))
    counts.set(author.id, (counts.get(author.id) ?? 0) + 1);
  return counts;
}

/** Returns the latest approval of an invitee, or `null` if there is none. */
const approvedAt = (approvals: readonly StoredApproval[], { id }: StoredInvitee): string | null =>
  approvals
    .filter(({ inviteeId }) => inviteeId === id)
    .reduce<string | null>((latest, { at }) => (latest === null || at > latest ? at : latest), null);

/** Returns how a preview is shared, as the API shows it, with the comments and approvals of its invitees. Makes three concurrent calls. */
export async function shareView(
  { mailRecords, comments, approvals }: Pick<PreviewDependencies, 'mailRecords' | 'comments' | 'approvals'>,
  siteId: string,
  { share, invitees }: PreviewSharing,
): Promise<PreviewShare> {
  const site = { id: siteId };
  const refs = invitees.map(({ id, mail }) => ({ siteId, list: 'preview' as const, about: id, jobId: mail?.jobId ?? '' }));
  const [states, written, given] = await Promise.all([mailRecords.states(refs), comments.listAll(site), approvals.list(site)]);
  const counts = commentCounts(written);
  const counted = countedApprovals(given, invitees);
  return {
    isPrivate: share?.isShared ?? false,
    hasPassword: Boolean(share?.passwordHash),
    passwordSetAt: share?.passwordSetAt ?? null,
    note: share?.note ?? '',
    emails: invitees.map(({ email }) => email),
    invitees: invitees.map((invitee, index) => ({
      id: invitee.id,
      email: invitee.email,
      invitedAt: invitee.invitedAt,
      mail: mailOf(invitee, states[index]),
      lastOpenedAt: invitee.lastOpenedAt,
      comments: counts.get(invitee.id) ?? 0,
      approvedAt: approvedAt(counted, invitee),
    })),
    version: share?.version ?? null,
  };
}
