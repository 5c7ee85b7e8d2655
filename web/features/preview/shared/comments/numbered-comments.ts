import type { CommentThread } from '#shared/model/preview/comment.ts';

/** Comments with the numbers of their pins, which stay the same when others are resolved: the first comment of a site is 1. */
export const numberedComments = (newestFirst: readonly CommentThread[]): { comment: CommentThread; number: number }[] =>
  newestFirst.map((comment, index) => ({ comment, number: newestFirst.length - index }));
