import * as z from 'zod';
import { Language } from '#shared/model/language.ts';
import { CommentAuthorKind, CommentPoint } from '#shared/model/site/comment.ts';

const StoredAuthor = z.object({
  kind: CommentAuthorKind,
  /** Of a login or of an invitee. */
  id: z.string(),
  /** The name at that time. */
  name: z.string(),
});
export type StoredAuthor = z.infer<typeof StoredAuthor>;

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
  /** Hash of the sheet in that language in `revision`; `null` if it had no content in it. */
  sheetHash: z.string().nullable(),
  resolved: z.object({ at: z.string(), by: z.string() }).nullable(),
  replies: z.array(StoredEntry),
  /** Id of the last change: its optimistic lock. */
  version: z.string(),
});
export type StoredComment = z.infer<typeof StoredComment>;
