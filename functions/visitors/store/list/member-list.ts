import type { Clock } from '#functions/platform/gateways/clock.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { queryDueIds } from '#functions/platform/engine/due-index.ts';
import { allOf, type Condition, isAtLeast, isEqual, isPresent } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import type { Key } from '#functions/platform/keys/key.ts';
import {
  formerMemberKey,
  memberDayPrefix,
  memberKey,
  memberSessionPrefix,
  membersPartition,
  recordIndexPartition,
  recordListPrefix,
  registrationKey,
} from '#functions/platform/keys/keys.ts';
import { MemberDay } from '#functions/visitors/store/records/member-growth.ts';
import type { StoredMember } from '#functions/visitors/store/records/member.ts';
import { StoredSession } from '#functions/visitors/store/records/member-session.ts';
import type { RegistrationRef } from '#functions/visitors/store/records/registration.ts';
import { readColumns } from '#functions/visitors/store/list/answer-columns.ts';
import { indexRecord } from '#functions/visitors/store/list/index-record.ts';
import { isIndexUnchanged, siteWrite, stateIndexWrites } from '#functions/visitors/store/list/index-writes.ts';
import { ListedMember, memberState, recordOfMember } from '#functions/visitors/store/records/member-record.ts';
import {
  IndexItem,
  queryRecords,
  type RecordPage,
  type RecordQuery,
  type RecordType,
} from '#functions/visitors/store/list/query-records.ts';
import { countWrites, readRecordCounts, type RecordCounts } from '#functions/sites/store/record-counts.ts';
import type { AnswerColumn } from '#shared/model/visitors/form-entry.ts';

/** The fields that identify a member, or a registration. */
export type MemberRef = Pick<StoredMember, 'siteId' | 'id'>;

type ListedStoredMember = ListedMember & { entity: 'member' };

/** The members of sites that the caller has found in its scope. */
export interface MemberList {
  /** Returns the member, registration or former member of an id. Makes at most three calls. */
  find(siteId: string, id: string): Promise<ListedMember | undefined>;
  /** Returns a page of members. Makes at most two calls, plus one for each further hundred members of the page. */
  query(siteId: string, query: RecordQuery): Promise<RecordPage<ListedMember>>;
  columns(siteId: string): Promise<AnswerColumn[]>;
  /** Indexes and counts a member. Idempotent. A no-op if the member or its site no longer exists. */
  index(member: MemberRef): Promise<void>;
  /** Indexes a registration like `index`. Registrations are not counted, because they expire. */
  indexRegistration(registration: RegistrationRef): Promise<void>;
  /** Returns members that should have been indexed by now, most overdue first. */
  listOverdue(limit: number): Promise<MemberRef[]>;
  /** Suspends a member or restores it. Ends its sessions and links. Returns `undefined` if it has changed since it was read. */
  setSuspended(member: ListedStoredMember, isSuspended: boolean): Promise<ListedStoredMember | undefined>;
  /** Ends the sessions and links of a member. Returns `undefined` if it has changed since it was read. */
  endSessions(member: ListedStoredMember): Promise<ListedStoredMember | undefined>;
  /** Returns the number of open sessions. */
  countSessions(member: StoredMember): Promise<number>;
  /** Returns the number of registrations that can still be completed, from the index alone, because they expire. */
  countProvisional(siteId: string): Promise<number>;
  /** Returns the counts by form and state. Makes one call. */
  counts(siteId: string): Promise<RecordCounts>;
  /** Returns the numbers of members who joined and left on each day since `from`; days without changes are missing. */
  days(siteId: string, from: string): Promise<MemberDay[]>;
}

/** Returns the condition that the epoch is unchanged. Each suspension, restoration and new password increments the epoch. */
const isSameEpoch = (item: ListedMember): Condition => (item.entity === 'member' ? isEqual('epoch', item.epoch) : isPresent());

/** Returns the writes that replace a member by `next`, whose state may differ. */
const changeWrites = (member: ListedStoredMember, next: ListedStoredMember, now: Date): Write[] => {
  const record = recordOfMember(member, now);
  if (!record) throw new Error('Members are always listed');
  const { epoch, isSuspended } = next;
  const state = memberState(next);
  const isMoved = record.words !== undefined && state !== record.state;
  const counted = isMoved
    ? countWrites([
        { ...record, by: -1 },
        { ...record, state, by: 1 },
      ])
    : [];
  return [
    { update: record.key, set: { epoch, isSuspended }, when: allOf(isIndexUnchanged(record), isSameEpoch(member)) },
    ...stateIndexWrites(record, state),
    ...(isMoved ? [...counted, siteWrite(record.siteId)] : []),
  ];
};

export function memberList(table: Table, clock: Clock): MemberList {
  const recordType = (): RecordType<ListedMember> => {
    const now = clock();
    return { kind: 'membership', partition: membersPartition, schema: ListedMember, toRecord: (item) => recordOfMember(item, now) };
  };
  const indexItem = (key: Key): Promise<void> =>
    indexRecord(table, async () => {
      const item = await table.get(key, ListedMember);
      const record = item && recordOfMember(item, clock());
      return record && { record, isUnchanged: isSameEpoch(item) };
    });

  async function findProvisional(siteId: string, id: string): Promise<ListedMember | undefined> {
    const listed = { pk: recordIndexPartition(siteId, 'membership'), sk: recordListPrefix('provisional') + id };
    const item = await table.get(listed, IndexItem);
    const found = item && (await table.get({ pk: membersPartition(siteId), sk: item.recordSk }, ListedMember));
    return found && recordOfMember(found, clock()) ? found : undefined;
  }

  async function commit(member: ListedStoredMember, next: ListedStoredMember): Promise<ListedStoredMember | undefined> {
    return (await tryCommit(table.transact(changeWrites(member, next, clock())))) ? next : undefined;
  }

  return {
    async find(siteId, id) {
      const [member, former] = await table.batchGet([memberKey(siteId, id), formerMemberKey(siteId, id)], ListedMember);
      return member ?? former ?? findProvisional(siteId, id);
    },
    query: (siteId, query) => queryRecords(table, recordType(), siteId, query),
    columns: (siteId) => readColumns(table, siteId, 'membership'),
    index: ({ siteId, id }) => indexItem(memberKey(siteId, id)),
    indexRegistration: (registration) => indexItem(registrationKey(registration)),
    async listOverdue(limit) {
      const ids = await queryDueIds(table, 'member', clock(), limit);
      return ids.flatMap((dueId) => {
        const [siteId, id] = dueId.split('#');
        return siteId !== undefined && id !== undefined ? [{ siteId, id }] : [];
      });
    },
    setSuspended: (member, isSuspended) => commit(member, { ...member, isSuspended, epoch: member.epoch + 1 }),
    endSessions: (member) => commit(member, { ...member, epoch: member.epoch + 1 }),
    async countSessions({ siteId, id, epoch }) {
      const sessions = await table.queryAll({ pk: membersPartition(siteId), prefix: memberSessionPrefix(id) }, StoredSession);
      return sessions.filter((session) => session.epoch === epoch && session.until > clock().getTime()).length;
    },
    async countProvisional(siteId) {
      const query = { pk: recordIndexPartition(siteId, 'membership'), prefix: recordListPrefix('provisional') };
      // The database deletes expired items up to days late. Their expiry is in whole seconds.
      const where = isAtLeast('expiresAt', Math.floor(clock().getTime() / 1_000) + 1);
      return (await table.queryAll({ ...query, where }, IndexItem)).length;
    },
    counts: (siteId) => readRecordCounts(table, siteId),
    days: (siteId, from) =>
      table.queryAll({ pk: membersPartition(siteId), between: [memberDayPrefix(from), memberDayPrefix('9')] }, MemberDay),
  };
}
