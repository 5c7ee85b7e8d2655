import * as z from 'zod';
import { tryCommit } from '#functions/store/engine/conditional-write.ts';
import { addressDigest } from '#functions/store/engine/digest.ts';
import { allOf, isAbsent, isEqual, isPresent } from '#functions/store/engine/table-expression.ts';
import type { Table, Write } from '#functions/store/engine/table.ts';
import { jobWrite } from '#functions/store/job/job-store.ts';
import type { Job } from '#functions/store/job/job.ts';
import { formerMemberKey, mailRecordPrefix, memberAddressKey, memberKey, membersPartition } from '#functions/store/keys.ts';
import { memberGrowthWrite } from '#functions/store/member/member-growth.ts';
import { type FormerMember, StoredMember } from '#functions/store/member/member.ts';

/** No member has this id: a look-up of an unknown address takes as long as that of a known one. */
const NO_MEMBER_ID = '0'.repeat(26);

const AddressPointer = z.object({ memberId: z.string() });

/** The item of the address makes it unique among the members of a site. */
const memberWrites = (member: StoredMember): Write[] => [
  { put: { ...memberKey(member.siteId, member.id), entity: 'member', ...member }, when: isAbsent() },
  { put: { ...memberAddressKey(member.siteId, member.email), entity: 'member-address', memberId: member.id }, when: isAbsent() },
  memberGrowthWrite(member.siteId, 'registered', new Date(member.createdAt)),
];

export interface MemberStore {
  /** `false` if the address belongs to a member already, or one of the other writes failed. */
  create(member: StoredMember, writes: readonly Write[]): Promise<boolean>;
  get(siteId: string, memberId: string): Promise<StoredMember | undefined>;
  /** Two calls, whether or not the address belongs to a member. */
  findByAddress(siteId: string, email: string): Promise<StoredMember | undefined>;
  /** Replaces a member by what remains. `false` if it left or its password was changed since it was read. */
  leave(member: StoredMember, notice: Job, now: Date): Promise<boolean>;
  /** `false` if the password was changed concurrently, or one of the other writes failed. */
  changePassword(member: StoredMember, passwordHash: string, notice: Job, writes: readonly Write[]): Promise<boolean>;
}

export function memberStore(table: Table): MemberStore {
  const get = (siteId: string, memberId: string) => table.get(memberKey(siteId, memberId), StoredMember);
  /** What is known about e-mails to an address. */
  async function deleteMailRecords(siteId: string, email: string): Promise<void> {
    const records = await table.queryAll({ pk: membersPartition(siteId), prefix: mailRecordPrefix(addressDigest(email)) });
    await table.batchWrite({ remove: records });
  }

  return {
    create: (member, writes) => tryCommit(table.transact([...memberWrites(member), ...writes])),
    get,
    async findByAddress(siteId, email) {
      const address = await table.get(memberAddressKey(siteId, email), AddressPointer);
      return get(siteId, address?.memberId ?? NO_MEMBER_ID);
    },
    async leave({ siteId, id, email, epoch, language, cell, createdAt, registeredAt }, notice, now) {
      const former: FormerMember = {
        siteId,
        id,
        language,
        cell,
        createdAt,
        leftAt: now.toISOString(),
        ...(registeredAt && { registeredAt }),
      };
      const hasLeft = await tryCommit(
        table.transact([
          { delete: memberKey(siteId, id), when: allOf(isPresent(), isEqual('epoch', epoch)) },
          { delete: memberAddressKey(siteId, email) },
          { put: { ...formerMemberKey(siteId, id), entity: 'former-member', ...former } },
          memberGrowthWrite(siteId, 'left', now),
          jobWrite(notice),
        ]),
      );
      if (hasLeft) await deleteMailRecords(siteId, email);
      return hasLeft;
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
