import { type PeopleDependencies, nameRedactor } from '#functions/accounts/services/name-redactor.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { authorName, type StoredComment, type StoredReply } from '#functions/preview/store/comments/comment.ts';
import { attemptAll } from '#functions/platform/base/attempt-all.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { type CommentDigestStore, type DueDigest, OWNER_RECIPIENT } from '#functions/preview/store/comments/comment-digest-store.ts';
import type { CommentStore } from '#functions/preview/store/comments/comment-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { DIGEST_ENTRIES_MAX, DIGEST_TEXT_MAX } from '#shared/model/limits.ts';

/** An entry of a digest: a comment or reply, and the cell it belongs to. */
type DigestEntry = Pick<StoredReply, 'author' | 'text' | 'createdAt'> & { cell: string };

const entriesOf = (comment: StoredComment): DigestEntry[] =>
  [comment, ...comment.replies].map(({ author, text, createdAt }) => ({ author, text, createdAt, cell: comment.formerCell }));

const isBy =
  (inviteeId: string) =>
  ({ author }: DigestEntry): boolean =>
    author.kind === 'invitee' && author.id === inviteeId;

/**
 * Returns the unsent entries of open comments for a recipient, oldest first: the owner gets the entries of invitees, and an invitee gets
 * the entries of others in threads that it took part in. Entries until `sentUntil` were sent before.
 */
function digestEntries(comments: readonly StoredComment[], recipient: string, sentUntil: string): DigestEntry[] {
  return comments
    .filter(({ resolved }) => resolved === null)
    .flatMap((comment) => {
      const entries = entriesOf(comment);
      if (recipient === OWNER_RECIPIENT) return entries.filter(({ author }) => author.kind === 'invitee');
      const isOwn = isBy(recipient);
      return entries.some(isOwn) ? entries.filter((entry) => !isOwn(entry)) : [];
    })
    .filter(({ createdAt }) => createdAt > sentUntil)
    .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
}

export interface DigestDependencies extends PeopleDependencies {
  comments: Pick<CommentStore, 'listAll'>;
  digests: Pick<CommentDigestStore, 'listDue' | 'read' | 'end'>;
  ids: Ids;
  clock: Clock;
}

const DIGESTS_PER_RUN = 200;
const CONCURRENCY = 5;

/** Returns the e-mail job and the time of its last entry; the job is `null` if all entries were resolved, removed or sent before. */
async function prepare(dependencies: DigestDependencies, digest: DueDigest): Promise<{ job: Job | null; sentUntil: string }> {
  const { comments, ids, clock } = dependencies;
  const { site, recipient, invitation, sentUntil } = digest;
  const entries = digestEntries(await comments.listAll(site), recipient, sentUntil);
  const last = entries.at(-1);
  if (!last) return { job: null, sentUntil };
  const written = entries.slice(0, DIGEST_ENTRIES_MAX).map(({ author, cell, text }) => ({ person: authorName(author), cell, text }));
  await nameRedactor(dependencies, { scope: scopeOf(site.ownerId) })(written);
  const about = {
    siteId: site.id,
    siteName: site.name,
    count: entries.length,
    entries: written.map(({ person: { name, isProvider }, cell, text }) => ({
      author: name,
      ...(isProvider && { byProvider: isProvider }),
      cell,
      text: Array.from(text).slice(0, DIGEST_TEXT_MAX).join(''),
    })),
  };
  const mail =
    invitation === null
      ? { template: 'comment-digest' as const, accountId: site.ownerId, ...about }
      : { template: 'comment-replies' as const, inviteeId: recipient, invitation, ...about };
  return { job: newJob('mail', { mail }, ids.ulid(), clock()), sentUntil: last.createdAt };
}

/** Enqueues due e-mails about comments, each in one transaction with the time of its last entry, so that it is sent once. */
export async function sendCommentDigests(dependencies: DigestDependencies): Promise<void> {
  const { digests } = dependencies;
  const send = (id: string): Promise<void> =>
    retryOnConflict(async () => {
      const digest = await digests.read(id);
      if (!digest) return undefined;
      const { job, sentUntil } = await prepare(dependencies, digest);
      return (await digests.end(digest, sentUntil, job)) ? undefined : CONFLICT;
    });
  await attemptAll(await digests.listDue(DIGESTS_PER_RUN), CONCURRENCY, send, 'E-mails about comments could not be sent');
}
