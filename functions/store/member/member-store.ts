import { tryCommit } from '#functions/store/engine/conditional-write.ts';
import { allOf, isAbsent, isEqual, isPresent } from '#functions/store/engine/table-expression.ts';
import type { Table, Write } from '#functions/store/engine/table.ts';
import type { Job } from '#functions/store/job/job.ts';
import { jobWrite } from '#functions/store/job/job-store.ts';
import { memberAddressKey, memberKey } from '#functions/store/keys.ts';
import type { StoredMember } from '#functions/store/member/member.ts';

/** The id of no member: looking for nobody takes what looking for somebody takes. */
const NOBODY = '0'.repeat(26);

/** The address is a member of the site once at most. */
const memberWrites = (member: StoredMember): Write[] => [
  { put: { ...memberKey(member.siteId, member.id), entity: 'member', ...member }, when: isAbsent() },
  { put: { ...memberAddressKey(member.siteId, member.email), entity: 'member-address', memberId: member.id }, when: isAbsent() },
];

export interface MemberStore {
  /** `false` when the address is a member already, or one of the other writes could not be made. */
  create(member: StoredMember, writes: readonly Write[]): Promise<boolean>;
  get(siteId: string, memberId: string): Promise<StoredMember | undefined>;
  /** The member of an address. Two calls, whether or not there is one. */
  findByAddress(siteId: string, email: string): Promise<StoredMember | undefined>;
  /** `false` when the member has another password meanwhile, or one of the other writes could not be made. */
  changePassword(member: StoredMember, passwordHash: string, notice: Job, writes: readonly Write[]): Promise<boolean>;
}

/** Members of sites in the table. */
export function memberStore(table: Table): MemberStore {
  const get = (siteId: string, memberId: string) => table.get<StoredMember>(memberKey(siteId, memberId));
  return {
    create: (member, writes) => tryCommit(table.transact([...memberWrites(member), ...writes])),
    get,
    async findByAddress(siteId, email) {
      const address = await table.get<{ memberId: string }>(memberAddressKey(siteId, email));
      return get(siteId, address?.memberId ?? NOBODY);
    },
    changePassword({ siteId, id, epoch }, passwordHash, notice, writes) {
      const chosen: Write = {
        update: memberKey(siteId, id),
        set: { passwordHash, epoch: epoch + 1 },
        when: allOf(isPresent(), isEqual('epoch', epoch)),
      };
      return tryCommit(table.transact([chosen, jobWrite(notice), ...writes]));
    },
  };
}
