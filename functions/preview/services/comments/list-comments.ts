import { viewComments } from '#functions/preview/services/comments/view-comments.ts';
import type { CommentRequest } from '#functions/preview/services/comments/write-comments.ts';
import { decodeCursor, encodeCursor } from '#functions/platform/base/cursor.ts';
import type { CommentThread } from '#shared/model/preview/comment.ts';

const ID = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/** Returns a page of the comments of a site, newest first. Makes three calls. */
export async function listComments(
  { dependencies, site, by }: CommentRequest,
  cursor: string | undefined,
): Promise<{ comments: CommentThread[]; version: string | null; nextCursor: string | null }> {
  const { comments, next } = await dependencies.comments.list(site, decodeCursor(cursor, ID));
  return {
    comments: await viewComments(dependencies, site, comments, by),
    version: site.commentsVersion ?? null,
    nextCursor: encodeCursor(next),
  };
}
