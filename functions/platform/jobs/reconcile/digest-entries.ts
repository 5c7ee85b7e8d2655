import { OWNER_RECIPIENT } from '#functions/preview/store/comments/comment-digest-store.ts';
import type { StoredComment, StoredReply } from '#functions/preview/store/comments/comment.ts';

/** An entry of a digest: a comment or reply, and the cell it belongs to. */
export type DigestEntry = Pick<StoredReply, 'author' | 'text' | 'createdAt'> & { cell: string };

const entriesOf = (comment: StoredComment): DigestEntry[] =>
  [comment, ...comment.replies].map(({ author, text, createdAt }) => ({ author, text, createdAt, cell: comment.formerCell }));

const isBy =
  (inviteeId: string) =>
  ({ author }: DigestEntry): boolean =>
    author.kind === 'invitee' && author.id === inviteeId;

/**
 * The unsent entries of open comments for a recipient, oldest first. The owner gets the entries of invitees. An invitee gets the entries
 * of others in threads that it took part in. `sentUntil`: entries until then were sent before.
 */
export function digestEntries(comments: readonly StoredComment[], recipient: string, sentUntil: string): DigestEntry[] {
  return comments
    .filter(({ resolved }) => resolved === null)
    .flatMap((comment) => {
      const entries = entriesOf(comment);
      if (recipient === OWNER_RECIPIENT) return entries.filter(({ author }) => author.kind === 'invitee');
      const isOwn = isBy(recipient);
      return entries.some(isOwn) ? entries.filter((entry) => !isOwn(entry)) : [];
    })
    .filter(({ createdAt }) => createdAt > sentUntil)
    .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
}
