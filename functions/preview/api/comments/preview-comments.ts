import type { PreviewDependencies } from '#functions/preview/api/dependencies.ts';
import { inviteeDisplayName } from '#functions/preview/services/approvals/view-approvals.ts';
import { listComments } from '#functions/preview/services/comments/list-comments.ts';
import {
  addComment,
  addReply,
  type CommentRequest,
  removeComment,
  resolveComment,
} from '#functions/preview/services/comments/write-comments.ts';
import type { PreviewViewer, UseCases } from '#functions/platform/http/use-case.ts';
import type { preview } from '#shared/api-contract/endpoints/preview.ts';

type CommentEndpoint = 'comments' | 'comment' | 'readComments' | 'reply' | 'resolveComment' | 'removeComment';

/** Returns the endpoints for comments of invitees, who see all comments of a site and can remove their own. */
export function previewComments(dependencies: PreviewDependencies): Pick<UseCases<typeof preview>, CommentEndpoint> {
  const requestOf = ({ site, invitee: { id, email } }: PreviewViewer): CommentRequest => ({
    dependencies,
    site,
    by: { author: { kind: 'invitee', id, name: inviteeDisplayName(email) }, auditedAs: null, mayModerate: false },
  });
  return {
    comments: ({ caller, query }) => listComments(requestOf(caller), query.cursor),
    readComments: async ({ caller: { site, invitee }, body }) => {
      await dependencies.digests.markRead(site, invitee.id, body.version);
      return null;
    },
    comment: ({ caller, body }) => addComment(requestOf(caller), body),
    reply: ({ caller, params, body }) => addReply(requestOf(caller), params.commentId, body),
    resolveComment: ({ caller, params, body }) => resolveComment(requestOf(caller), params.commentId, body.isResolved),
    removeComment: ({ caller, params, query }) => removeComment(requestOf(caller), params.commentId, query.reply),
  };
}
