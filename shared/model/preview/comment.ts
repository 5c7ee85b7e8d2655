import * as z from 'zod';
import { BY_PROVIDER, IS_PROVIDER } from '#shared/model/person-ref.ts';
import { decimalNumber, instant, requiredLongText, ulid } from '#shared/model/fields.ts';
import { Language } from '#shared/model/language.ts';
import { COMMENT_MAX } from '#shared/model/limits.ts';
import { CellName, RevisionId, SheetId } from '#shared/model/sites/site.ts';

/** A place on a sheet, in percent of its width and height. */
export const CommentPoint = z.strictObject({ x: decimalNumber(0, 100), y: decimalNumber(0, 100) });
export type CommentPoint = z.infer<typeof CommentPoint>;

const text = () => requiredLongText(COMMENT_MAX.text);

/** The subject of a comment: a sheet in one revision. */
const ABOUT = {
  sheetId: SheetId,
  language: Language,
  revision: RevisionId,
  /** The place on the sheet; `null` for the whole sheet. */
  point: CommentPoint.nullable(),
  /** The second of the video; `null` for a picture. */
  second: decimalNumber(0, COMMENT_MAX.second).nullable(),
};

/** A new comment. The sender chooses its id, so that sending the comment again does not add another one. */
export const NewComment = z.strictObject({ id: ulid(), ...ABOUT, text: text() });
export type NewComment = z.infer<typeof NewComment>;

/** A reply. The sender chooses its id, as for a comment. */
export const NewReply = z.strictObject({ id: ulid(), text: text() });
export type NewReply = z.infer<typeof NewReply>;

/** `login`: a console user; `invitee`: an invitee to the preview. */
export const CommentAuthorKind = z.enum(['login', 'invitee']);
export type CommentAuthorKind = z.infer<typeof CommentAuthorKind>;

const Author = z.object({
  kind: CommentAuthorKind,
  /** The name at that time; for an invitee, the part of the address before the @. */
  name: z.string(),
  ...IS_PROVIDER,
  isMe: z.boolean(),
});

const Entry = z.object({ id: ulid(), text: z.string(), author: Author, createdAt: instant() });
export type CommentEntry = z.infer<typeof Entry>;

/** A comment with its replies, as it is shown to one reader. */
export const CommentThread = Entry.extend({
  ...ABOUT,
  /** The cell of the sheet when the comment was written. */
  formerCell: CellName,
  /** The cell of the sheet in the working revision; `null`: the sheet was removed. */
  cell: CellName.nullable(),
  /** Whether the sheet was changed in this language since the revision of the comment. */
  isChanged: z.boolean(),
  resolved: z.object({ at: instant(), by: z.string(), ...BY_PROVIDER }).nullable(),
  replies: z.array(Entry),
  /** Whether the reader may remove the comment with its replies. */
  mayRemove: z.boolean(),
});
export type CommentThread = z.infer<typeof CommentThread>;
