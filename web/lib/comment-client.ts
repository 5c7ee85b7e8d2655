import type { CommentThread, NewComment, NewReply } from '#shared/model/preview/comment.ts';
import { api } from '#web/lib/api/api-client.ts';

/** The comments of one site, for a console user or for an invitee. */
export interface CommentClient {
  siteId: string;
  /** Returns a page of the comments, newest first. */
  list: (
    cursor: string | undefined,
    signal: AbortSignal,
  ) => Promise<{ comments: CommentThread[]; version: string | null; nextCursor: string | null }>;
  /** Marks comments up to a version as seen. */
  read: (version: string) => Promise<unknown>;
  add: (comment: NewComment) => Promise<CommentThread>;
  reply: (commentId: string, reply: NewReply) => Promise<CommentThread>;
  resolve: (commentId: string, isResolved: boolean) => Promise<CommentThread>;
  /** Removes a comment with its replies, or one reply. */
  remove: (commentId: string, reply?: string) => Promise<unknown>;
}

const query = (cursor: string | undefined) => (cursor === undefined ? {} : { cursor });

/** Returns the client of a console user. */
export const consoleComments = (siteId: string): CommentClient => {
  const params = { id: siteId };
  return {
    siteId,
    list: (cursor, signal) => api.site.comments({ params, query: query(cursor) }, { signal }),
    read: (version) => api.site.readComments({ params, body: { version } }),
    add: async (body) => (await api.site.comment({ params, body })).comment,
    reply: async (commentId, body) => (await api.site.reply({ params: { ...params, commentId }, body })).comment,
    resolve: async (commentId, isResolved) =>
      (await api.site.resolveComment({ params: { ...params, commentId }, body: { isResolved } })).comment,
    remove: (commentId, reply) => api.site.removeComment({ params: { ...params, commentId }, query: reply === undefined ? {} : { reply } }),
  };
};

/** Returns the client of an invitee. `token` is the invitee's session on the preview. */
export const previewComments = (siteId: string, token: string): CommentClient => {
  const params = { siteId };
  const proof = { previewToken: token };
  return {
    siteId,
    list: (cursor, signal) => api.preview.comments({ params, query: query(cursor) }, { ...proof, signal }),
    read: (version) => api.preview.readComments({ params, body: { version } }, proof),
    add: async (body) => (await api.preview.comment({ params, body }, proof)).comment,
    reply: async (commentId, body) => (await api.preview.reply({ params: { ...params, commentId }, body }, proof)).comment,
    resolve: async (commentId, isResolved) =>
      (await api.preview.resolveComment({ params: { ...params, commentId }, body: { isResolved } }, proof)).comment,
    remove: (commentId, reply) =>
      api.preview.removeComment({ params: { ...params, commentId }, query: reply === undefined ? {} : { reply } }, proof),
  };
};
