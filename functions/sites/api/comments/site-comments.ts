import type { SiteDependencies } from '#functions/sites/api/dependencies.ts';
import type { Commenter } from '#functions/preview/services/comments/comment-dependencies.ts';
import { listComments } from '#functions/preview/services/comments/list-comments.ts';
import {
  addComment,
  addReply,
  type CommentRequest,
  removeComment,
  resolveComment,
} from '#functions/preview/services/comments/write-comments.ts';
import { type Caller, personOf } from '#functions/accounts/services/caller.ts';
import { OWNER_RECIPIENT } from '#functions/preview/store/comments/comment-digest-store.ts';
import { assertSiteWritable } from '#functions/sites/services/assert-site-writable.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase, UseCases } from '#functions/platform/http/use-case.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';

type CommentEndpoint = 'comments' | 'comment' | 'readComments' | 'reply' | 'resolveComment' | 'removeComment';

function authorOfComment(caller: Caller): Commenter['author'] {
  const { loginId: id, accountId } = personOf(caller);
  return { kind: 'login', id, accountId, name: caller.name };
}

const commenterOf = (caller: Caller): Commenter => ({
  author: authorOfComment(caller),
  auditedAs: auditActor(caller),
  mayModerate: true,
});

/** Returns the endpoints for comments of a site by console users. */
export function siteComments(dependencies: SiteDependencies): Pick<UseCases<typeof site>, CommentEndpoint> {
  const requestOf = async (caller: Caller, id: string): Promise<CommentRequest> => ({
    dependencies,
    site: await dependencies.sites.find(caller.scope, id),
    by: commenterOf(caller),
  });
  async function writeOf(caller: Caller, id: string): Promise<CommentRequest> {
    const request = await requestOf(caller, id);
    await assertSiteWritable(dependencies, caller, request.site);
    return request;
  }
  const list: UseCase<typeof site.comments> = async ({ caller, params, query }) =>
    listComments(await requestOf(caller, params.id), query.cursor);
  return {
    comments: list,
    readComments: async ({ caller, params, body }) => {
      const found = await dependencies.sites.find(caller.scope, params.id);
      // E-mails go to the owner, so comments do not count as read if logins of accounts above the owner read them.
      if (caller.scope.accountId === found.ownerId) await dependencies.digests.markRead(found, OWNER_RECIPIENT, body.version);
      return null;
    },
    comment: async ({ caller, params, body }) => addComment(await writeOf(caller, params.id), body),
    reply: async ({ caller, params, body }) => addReply(await writeOf(caller, params.id), params.commentId, body),
    resolveComment: async ({ caller, params, body }) => resolveComment(await writeOf(caller, params.id), params.commentId, body.isResolved),
    removeComment: async ({ caller, params, query }) => removeComment(await writeOf(caller, params.id), params.commentId, query.reply),
  };
}
