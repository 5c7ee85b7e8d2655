import * as z from 'zod';
import type { Access } from '#shared/api-contract/endpoint.ts';
import type { ErrorCode } from '#shared/model/error.ts';
import { ulid } from '#shared/model/fields.ts';
import { CommentThread, NewComment, NewReply } from '#shared/model/preview/comment.ts';

interface CommentAccess<P extends z.ZodRawShape, R extends Access, W extends Access> {
  /** The path of a site, with the path parameters in `params`. */
  site: `/${string}`;
  params: P;
  read: R;
  write: W;
  /** The error codes of refused writes. */
  errors: readonly ErrorCode[];
}

const OneComment = z.object({ comment: CommentThread });

/** Returns the endpoints of comments below a path with a site: the same for console users and for invitees. */
export const commentEndpoints = <P extends z.ZodRawShape, R extends Access, W extends Access>(given: CommentAccess<P, R, W>) => {
  const { site, params, read, write, errors } = given;
  const SitePath = z.strictObject(params);
  const CommentPath = z.strictObject({ ...params, commentId: ulid() });
  return {
    comments: {
      method: 'GET',
      path: `${site}/comments`,
      summary: 'The comments of a site with their replies, newest first',
      access: read,
      status: 200,
      params: SitePath,
      query: z.strictObject({ cursor: z.string().max(500).optional() }),
      /** `version`: id of the last change of any comment; `null` if there was no change. */
      response: z.object({ comments: z.array(CommentThread), version: ulid().nullable(), nextCursor: z.string().nullable() }),
    },
    comment: {
      method: 'POST',
      path: `${site}/comments`,
      summary: 'Comment on a sheet of a saved revision; sending the same id again returns the stored comment',
      access: write,
      status: 201,
      params: SitePath,
      body: NewComment,
      response: OneComment,
      errors: ['edit-conflict', 'too-many-requests', ...errors],
    },
    readComments: {
      method: 'PUT',
      path: `${site}/comments`,
      summary: 'Say up to which change the caller has seen the comments: no e-mail is sent about these',
      access: read,
      status: 200,
      params: SitePath,
      body: z.strictObject({ version: ulid() }),
      response: z.null(),
    },
    reply: {
      method: 'POST',
      path: `${site}/comments/{commentId}/replies`,
      summary: 'Reply to a comment, which opens it again; sending the same id again adds nothing',
      access: write,
      status: 201,
      params: CommentPath,
      body: NewReply,
      response: OneComment,
      errors: ['too-many-requests', ...errors],
    },
    resolveComment: {
      method: 'PUT',
      path: `${site}/comments/{commentId}`,
      summary: 'Resolve a comment or open it again',
      access: write,
      status: 200,
      params: CommentPath,
      body: z.strictObject({ isResolved: z.boolean() }),
      response: OneComment,
      errors,
    },
    removeComment: {
      method: 'DELETE',
      path: `${site}/comments/{commentId}`,
      summary: 'Remove a comment with its replies, or the reply that the query names',
      access: write,
      status: 200,
      params: CommentPath,
      query: z.strictObject({ reply: ulid().optional() }),
      response: z.null(),
      errors: ['forbidden', ...errors],
    },
  } as const;
};
