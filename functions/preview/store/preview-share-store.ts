import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { addressDigest } from '#functions/platform/keys/digest.ts';
import { parseItem } from '#functions/platform/engine/parse-item.ts';
import { isAbsent, isEqual, isNotDeleted } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import { INVITEE_PREFIX, inviteeKey, mailRecordPrefix, previewShareKey, siteKey, sitePartition } from '#functions/platform/keys/keys.ts';
import { StoredInvitee, StoredShare } from '#functions/preview/store/preview-share.ts';
import { Site } from '#functions/sites/store/site.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import { siteId as siteIdSchema } from '#shared/model/fields.ts';

/** The state that determines whether an address may open the preview of a site. */
export interface PreviewAccess {
  site: Site;
  share: StoredShare | undefined;
  invitee: StoredInvitee | undefined;
}

/** The sharing of a preview and its invitees, in the order of their invitations. */
export interface PreviewSharing {
  share: StoredShare | undefined;
  invitees: StoredInvitee[];
}

export interface ShareChange {
  /** The state on which the change was decided. */
  before: StoredShare | undefined;
  after: StoredShare;
  invited: readonly StoredInvitee[];
  revoked: readonly StoredInvitee[];
  /** Earlier invitees, with the job that sends them another invitation. */
  mailed: readonly StoredInvitee[];
  jobs: readonly Job[];
  audit: AuditEntry;
}

/** Shares of previews and their invitees. */
export interface PreviewShareStore {
  /** Returns the access of an address, or `undefined` if the site does not exist. Makes one call. */
  findAccess(siteId: string, email: string): Promise<PreviewAccess | undefined>;
  /** Returns the same as `findAccess`, by the id of the invitee. */
  findAccessOf(siteId: string, inviteeId: string): Promise<PreviewAccess | undefined>;
  /** Returns the sharing, or `undefined` if the preview was never shared. */
  find(siteId: string): Promise<StoredShare | undefined>;
  /** Returns the sharing and the invitees. Makes two calls. */
  read(siteId: string): Promise<PreviewSharing>;
  /** Commits a change in one transaction. Returns `false` if the sharing or one of the invitees has changed, or the site was deleted. */
  commit(site: Pick<Site, 'id' | 'lineage'>, change: ShareChange): Promise<boolean>;
  /** Deletes the records of the e-mails to revoked invitees. Idempotent. */
  forgetMails(siteId: string, inviteeIds: readonly string[]): Promise<void>;
}

const isSiteId = (siteId: string) => siteIdSchema().safeParse(siteId).success;

/** Deletes the records of the e-mails to some invitees. */
export async function deleteInvitationMails(table: Table, siteId: string, inviteeIds: readonly string[]): Promise<void> {
  for (const id of inviteeIds)
    await table.batchWrite({ remove: await table.queryAll({ pk: sitePartition(siteId), prefix: mailRecordPrefix(id) }) });
}

const inviteeWrite = (siteId: string, invitee: StoredInvitee): Write => ({
  put: { ...inviteeKey(siteId, invitee.id), entity: 'invitee', ...invitee },
  when: isAbsent(),
});

export function previewShareStore(table: Table): PreviewShareStore {
  async function findAccessOf(siteId: string, inviteeId: string): Promise<PreviewAccess | undefined> {
    if (!isSiteId(siteId)) return undefined;
    const [found, share, invitee] = await table.batchGet([siteKey(siteId), previewShareKey(siteId), inviteeKey(siteId, inviteeId)]);
    const site = found && parseItem(Site, found);
    if (!site || site.deletedAt !== undefined) return undefined;
    return { site, share: share && parseItem(StoredShare, share), invitee: invitee && parseItem(StoredInvitee, invitee) };
  }
  const find = async (siteId: string) => (isSiteId(siteId) ? table.get(previewShareKey(siteId), StoredShare) : undefined);

  return {
    findAccess: (siteId, email) => findAccessOf(siteId, addressDigest(email)),
    findAccessOf,
    find,
    async read(siteId) {
      const [share, invitees] = await Promise.all([
        find(siteId),
        table.queryAll({ pk: sitePartition(siteId), prefix: INVITEE_PREFIX }, StoredInvitee),
      ]);
      return { share, invitees: invitees.toSorted((one, other) => (one.invitation < other.invitation ? -1 : 1)) };
    },
    commit({ id, lineage }, { before, after, invited, revoked, mailed, jobs, audit }) {
      const isUnchanged = ({ invitation }: StoredInvitee) => isEqual('invitation', invitation);
      return tryCommit(
        table.transact([
          { check: siteKey(id), when: isNotDeleted },
          {
            put: { ...previewShareKey(id), entity: 'preview-share', ...after },
            when: before ? isEqual('version', before.version) : isAbsent(),
          },
          ...invited.map((invitee) => inviteeWrite(id, invitee)),
          ...revoked.map((invitee): Write => ({ delete: inviteeKey(id, invitee.id) })),
          ...mailed.map((invitee): Write => ({
            update: inviteeKey(id, invitee.id),
            set: { mail: invitee.mail },
            when: isUnchanged(invitee),
          })),
          ...jobs.map(jobWrite),
          ...auditWrites(audit, lineage),
        ]),
      );
    },
    forgetMails: (siteId, inviteeIds) => deleteInvitationMails(table, siteId, inviteeIds),
  };
}
