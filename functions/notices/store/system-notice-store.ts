import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { DUE_ATTRIBUTES, dueAttributes } from '#functions/platform/engine/due-index.ts';
import { isAbsent, isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { CURRENT_NOTICES_KEY, NOTICE_PREFIX, noticeKey, noticeReadsPartition, NOTICES_PARTITION } from '#functions/platform/keys/keys.ts';
import { accountMediaWrites } from '#functions/media/store/media-writes.ts';
import { currentEntry, StoredCurrent, StoredNotice } from '#functions/notices/store/system-notice.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import { NOTICE_MAX } from '#shared/model/limits.ts';
import { NoticeReceiver, type ReceiverCounts } from '#shared/model/notices/system-notice.ts';
import { isOver } from '#shared/rules/notices/notice-visibility.ts';

/**
 * The outcome of a change. `limit-reached`: too many notifications are stored or published at one time. `stale`: the notification was
 * changed or removed since it was read.
 */
export type NoticeOutcome = 'saved' | 'limit-reached' | 'stale';

/** A change with its audit entry, in the log of the operator. */
interface NoticeChange {
  audit: AuditEntry;
  operatorId: string;
}

/**
 * The store of system notifications. No write depends on the number of receivers: all published notifications are in one item, which every
 * bell reads.
 */
export interface SystemNoticeStore {
  /** Returns all notifications, newest first. Makes one call for each megabyte. */
  listAll(): Promise<StoredNotice[]>;
  find(id: string): Promise<StoredNotice | undefined>;
  /** Returns the notifications in the order of the ids, `undefined` for those that do not exist. */
  getAll(ids: readonly string[]): Promise<(StoredNotice | undefined)[]>;
  create(notice: StoredNotice, change: NoticeChange): Promise<NoticeOutcome>;
  replace(before: StoredNotice, after: StoredNotice, change: NoticeChange): Promise<NoticeOutcome>;
  remove(before: StoredNotice, change: NoticeChange): Promise<NoticeOutcome>;
  /** Returns the numbers of logins that have read a notification, by receiver. */
  readsOf(id: string): Promise<ReceiverCounts>;
}

const NO_CURRENT: StoredCurrent = { version: 0, notices: [] };

const mediaOf = (notice: StoredNotice | undefined): string[] => (notice?.image ? [notice.image.mediaId] : []);

/** Returns the time at which e-mails of a notification are due, or `undefined` if none are, or all were enqueued. */
function mailsDueAt({ isMailed, isDraft, startDate, mailing }: StoredNotice): Date | undefined {
  const isDone = mailing?.receivers.length === 0;
  return isMailed && !isDraft && startDate !== null && !isDone ? new Date(startDate) : undefined;
}

function noticeWrite(before: StoredNotice | undefined, after: StoredNotice): Write {
  const { id, mailing: _, gsi1sk: __, ...fields } = after;
  const dueAt = mailsDueAt(after);
  const due = dueAt && dueAttributes('notice-mail', dueAt, id);
  return {
    update: noticeKey(id),
    set: { entity: 'notice', id, ...fields, ...due },
    ...(!due && { remove: DUE_ATTRIBUTES }),
    when: before ? isEqual('version', before.version) : isAbsent(),
  };
}

function currentWrite(present: StoredCurrent | undefined, next: StoredCurrent): Write {
  return {
    put: { ...CURRENT_NOTICES_KEY, entity: 'current-notices', ...next },
    when: present ? isEqual('version', present.version) : isAbsent(),
  };
}

export function systemNoticeStore(table: Table): SystemNoticeStore {
  const listAll = () => table.queryAll({ pk: NOTICES_PARTITION, prefix: NOTICE_PREFIX, descending: true }, StoredNotice);
  const getAll: SystemNoticeStore['getAll'] = (ids) => table.batchGet(ids.map(noticeKey), StoredNotice);
  const find = (id: string) => table.get(noticeKey(id), StoredNotice);

  /** Commits a change of one notification and of the item of published notifications, from which it removes ended notifications. */
  const commit = (
    before: StoredNotice | undefined,
    after: StoredNotice | undefined,
    { audit, operatorId }: NoticeChange,
    write: Write,
  ): Promise<NoticeOutcome> =>
    retryOnConflict(async () => {
      const now = new Date(audit.at);
      const present = await table.get(CURRENT_NOTICES_KEY, StoredCurrent);
      const { version, notices } = present ?? NO_CURRENT;
      const entry = after && currentEntry(after, now);
      const kept = notices.filter((one) => one.id !== (after ?? before)?.id && !isOver(one, now));
      if (entry && kept.length >= NOTICE_MAX.current) return 'limit-reached';
      const next = { version: version + 1, notices: [...kept, ...(entry ? [entry] : [])] };
      const writes = [
        write,
        currentWrite(present, next),
        ...accountMediaWrites(mediaOf(before), mediaOf(after), now),
        ...auditWrites(audit, [operatorId]),
      ];
      if (await tryCommit(table.transact(writes))) return 'saved';
      const stored = before && (await find(before.id));
      return before && stored?.version !== before.version ? 'stale' : CONFLICT;
    });

  return {
    listAll,
    find,
    getAll,
    async create(notice, change) {
      if ((await listAll()).length >= NOTICE_MAX.stored) return 'limit-reached';
      return commit(undefined, notice, change, noticeWrite(undefined, notice));
    },
    replace: (before, after, change) => commit(before, after, change, noticeWrite(before, after)),
    async remove(before, change) {
      const outcome = await commit(before, undefined, change, { delete: noticeKey(before.id), when: isEqual('version', before.version) });
      if (outcome === 'saved') await table.batchWrite({ remove: await table.queryAll({ pk: noticeReadsPartition(before.id) }) });
      return outcome;
    },
    async readsOf(id) {
      const shards = await table.queryAll({ pk: noticeReadsPartition(id) });
      const sumOf = (receiver: NoticeReceiver): number => shards.reduce((sum, shard) => sum + Number(shard[receiver] ?? 0), 0);
      return Object.fromEntries(NoticeReceiver.options.map((receiver) => [receiver, sumOf(receiver)])) as ReceiverCounts;
    },
  };
}
