import { createHash } from 'node:crypto';
import * as z from 'zod';
import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { parseItem, parseReadable } from '#functions/platform/engine/parse-item.ts';
import { isAbsent, isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { CURRENT_NOTICES_KEY, eventChannelsKey, eventPartition, noticeReadsKey, readMarksKey } from '#functions/platform/keys/keys.ts';
import { StoredCurrent } from '#functions/notices/store/system-notice.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import { BELL_MAX } from '#shared/model/limits.ts';
import { AccountEvent, EventChannel, type EventChannels, EventKind } from '#shared/model/notices/account-event.ts';
import { channelsOf } from '#shared/rules/notices/event-channel.ts';
import type { CurrentNotice, Reader } from '#shared/rules/notices/notice-visibility.ts';
import { NOTHING_READ, type ReadMarks } from '#shared/rules/notices/read-marks.ts';

const StoredMarks = z.object({ readUntil: z.string(), readIds: z.array(z.string()), version: z.number() });
const StoredChannels = z.object({ channels: z.partialRecord(EventKind, EventChannel) });

/** The content of a login's bell. */
export interface Bell {
  current: readonly CurrentNotice[];
  /** The latest events of the account, newest first. */
  events: AccountEvent[];
  channels: EventChannels;
  marks: ReadMarks & { version: number };
}

export interface BellStore {
  /**
   * Reads the bell with two calls: one for the published notifications, the login's read marks and the account's channels; one for the
   * account's latest events.
   */
  read(login: { loginId: string; accountId: string }): Promise<Bell>;
  /**
   * Replaces the read marks of a login, and counts the login as a reader of the newly read notifications. Returns `false` if the marks have
   * changed since they were read, so that no login is counted twice.
   */
  mark(
    loginId: string,
    before: Bell['marks'],
    after: ReadMarks,
    readNow: { noticeIds: readonly string[]; reader: Reader },
  ): Promise<boolean>;
  channelsOf(accountId: string): Promise<EventChannels>;
  setChannels(accountId: string, channels: EventChannels, audit: AuditEntry, audience: readonly string[]): Promise<void>;
}

/** Number of shards of the readers' count, so that concurrent readers of one notification do not contend for one item. */
const SHARDS = 8;
const shardOf = (loginId: string): number => (createHash('sha256').update(loginId).digest()[0] ?? 0) % SHARDS;

export function bellStore(table: Table): BellStore {
  return {
    async read({ loginId, accountId }) {
      const [[current, marks, channels], { items: events }] = await Promise.all([
        table.batchGet([CURRENT_NOTICES_KEY, readMarksKey(loginId), eventChannelsKey(accountId)]),
        table.query({ pk: eventPartition(accountId), descending: true, limit: BELL_MAX.events }),
      ]);
      return {
        current: current ? parseItem(StoredCurrent, current).notices : [],
        events: events
          .flatMap((event) => parseReadable(AccountEvent, event) ?? [])
          .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at)),
        channels: channelsOf(channels && parseItem(StoredChannels, channels).channels),
        marks: marks ? parseItem(StoredMarks, marks) : { ...NOTHING_READ, version: 0 },
      };
    },
    mark(loginId, { version }, { readUntil, readIds }, { noticeIds, reader }) {
      const marks = { entity: 'read-marks', readUntil, readIds, version: version + 1 };
      const count = (id: string): Write => ({
        update: noticeReadsKey(id, shardOf(loginId)),
        set: { entity: 'notice-reads' },
        add: { [reader]: 1 },
      });
      return tryCommit(
        table.transact([
          { put: { ...readMarksKey(loginId), ...marks }, when: version === 0 ? isAbsent() : isEqual('version', version) },
          // Staff sees all notifications, but only logins that are receivers of a notification are counted.
          ...(reader === 'staff' ? [] : noticeIds.map(count)),
        ]),
      );
    },
    async channelsOf(accountId) {
      return channelsOf((await table.get(eventChannelsKey(accountId), StoredChannels))?.channels);
    },
    setChannels: (accountId, channels, audit, audience) =>
      table.transact([{ put: { ...eventChannelsKey(accountId), entity: 'event-channels', channels } }, ...auditWrites(audit, audience)]),
  };
}
