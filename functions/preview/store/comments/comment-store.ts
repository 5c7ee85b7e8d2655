import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import { digestWrites, OWNER_RECIPIENT } from '#functions/preview/store/comments/comment-digest-store.ts';
import { StoredComment } from '#functions/preview/store/comments/comment.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { ConditionFailedError } from '#functions/platform/engine/table-error.ts';
import {
  allOf,
  anyOf,
  type Condition,
  isAbsent,
  isBelow,
  isEqual,
  isNotDeleted,
  isPresent,
} from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { COMMENT_PREFIX, commentKey, revisionKey, siteKey, sitePartition } from '#functions/platform/keys/keys.ts';
import { addToEventWrite } from '#functions/notices/store/account-event-writes.ts';
import type { Site, SiteRef } from '#functions/sites/store/site.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import { COMMENT_MAX, COMMENTS_PER_PAGE } from '#shared/model/limits.ts';

type CommentedSite = Pick<Site, 'id' | 'ownerId' | 'name'>;

/** The other writes in the transaction of a change. `audit` is `undefined` for replies, which are not audited. */
interface CommentChange {
  audit?: AuditEntry | undefined;
  /** The recipients of an e-mail about a text that was written at this time. */
  digest?: { recipients: readonly string[]; at: string } | undefined;
}

/** The comments of sites. Every write updates the numbers of comments on the site's item. */
export interface CommentStore {
  /** Returns a page of comments, newest first. Makes one call. `after` is `next` of the previous page. */
  list(site: SiteRef, after?: string): Promise<{ comments: StoredComment[]; next: string | null }>;
  /** Returns all comments. Makes one call for each megabyte. */
  listAll(site: SiteRef): Promise<StoredComment[]>;
  find(site: SiteRef, id: string): Promise<StoredComment | undefined>;
  /** Stores a comment. Returns `exists` if a comment with this id is already stored, and `gone` if the site or the revision was removed. */
  create(site: CommentedSite, comment: StoredComment, change: CommentChange): Promise<'created' | 'exists' | 'limit-reached' | 'gone'>;
  /** Replaces a comment. Returns `false` if it was changed or removed concurrently, or the site was deleted. */
  replace(site: CommentedSite, before: StoredComment, after: StoredComment, change: CommentChange): Promise<boolean>;
  /** Removes a comment. Returns `false` under the same conditions as `replace`. `version` is the id of this change. */
  remove(site: CommentedSite, comment: StoredComment, version: string, change: CommentChange): Promise<boolean>;
}

/** Returns the condition that the comments have not changed since the site was read. */
export const hasSameComments = ({ commentsVersion }: Pick<Site, 'commentsVersion'>): Condition =>
  commentsVersion === undefined ? isAbsent('commentsVersion') : isEqual('commentsVersion', commentsVersion);

const CommentedRevision = StoredComment.pick({ revision: true, resolved: true });

/** Returns the revisions with open comments, which the sweep keeps until the comments are resolved. */
export async function commentedRevisions(table: Table, { id }: SiteRef): Promise<string[]> {
  const comments = await table.queryAll({ pk: sitePartition(id), prefix: COMMENT_PREFIX }, CommentedRevision);
  return comments.flatMap(({ revision, resolved }) => (resolved === null ? revision : []));
}

const openCount = (comment: StoredComment | undefined): number => (comment && comment.resolved === null ? 1 : 0);

/** Positions of the writes whose failed condition determines why a comment was not created. */
const CREATION = { comment: 0, revision: 2 } as const;

function changeWrites(
  { id, ownerId, name }: CommentedSite,
  before: StoredComment | undefined,
  after: StoredComment | undefined,
  { version, audit, digest, limit }: CommentChange & { version: string; limit?: Condition },
): Write[] {
  const key = commentKey(id, (after ?? before)?.id ?? '');
  const isAsRead = before ? isEqual('version', before.version) : isAbsent();
  return [
    after ? { put: { ...key, entity: 'comment', ...after }, when: isAsRead } : { delete: key, when: isAsRead },
    {
      update: siteKey(id),
      set: { commentsVersion: version },
      add: { openComments: openCount(after) - openCount(before), commentCount: Number(after !== undefined) - Number(before !== undefined) },
      when: limit ? allOf(isNotDeleted, limit) : isNotDeleted,
    },
    ...(digest ? digestWrites(id, digest.recipients, version, digest.at) : []),
    ...(digest?.recipients.includes(OWNER_RECIPIENT)
      ? [addToEventWrite({ kind: 'comment', accountId: ownerId, id: version, at: digest.at, siteId: id, name })]
      : []),
    // Only the owner's log contains the entry, as for saves.
    ...(audit ? auditWrites(audit, [ownerId]) : []),
  ];
}

export const commentStore = (table: Table): CommentStore => ({
  async list({ id }, after) {
    const { items, next } = await table.queryReadable(
      {
        pk: sitePartition(id),
        prefix: COMMENT_PREFIX,
        descending: true,
        limit: COMMENTS_PER_PAGE,
        after: after === undefined ? undefined : commentKey(id, after),
      },
      StoredComment,
    );
    return { comments: items, next: next ? next.sk.slice(COMMENT_PREFIX.length) : null };
  },
  listAll: ({ id }) => table.queryAll({ pk: sitePartition(id), prefix: COMMENT_PREFIX }, StoredComment),
  find: (site, id) => table.get(commentKey(site.id, id), StoredComment),
  async create(site, comment, change) {
    const limit = anyOf(isAbsent('commentCount'), isBelow('commentCount', COMMENT_MAX.stored));
    const writes = changeWrites(site, undefined, comment, { ...change, version: comment.version, limit });
    const isRevisionKept: Write = { check: revisionKey(site.id, comment.revision), when: isPresent() };
    try {
      await table.transact(writes.toSpliced(CREATION.revision, 0, isRevisionKept));
      return 'created';
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error;
      if (error.failed.includes(CREATION.comment)) return 'exists';
      if (error.failed.includes(CREATION.revision)) return 'gone';
      const present = await table.get(siteKey(site.id));
      return present && present['deletedAt'] === undefined ? 'limit-reached' : 'gone';
    }
  },
  replace: (site, before, after, change) =>
    tryCommit(table.transact(changeWrites(site, before, after, { ...change, version: after.version }))),
  remove: (site, comment, version, change) => tryCommit(table.transact(changeWrites(site, comment, undefined, { ...change, version }))),
});
