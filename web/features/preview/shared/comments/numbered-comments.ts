import type { CommentThread } from '#shared/model/preview/comment.ts';

/** Returns comments with the numbers of their pins. The first comment of a site is 1; numbers do not change when others are resolved. */
export const numberedComments = (newestFirst: readonly CommentThread[]): { comment: CommentThread; number: number }[] =>
  newestFirst.map((comment, index) => ({ comment, number: newestFirst.length - index }));
