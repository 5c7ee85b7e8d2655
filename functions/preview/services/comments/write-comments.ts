import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import type { CommentDependencies, Commenter } from '#functions/preview/services/comments/comment-dependencies.ts';
import { canRemoveComment, canRemoveReply, sheetLookup, viewComments } from '#functions/preview/services/comments/view-comments.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { OWNER_RECIPIENT } from '#functions/preview/store/comments/comment-digest-store.ts';
import type { StoredComment } from '#functions/preview/store/comments/comment.ts';
import { type Site, siteAuditSubject } from '#functions/sites/store/site.ts';
import type { AuditAction } from '#shared/model/audit/audit.ts';
import { COMMENT_MAX } from '#shared/model/limits.ts';
import type { CommentThread, NewComment, NewReply } from '#shared/model/preview/comment.ts';

/** A request about comments: dependencies, the site as it was read, and the sender. */
export interface CommentRequest {
  dependencies: CommentDependencies;
  site: Site;
  by: Commenter;
}

const LIMIT_OF = { login: 'comment-of-login', invitee: 'comment-of-invitee' } as const;

const auditOf = ({ dependencies, site, by }: CommentRequest, action: AuditAction, { formerCell }: StoredComment) =>
  by.auditedAs
    ? newAuditEntry(dependencies, action, by.auditedAs, siteAuditSubject(site), [{ field: 'cell', from: null, to: formerCell }])
    : undefined;

/** Returns the recipients of the e-mail about a new text: invitees who took part and, if an invitee wrote it, the owner. */
function recipientsOf({ by }: CommentRequest, { author, replies }: Pick<StoredComment, 'author' | 'replies'>): string[] {
  const invitees = [author, ...replies.map((reply) => reply.author)].flatMap(({ kind, id }) => (kind === 'invitee' ? id : []));
  const others = new Set(invitees.filter((id) => id !== by.author.id));
  return [...others, ...(by.author.kind === 'invitee' ? [OWNER_RECIPIENT] : [])];
}

async function shown({ dependencies, site, by }: CommentRequest, comment: StoredComment): Promise<{ comment: CommentThread }> {
  const [view] = await viewComments(dependencies, site, [comment], by);
  if (!view) throw new Error('A comment has one view');
  return { comment: view };
}

async function findComment({ dependencies: { comments }, site }: CommentRequest, id: string): Promise<StoredComment> {
  const found = await comments.find(site, id);
  if (!found) throw new AppError('not-found');
  return found;
}

/** Throws unless the sender of a repeated comment is its author. */
function assertSentBefore({ by }: CommentRequest, { author }: Pick<StoredComment, 'author'>): void {
  if (author.kind !== by.author.kind || author.id !== by.author.id) throw invalidInput([{ path: 'id', rule: 'duplicate' }]);
}

/**
 * Adds a comment on a sheet of a stored revision. Idempotent: returns a comment that is already stored. Throws `invalid-input` if the
 * revision does not contain the sheet or the site has reached its limit of comments, and `edit-conflict` if the revision is not stored.
 */
export async function addComment(request: CommentRequest, body: NewComment): Promise<{ comment: CommentThread }> {
  const { dependencies, site, by } = request;
  const { comments, revisions, attempts, ids, clock } = dependencies;
  await attempts.count(LIMIT_OF[by.author.kind], `${site.id}#${by.author.id}`);
  const lookUp = await sheetLookup(revisions, site, body.revision);
  if (!lookUp) throw new AppError('edit-conflict');
  const { cell, hash } = lookUp(body.sheetId, body.language);
  if (cell === null) throw invalidInput([{ path: 'sheetId', rule: 'invalid' }]);
  const comment: StoredComment = {
    ...body,
    author: by.author,
    createdAt: clock().toISOString(),
    formerCell: cell,
    sheetHash: hash,
    resolved: null,
    replies: [],
    version: ids.ulid(),
  };
  const outcome = await comments.create(site, comment, {
    audit: auditOf(request, 'site.comment', comment),
    digest: { recipients: recipientsOf(request, comment), at: comment.createdAt },
  });
  if (outcome === 'gone') throw new AppError('not-found');
  if (outcome === 'limit-reached') throw invalidInput([{ path: 'text', rule: 'too-many', params: { max: COMMENT_MAX.stored } }]);
  if (outcome === 'created') return shown(request, comment);
  const stored = await findComment(request, body.id);
  assertSentBefore(request, stored);
  return shown(request, stored);
}

/** Changes a comment. `change` returns the same comment if there is nothing to change. */
async function changeComment(
  request: CommentRequest,
  id: string,
  change: (found: StoredComment) => StoredComment,
  { action, writtenAt }: { action?: AuditAction; writtenAt?: string },
): Promise<{ comment: CommentThread }> {
  const { dependencies, site } = request;
  const changed = await retryOnConflict(async () => {
    const found = await findComment(request, id);
    const next = change(found);
    if (next === found) return found;
    const after = { ...next, version: dependencies.ids.ulid() };
    const audit = action && auditOf(request, action, after);
    const digest = writtenAt === undefined ? undefined : { recipients: recipientsOf(request, after), at: writtenAt };
    return (await dependencies.comments.replace(site, found, after, { audit, digest })) ? after : CONFLICT;
  });
  return shown(request, changed);
}

/** Adds a reply, which reopens a resolved comment. Idempotent. Throws `invalid-input` if the comment has reached its limit of replies. */
export async function addReply(request: CommentRequest, commentId: string, { id, text }: NewReply): Promise<{ comment: CommentThread }> {
  const { dependencies, site, by } = request;
  await dependencies.attempts.count(LIMIT_OF[by.author.kind], `${site.id}#${by.author.id}`);
  const createdAt = dependencies.clock().toISOString();
  const addTo = (found: StoredComment): StoredComment => {
    const stored = found.replies.find((reply) => reply.id === id);
    if (stored) {
      assertSentBefore(request, stored);
      return found;
    }
    if (found.replies.length >= COMMENT_MAX.replies)
      throw invalidInput([{ path: 'text', rule: 'too-many', params: { max: COMMENT_MAX.replies } }]);
    return { ...found, resolved: null, replies: [...found.replies, { id, text, author: by.author, createdAt }] };
  };
  return changeComment(request, commentId, addTo, { writtenAt: createdAt });
}

/** Resolves or reopens a comment. Everyone who sees a comment may do so. Idempotent. */
export function resolveComment(request: CommentRequest, commentId: string, isResolved: boolean): Promise<{ comment: CommentThread }> {
  const { dependencies, by } = request;
  const { name, ...author } = by.author;
  const resolved = isResolved ? { at: dependencies.clock().toISOString(), by: name, author } : null;
  const change = (found: StoredComment) => ((found.resolved !== null) === isResolved ? found : { ...found, resolved });
  return changeComment(request, commentId, change, { action: isResolved ? 'site.comment-resolve' : 'site.comment-reopen' });
}

/** Removes a comment with its replies, or one reply. Throws `forbidden` unless the caller wrote all of it or may moderate. */
export async function removeComment(request: CommentRequest, commentId: string, replyId: string | undefined): Promise<null> {
  const { dependencies, site, by } = request;
  const { comments, ids } = dependencies;
  await retryOnConflict(async () => {
    const found = await findComment(request, commentId);
    const audit = auditOf(request, 'site.comment-remove', found);
    if (replyId === undefined) {
      if (!canRemoveComment(found, by)) throw new AppError('forbidden');
      return (await comments.remove(site, found, ids.ulid(), { audit })) ? null : CONFLICT;
    }
    const reply = found.replies.find(({ id }) => id === replyId);
    if (!reply) throw new AppError('not-found');
    if (!canRemoveReply(reply, by)) throw new AppError('forbidden');
    const after = { ...found, replies: found.replies.filter((one) => one !== reply), version: ids.ulid() };
    return (await comments.replace(site, found, after, { audit })) ? null : CONFLICT;
  });
  return null;
}
