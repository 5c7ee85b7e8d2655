import * as z from 'zod';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { StoredComment, type StoredReply } from '#functions/preview/store/comments/comment.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { addressDigest } from '#functions/platform/keys/digest.ts';
import { isEqual, isPresent } from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import {
  APPROVAL_PREFIX,
  COMMENT_PREFIX,
  commentDigestKey,
  commentKey,
  inviteeKey,
  previewSessionPrefix,
  previewShareKey,
  sitePartition,
} from '#functions/platform/keys/keys.ts';
import { devicePartition } from '#functions/platform/keys/sign-in-keys.ts';
import { StoredInvitee } from '#functions/preview/store/preview-share.ts';
import { deleteInvitationMails } from '#functions/preview/store/preview-share-store.ts';

/** The stored data about an invitee of a site's preview. */
export interface InviteeData {
  /** The invitee, or `undefined` if the address is not invited or no longer invited. */
  invitee: StoredInvitee | undefined;
  /** Comments and replies, oldest first. */
  comments: Pick<StoredReply, 'text' | 'createdAt'>[];
}

const ApprovalItem = z.object({ pk: z.string(), sk: z.string(), inviteeId: z.string() });

/** The author that replaces an erased author. The text of the comment remains. */
const ERASED = { id: '', name: '—' } as const;

const isBy =
  (inviteeId: string) =>
  ({ author }: StoredReply): boolean =>
    author.kind === 'invitee' && author.id === inviteeId;

const entriesOf = (comment: StoredComment): StoredReply[] => [comment, ...comment.replies];

const commentsOf = (table: Table, siteId: string) => table.queryAll({ pk: sitePartition(siteId), prefix: COMMENT_PREFIX }, StoredComment);

/** Returns the stored data about the invitee with this address. */
export async function findInviteeData(table: Table, siteId: string, email: string): Promise<InviteeData> {
  const id = addressDigest(email);
  const [invitee, comments] = await Promise.all([table.get(inviteeKey(siteId, id), StoredInvitee), commentsOf(table, siteId)]);
  const written = comments.flatMap(entriesOf).filter(isBy(id));
  const inOrder = written.toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
  return { invitee, comments: inOrder.map(({ text, createdAt }) => ({ text, createdAt })) };
}

/** Returns the name of an invitee in comments. */
const nameOf = (email: string): string => email.slice(0, email.lastIndexOf('@'));

/**
 * Returns the changes that remove the name of the invitee from a comment, as its author or as the person who resolved it, or `undefined` if
 * the comment does not contain the name.
 */
function withoutInvitee(comment: StoredComment, inviteeId: string, name: string): Partial<StoredComment> | undefined {
  const isOwn = isBy(inviteeId);
  const resolver = comment.resolved?.author;
  const wasResolved = resolver ? resolver.kind === 'invitee' && resolver.id === inviteeId : comment.resolved?.by === name;
  if (!wasResolved && !entriesOf(comment).some(isOwn)) return undefined;
  const anonymous = <T extends StoredReply>(entry: T): T => (isOwn(entry) ? { ...entry, author: { ...entry.author, ...ERASED } } : entry);
  return {
    author: anonymous(comment).author,
    replies: comment.replies.map(anonymous),
    resolved:
      wasResolved && comment.resolved
        ? { ...comment.resolved, by: ERASED.name, author: { kind: 'invitee', id: ERASED.id } }
        : comment.resolved,
  };
}

async function anonymiseComments(table: Table, siteId: string, inviteeId: string, name: string): Promise<void> {
  for (const { id } of await commentsOf(table, siteId))
    await retryOnConflict(
      async () => {
        const comment = await table.get(commentKey(siteId, id), StoredComment);
        const set = comment && withoutInvitee(comment, inviteeId, name);
        if (!set) return undefined;
        const change = table.update(
          commentKey(siteId, id),
          { set: { ...set, version: randomIds.ulid() } },
          isEqual('version', comment.version),
        );
        return (await tryCommit(change)) ? undefined : CONFLICT;
      },
      { backOffMs: 25 },
    );
}

/**
 * Erases what the preview of a site stores about an address. Idempotent: everything is found by the address.
 * 1. Deletes the invitation, with a new version of the share, so that changes based on the former state are decided again. No session of
 *    the address opens the preview any more, and its approvals do not count.
 * 2. Deletes its sessions, approvals, known devices, the state of its e-mails about comments, and the records of its e-mails.
 * 3. Removes its name from comments.
 */
export async function eraseInvitee(table: Table, siteId: string, email: string): Promise<void> {
  const id = addressDigest(email);
  const pk = sitePartition(siteId);
  await tryCommit(
    table.transact([
      { delete: inviteeKey(siteId, id), when: isPresent() },
      { update: previewShareKey(siteId), set: { version: randomIds.ulid() }, when: isPresent() },
    ]),
  );
  const [sessions, approvals, devices] = await Promise.all([
    table.queryAll({ pk, prefix: previewSessionPrefix(id) }),
    table.queryAll({ pk, prefix: APPROVAL_PREFIX }, ApprovalItem),
    table.queryAll({ pk: devicePartition(`${siteId} ${email}`) }),
  ]);
  const own = approvals.filter(({ inviteeId }) => inviteeId === id).map((approval) => ({ pk: approval.pk, sk: approval.sk }));
  await table.batchWrite({ remove: [...sessions, ...own, ...devices, commentDigestKey(siteId, id)] });
  await deleteInvitationMails(table, siteId, [id]);
  await anonymiseComments(table, siteId, id, nameOf(email));
}
