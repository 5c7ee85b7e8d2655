import * as z from 'zod';
import { markedName } from '#functions/platform/base/marked-name.ts';
import type { PersonRef } from '#shared/model/person-ref.ts';
import { Language } from '#shared/model/language.ts';
import { CommentAuthorKind, CommentPoint } from '#shared/model/preview/comment.ts';

const StoredAuthor = z.object({
  kind: CommentAuthorKind,
  /** Id of a login or of an invitee. */
  id: z.string(),
  /** The name at the time of writing. */
  name: z.string(),
  /** The account that a login works in; missing in comments of earlier versions. */
  accountId: z.string().exactOptional(),
});
export type StoredAuthor = z.infer<typeof StoredAuthor>;

/** Returns the login that wrote a text. */
const commenterRef = ({ id, accountId }: Pick<StoredAuthor, 'id' | 'accountId'>): PersonRef => ({
  loginId: id,
  ...(accountId !== undefined && { accountId }),
});

/** Returns the name of an author for an answer. All readers of comments see the names of invitees. */
export const authorName = (author: StoredAuthor): { name: string; isProvider?: true } =>
  author.kind === 'invitee' ? { name: author.name } : markedName('name', author.name, commenterRef(author));

const StoredEntry = z.object({ id: z.string(), text: z.string(), author: StoredAuthor, createdAt: z.string() });
export type StoredReply = z.infer<typeof StoredEntry>;

/** A comment with its replies. */
export const StoredComment = StoredEntry.extend({
  sheetId: z.string(),
  language: Language,
  revision: z.string(),
  point: CommentPoint.nullable(),
  second: z.number().nullable(),
  /** The cell of the sheet in `revision`. */
  formerCell: z.string(),
  /** Hash of the sheet in the comment's language in `revision`; `null` if it had no content in that language. */
  sheetHash: z.string().nullable(),
  /** `author` is missing in comments that were resolved by earlier versions. */
  resolved: z.object({ at: z.string(), by: z.string(), author: StoredAuthor.omit({ name: true }).exactOptional() }).nullable(),
  replies: z.array(StoredEntry),
  /** Id of the last change, for optimistic locking. */
  version: z.string(),
});
export type StoredComment = z.infer<typeof StoredComment>;

/** Returns the time at which a comment was resolved and the person who did so, for an answer. */
export function resolvedView({ at, by, author }: NonNullable<StoredComment['resolved']>): { at: string; by: string } {
  return author?.kind === 'invitee' ? { at, by } : { at, ...markedName('by', by, author && commenterRef(author)) };
}
