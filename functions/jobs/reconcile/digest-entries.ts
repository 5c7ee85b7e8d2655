import { OWNER } from '#functions/store/comment/comment-digest-store.ts';
import type { StoredComment, StoredReply } from '#functions/store/comment/comment.ts';

/** What one person is told about: a comment or reply, and the cell it belongs to. */
export type DigestEntry = Pick<StoredReply, 'author' | 'text' | 'createdAt'> & { cell: string };

const entriesOf = (comment: StoredComment): DigestEntry[] =>
  [comment, ...comment.replies].map(({ author, text, createdAt }) => ({ author, text, createdAt, cell: comment.formerCell }));

const isBy =
  (inviteeId: string) =>
  ({ author }: DigestEntry): boolean =>
    author.kind === 'invitee' && author.id === inviteeId;

/**
 * What a recipient is told of open comments, oldest first: the owner what invitees have written, an invitee what others have written
 * below comments that it wrote or replied to. `toldUntil`: what was written until then is known.
 */
export function digestEntries(comments: readonly StoredComment[], recipient: string, toldUntil: string): DigestEntry[] {
  return comments
    .filter(({ resolved }) => resolved === null)
    .flatMap((comment) => {
      const entries = entriesOf(comment);
      if (recipient === OWNER) return entries.filter(({ author }) => author.kind === 'invitee');
      const isOwn = isBy(recipient);
      return entries.some(isOwn) ? entries.filter((entry) => !isOwn(entry)) : [];
    })
    .filter(({ createdAt }) => createdAt > toldUntil)
    .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
}
