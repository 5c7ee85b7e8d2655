import type { Clock } from '#functions/platform/gateways/clock.ts';
import { StoredBulkUpload } from '#functions/bulk-upload/store/bulk-upload.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { DUE_ATTRIBUTES, dueAttributes, queryDueIds } from '#functions/platform/engine/due-index.ts';
import { isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { BULK_UPLOAD_PREFIX, bulkUploadDueId, bulkUploadKey, bulkUploadOf, sitePartition } from '#functions/platform/keys/keys.ts';
import { eventWrite } from '#functions/notices/store/account-event-writes.ts';
import { BULK_UPLOAD_MAX } from '#shared/model/limits.ts';
import type { BulkUploadFault, BulkUploadState } from '#shared/model/bulk-upload/bulk-upload.ts';

const DAY_SECONDS = 24 * 3_600;
/** Time between two checks of files that are still being processed, in milliseconds. */
const LOOK_AGAIN_MS = 45_000;

type BulkUploadRef = Pick<StoredBulkUpload, 'siteId' | 'id'>;

/** The notifications about the end of a bulk upload: the event in the bell, and the e-mail where the account wants one. */
export interface BulkUploadEnding {
  at: Date;
  eventId: string;
  /** The number of usable files. */
  files: number;
  mail: Job;
}

export interface BulkUploadStore {
  create(item: StoredBulkUpload): Promise<void>;
  find(ref: BulkUploadRef): Promise<StoredBulkUpload | undefined>;
  /** Returns the latest bulk uploads of a site, newest first. */
  list(siteId: string, limit: number): Promise<StoredBulkUpload[]>;
  /**
   * This and the next three methods move a bulk upload from the state in which it was read. They return `false` if its state has changed
   * since.
   */
  beginReading(item: StoredBulkUpload, job: Job): Promise<boolean>;
  beginProcessing(item: StoredBulkUpload, mediaIds: readonly string[]): Promise<boolean>;
  /** Ends a bulk upload with usable files, or refuses the archive as a whole. */
  end(item: StoredBulkUpload, fault: BulkUploadFault | null, ending: BulkUploadEnding): Promise<boolean>;
  close(item: StoredBulkUpload): Promise<boolean>;
  /** Returns the bulk uploads whose files are being processed, most overdue first. */
  listProcessing(limit: number): Promise<BulkUploadRef[]>;
  /** Schedules the next check of a bulk upload. */
  postpone(item: StoredBulkUpload): Promise<void>;
}

/** The state of bulk uploads. Every step is one conditional write, so that a job that lost its lease cannot change it. */
export function bulkUploadStore(table: Table, clock: Clock): BulkUploadStore {
  const move = (item: StoredBulkUpload, state: BulkUploadState, changes: { set?: object; remove?: readonly string[] } = {}): Write => ({
    update: bulkUploadKey(item),
    set: { ...changes.set, state },
    ...(changes.remove && { remove: changes.remove }),
    when: isEqual('state', item.state),
  });
  const transact = (...writes: Write[]): Promise<boolean> => tryCommit(table.transact(writes));
  const due = (item: BulkUploadRef, ms: number) => dueAttributes('bulk-upload', new Date(clock().getTime() + ms), bulkUploadDueId(item));

  return {
    create: (item) =>
      table.put({
        ...bulkUploadKey(item),
        entity: 'bulk-upload',
        ...item,
        expiresAt: Math.ceil(Date.parse(item.createdAt) / 1_000) + (BULK_UPLOAD_MAX.keptDays + 1) * DAY_SECONDS,
      }),
    find: (ref) => table.get(bulkUploadKey(ref), StoredBulkUpload),
    async list(siteId, limit) {
      const query = { pk: sitePartition(siteId), prefix: BULK_UPLOAD_PREFIX, descending: true, limit };
      return (await table.query(query, StoredBulkUpload)).items;
    },
    beginReading: (item, job) => transact(move(item, 'reading', { set: { jobId: job.id } }), jobWrite(job)),
    beginProcessing: (item, mediaIds) => transact(move(item, 'processing', { set: { mediaIds, ...due(item, 0) } })),
    end: (item, fault, { at, eventId, files, mail }) =>
      transact(
        move(item, fault === null ? 'ready' : 'failed', { set: { fault }, remove: DUE_ATTRIBUTES }),
        eventWrite({
          accountId: item.ownerId,
          kind: 'bulk-upload-finished',
          id: eventId,
          at: at.toISOString(),
          subject: item.id,
          siteId: item.siteId,
          name: item.fileName,
          count: files,
        }),
        jobWrite(mail),
      ),
    close: (item) => transact(move(item, 'closed', { remove: DUE_ATTRIBUTES })),
    async listProcessing(limit) {
      const ids = await queryDueIds(table, 'bulk-upload', new Date(clock().getTime() + 1), limit);
      return ids.map(bulkUploadOf);
    },
    async postpone(item) {
      await tryCommit(table.update(bulkUploadKey(item), { set: due(item, LOOK_AGAIN_MS) }, isEqual('state', 'processing')));
    },
  };
}
