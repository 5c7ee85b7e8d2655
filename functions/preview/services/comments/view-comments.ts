import type { CommentDependencies, Commenter } from '#functions/preview/services/comments/comment-dependencies.ts';
import { partSource, readRequiredPart } from '#functions/sites/services/part-source.ts';
import {
  authorName,
  resolvedView,
  type StoredAuthor,
  type StoredComment,
  type StoredReply,
} from '#functions/preview/store/comments/comment.ts';
import type { RevisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import type { SiteRef } from '#functions/sites/store/site.ts';
import type { Language } from '#shared/model/language.ts';
import type { CommentEntry, CommentThread } from '#shared/model/preview/comment.ts';
import { cellOfSheet, type CommentedSheet, commentPlace } from '#shared/rules/preview/comments/comment-place.ts';
import { sheetKey } from '#shared/rules/sites/site-parts.ts';

/** Looks up sheets in one revision. */
export type SheetLookup = (sheetId: string, language: Language) => CommentedSheet;

/** Returns a lookup of sheets in a revision, or `undefined` if the site has no such revision. Makes two calls. */
export async function sheetLookup(revisions: RevisionStore, site: SiteRef, revisionId: string): Promise<SheetLookup | undefined> {
  const [revision] = await revisions.read(site, [revisionId]);
  if (!revision) return undefined;
  const { manifest, migrated } = revision;
  const { cells } = await readRequiredPart(partSource(revisions, site, migrated), manifest, 'grid');
  return (sheetId, language) => ({ hash: manifest[sheetKey(sheetId, language)] ?? null, cell: cellOfSheet(cells, sheetId) });
}

const isBy = (author: StoredAuthor, { author: reader }: Commenter): boolean => author.kind === reader.kind && author.id === reader.id;

/** Whether the reader may remove the comment with its replies. The author may do so only if it wrote all replies. */
export const canRemoveComment = ({ author, replies }: StoredComment, reader: Commenter): boolean =>
  reader.mayModerate || [author, ...replies.map((reply) => reply.author)].every((one) => isBy(one, reader));

export const canRemoveReply = ({ author }: StoredReply, reader: Commenter): boolean => reader.mayModerate || isBy(author, reader);

const entryView = ({ id, text, author, createdAt }: StoredReply, reader: Commenter): CommentEntry => ({
  id,
  text,
  author: { kind: author.kind, ...authorName(author), isMe: isBy(author, reader) },
  createdAt,
});

const commentView = (comment: StoredComment, reader: Commenter, sheetNow: SheetLookup): CommentThread => {
  const { sheetId, language, revision, point, second, formerCell, resolved, replies } = comment;
  return {
    ...entryView(comment, reader),
    sheetId,
    language,
    revision,
    point,
    second,
    formerCell,
    resolved: resolved && resolvedView(resolved),
    ...commentPlace(comment.sheetHash, sheetNow(sheetId, language)),
    replies: replies.map((reply) => entryView(reply, reader)),
    mayRemove: canRemoveComment(comment, reader),
  };
};

/** Returns comments as a reader of the working revision sees them. Makes two calls. */
export async function viewComments(
  { revisions }: Pick<CommentDependencies, 'revisions'>,
  site: SiteRef & { working: string },
  comments: readonly StoredComment[],
  reader: Commenter,
): Promise<CommentThread[]> {
  const sheetNow = await sheetLookup(revisions, site, site.working);
  if (!sheetNow) throw new Error(`The working revision of site ${site.id} is missing`);
  return comments.map((comment) => commentView(comment, reader, sheetNow));
}
