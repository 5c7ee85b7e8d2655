import * as z from 'zod';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { addressDigest } from '#functions/platform/keys/digest.ts';
import { dueAttributes } from '#functions/platform/engine/due-index.ts';
import { allOf, isAbsent, isEqual, isPresent } from '#functions/platform/engine/table-expression.ts';
import { moveToCanonicalKey } from '#functions/platform/engine/move-to-canonical-key.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import {
  formerMemberAddressKey,
  mailRecordPrefix,
  memberAddressKey,
  memberDueId,
  memberEmailChangeKey,
  memberKey,
  membersPartition,
} from '#functions/platform/keys/keys.ts';
import { memberGrowthWrite } from '#functions/visitors/store/records/member-growth.ts';
import { StoredMember } from '#functions/visitors/store/records/member.ts';
import { deindexRecordWrites, isIndexUnchanged, replaceRecordWrites } from '#functions/visitors/store/list/index-writes.ts';
import { endChangeWrite } from '#functions/visitors/store/members/email-change-store.ts';
import { EmailChange } from '#functions/visitors/store/records/email-change.ts';
import { formerMemberOf, recordOfMember } from '#functions/visitors/store/records/member-record.ts';

/** Milliseconds after which the reconcile job indexes a member. Usually the stream's consumer indexes it within seconds. */
const INDEX_MS = 5 * 60_000;

/** An id that no member has. With it, looking up an unknown address takes as long as a known address. */
const NO_MEMBER_ID = '0'.repeat(26);

const AddressPointer = z.object({ memberId: z.string() });

/** Returns the writes of a member. The item of the address makes the address unique among the members of a site. */
const memberWrites = (member: StoredMember): Write[] => [
  {
    put: {
      ...memberKey(member.siteId, member.id),
      entity: 'member',
      ...member,
      ...dueAttributes('member', new Date(Date.parse(member.createdAt) + INDEX_MS), memberDueId(member)),
    },
    when: isAbsent(),
  },
  { put: { ...memberAddressKey(member.siteId, member.email), entity: 'member-address', memberId: member.id }, when: isAbsent() },
  memberGrowthWrite(member.siteId, 'registered', new Date(member.createdAt)),
];

/** Returns the transaction that replaces a member by its record as a former member. */
function departureWrites(member: StoredMember, notice: Job, now: Date): Write[] {
  const former = formerMemberOf(member, now);
  const [record, next] = [recordOfMember({ entity: 'member', ...member }, now), recordOfMember(former, now)];
  if (!record || !next) throw new Error('Members are always listed');
  const others = [memberAddressKey(member.siteId, member.email), memberEmailChangeKey(member.siteId, member.id)];
  return [
    ...replaceRecordWrites(record, isEqual('epoch', member.epoch), { record: next, item: { ...next.key, ...former } }, others),
    memberGrowthWrite(member.siteId, 'left', now),
    jobWrite(notice),
  ];
}

/** Returns the answers with another address. */
const withAddress = (answers: StoredMember['answers'], email: string): StoredMember['answers'] =>
  answers.map((answer) => (answer.key === 'email' ? { ...answer, value: email } : answer));

/**
 * Returns the transaction that completes the change of an address. It ends all sessions, and links to the former address. The member is
 * indexed again afterwards.
 */
function addressWrites(member: StoredMember, change: EmailChange, notice: Job, now: Date): Write[] {
  const { siteId, id, email: former, epoch } = member;
  const record = recordOfMember({ entity: 'member', ...member }, now);
  if (!record) throw new Error('Members are always listed');
  const { email } = change;
  return [
    {
      update: record.key,
      set: {
        email,
        answers: withAddress(member.answers, email),
        epoch: epoch + 1,
        ...dueAttributes('member', new Date(now.getTime() + INDEX_MS), memberDueId(member)),
      },
      remove: ['words'],
      when: allOf(isIndexUnchanged(record), isEqual('epoch', epoch)),
    },
    { delete: memberAddressKey(siteId, former) },
    { put: { ...memberAddressKey(siteId, email), entity: 'member-address', memberId: id }, when: isAbsent() },
    ...deindexRecordWrites(record),
    endChangeWrite(change),
    jobWrite(notice),
  ];
}

export interface MemberStore {
  /** Stores a member. Returns `false` if the address already belongs to a member, or one of the other writes failed. */
  create(member: StoredMember, writes: readonly Write[]): Promise<boolean>;
  get(siteId: string, memberId: string): Promise<StoredMember | undefined>;
  /** Returns the member of an address. Makes two calls, whether or not the address belongs to a member. */
  findByAddress(siteId: string, email: string): Promise<StoredMember | undefined>;
  /** Replaces a member by its record as a former member. Returns `false` if it has left or its password has changed since it was read. */
  leave(member: StoredMember, notice: Job, now: Date): Promise<boolean>;
  /**
   * Completes the change of an address. Returns `false` if the new address belongs to a member, if the member has left or its
   * password has changed since it was read, or if the change ended concurrently. The caller has to index the member again.
   */
  changeAddress(member: StoredMember, change: EmailChange, notice: Job, now: Date): Promise<boolean>;
  /** Changes the password. Returns `false` if it was changed concurrently, or one of the other writes failed. */
  changePassword(member: StoredMember, passwordHash: string, notice: Job, writes: readonly Write[]): Promise<boolean>;
}

export function memberStore(table: Table): MemberStore {
  const get = (siteId: string, memberId: string) => table.get(memberKey(siteId, memberId), StoredMember);
  /** Moves an address of an earlier version, which may have another key. */
  const moveAddress = (siteId: string, email: string): Promise<void> =>
    moveToCanonicalKey(table, formerMemberAddressKey(siteId, email), memberAddressKey(siteId, email));
  const findByAddress: MemberStore['findByAddress'] = async (siteId, email) => {
    await moveAddress(siteId, email);
    const address = await table.get(memberAddressKey(siteId, email), AddressPointer);
    return get(siteId, address?.memberId ?? NO_MEMBER_ID);
  };
  /** Deletes the records of e-mails to an address. */
  async function deleteMailRecords(siteId: string, email: string): Promise<void> {
    const records = await table.queryAll({ pk: membersPartition(siteId), prefix: mailRecordPrefix(addressDigest(email)) });
    await table.batchWrite({ remove: records });
  }

  return {
    async create(member, writes) {
      await moveAddress(member.siteId, member.email);
      return tryCommit(table.transact([...memberWrites(member), ...writes]));
    },
    get,
    findByAddress,
    async leave({ siteId, id, email, epoch }, notice, now) {
      await moveAddress(siteId, email);
      const hasLeft = await retryOnConflict(async () => {
        const member = await get(siteId, id);
        if (member?.epoch !== epoch) return false;
        // Retried, because the member may have been indexed since it was read.
        return (await tryCommit(table.transact(departureWrites(member, notice, now)))) || CONFLICT;
      });
      if (hasLeft) await deleteMailRecords(siteId, email);
      return hasLeft;
    },
    async changeAddress({ siteId, id, email, epoch }, change, notice, now) {
      await moveAddress(siteId, email);
      await moveAddress(siteId, change.email);
      const isChanged = await retryOnConflict(async () => {
        const member = await get(siteId, id);
        if (member?.epoch !== epoch || (await findByAddress(siteId, change.email))) return false;
        // Retried, because the member may have been indexed since it was read.
        if (await tryCommit(table.transact(addressWrites(member, change, notice, now)))) return true;
        const current = await table.get(memberEmailChangeKey(siteId, id), EmailChange);
        return current?.id === change.id ? CONFLICT : false;
      });
      if (isChanged) await deleteMailRecords(siteId, email);
      return isChanged;
    },
    changePassword({ siteId, id, epoch }, passwordHash, notice, writes) {
      const change: Write = {
        update: memberKey(siteId, id),
        set: { passwordHash, epoch: epoch + 1 },
        when: allOf(isPresent(), isEqual('epoch', epoch)),
      };
      return tryCommit(table.transact([change, jobWrite(notice), ...writes]));
    },
  };
}
