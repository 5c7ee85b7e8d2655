import * as z from 'zod';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { DUE_ATTRIBUTES, dueAttributes, queryDueIds } from '#functions/platform/engine/due-index.ts';
import { allOf, anyOf, isBelow, isEqual, isPresent } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { commentDigestDueId, commentDigestKey, commentDigestOf, inviteeKey } from '#functions/platform/keys/keys.ts';
import { StoredInvitee } from '#functions/preview/store/preview-share.ts';
import { activeSites } from '#functions/sites/store/active-sites.ts';
import type { Site, SiteRef } from '#functions/sites/store/site.ts';
import { digestDueAt } from '#shared/rules/preview/comments/digest-time.ts';

/** The owner of a site as the recipient of e-mails about its comments. Other recipients are invitees, identified by their ids. */
export const OWNER_RECIPIENT = 'owner';

const StoredDigest = z.object({
  /** Id of the last change of a comment to be e-mailed. */
  version: z.string(),
  /** Comments up to this time have been e-mailed or read. */
  toldUntil: z.string().exactOptional(),
  gsi1sk: z.string().exactOptional(),
});

/** An e-mail about comments that is due. */
export interface DueDigest {
  site: Site;
  recipient: string;
  version: string;
  sentUntil: string;
  /** The invitation of an invitee; `null` for the owner. */
  invitation: string | null;
}

/** Returns the writes that make e-mails about a change due, for the transaction of the change. */
export const digestWrites = (siteId: string, recipients: readonly string[], version: string, at: string): Write[] =>
  recipients.map((recipient): Write => {
    const due = dueAttributes('comment-digest', digestDueAt(new Date(at)), commentDigestDueId(siteId, recipient));
    return { update: commentDigestKey(siteId, recipient), set: { entity: 'comment-digest', version, ...due } };
  });

/** The store of e-mails about comments, at most one per 15 minutes for each recipient of a site. */
export interface CommentDigestStore {
  /** Returns the ids of e-mails that are due, most overdue first. */
  listDue(limit: number): Promise<string[]>;
  /** Returns an e-mail, or `undefined` if it is no longer due, or its site or invitation is deleted. */
  read(id: string): Promise<DueDigest | undefined>;
  /**
   * Marks the e-mail as no longer due, and stores the job that sends it, if any. Returns `false` if there was another change since it was
   * read.
   */
  end(digest: DueDigest, sentUntil: string, job: Job | null): Promise<boolean>;
  /** Marks the comments up to a change as read by the recipient, so that they are not e-mailed. */
  markRead(site: SiteRef, recipient: string, version: string): Promise<void>;
}

export function commentDigestStore(table: Table, clock: Clock): CommentDigestStore {
  return {
    listDue: (limit) => queryDueIds(table, 'comment-digest', new Date(clock().getTime() + 1), limit),
    async read(id) {
      const { siteId, recipient } = commentDigestOf(id);
      const [[site], digest, invitee] = await Promise.all([
        activeSites(table, [siteId]),
        table.get(commentDigestKey(siteId, recipient), StoredDigest),
        recipient === OWNER_RECIPIENT ? undefined : table.get(inviteeKey(siteId, recipient), StoredInvitee),
      ]);
      if (digest?.gsi1sk === undefined) return undefined;
      const isGone = !site || (recipient !== OWNER_RECIPIENT && !invitee);
      if (isGone) await tryCommit(table.update(commentDigestKey(siteId, recipient), { remove: DUE_ATTRIBUTES }, isPresent()));
      if (isGone) return undefined;
      const { version, toldUntil: sentUntil = '' } = digest;
      return { site, recipient, version, sentUntil, invitation: invitee?.invitation ?? null };
    },
    end: ({ site, recipient, version }, sentUntil, job) =>
      tryCommit(
        table.transact([
          {
            update: commentDigestKey(site.id, recipient),
            set: { toldUntil: sentUntil },
            remove: DUE_ATTRIBUTES,
            when: allOf(isEqual('version', version), isPresent('gsi1sk')),
          },
          ...(job ? [jobWrite(job)] : []),
        ]),
      ),
    async markRead({ id }, recipient, version) {
      const isSeen = allOf(isPresent('gsi1sk'), anyOf(isBelow('version', version), isEqual('version', version)));
      const change = { set: { toldUntil: clock().toISOString() }, remove: DUE_ATTRIBUTES };
      await tryCommit(table.update(commentDigestKey(id, recipient), change, isSeen));
    },
  };
}
