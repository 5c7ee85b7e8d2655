import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { AttemptStore } from '#functions/sign-in/store/attempt-store.ts';
import type { CommentDigestStore } from '#functions/preview/store/comments/comment-digest-store.ts';
import type { CommentStore } from '#functions/preview/store/comments/comment-store.ts';
import type { StoredAuthor } from '#functions/preview/store/comments/comment.ts';
import type { RevisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';

export interface CommentDependencies {
  comments: CommentStore;
  digests: CommentDigestStore;
  revisions: RevisionStore;
  attempts: AttemptStore;
  clock: Clock;
  ids: Ids;
}

/** The person who reads or writes comments: a console user or an invitee. */
export interface Commenter {
  author: StoredAuthor;
  /** The actor of audit entries; `null` for invitees, whose actions are not audited, so that the audit log contains no addresses. */
  auditedAs: AuditEntry['actor'];
  /** Whether the commenter may remove the comments of others. */
  mayModerate: boolean;
}
