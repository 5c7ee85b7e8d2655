import * as z from 'zod';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { addressDigest } from '#functions/platform/keys/digest.ts';
import { isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import {
  jobKey,
  mailRecordPrefix,
  memberAddressKey,
  memberEmailChangeKey,
  membersPartition,
  memberSessionPrefix,
  registrationPrefix,
} from '#functions/platform/keys/keys.ts';
import { linkKey } from '#functions/platform/keys/sign-in-keys.ts';
import { memberGrowthWrite } from '#functions/visitors/store/records/member-growth.ts';
import type { MemberStore } from '#functions/visitors/store/members/member-store.ts';
import { eraseChangesTo } from '#functions/visitors/store/members/email-change-store.ts';
import { eraseListedMember } from '#functions/visitors/store/list/erase-listed-member.ts';
import { removeRecordWrites } from '#functions/visitors/store/list/index-writes.ts';
import { indexedRecordOf } from '#functions/visitors/store/records/member-record.ts';

const MailRecordSortKey = z.object({ sk: z.string() });

const RETRY = { backOffMs: 25 };

/**
 * Deletes the members of an address with their sessions and index items. Earlier versions could create one member for each spelling of the
 * host.
 */
async function eraseMember(
  table: Table,
  members: Pick<MemberStore, 'findByAddress'>,
  { siteId, email, now }: { siteId: string; email: string; now: Date },
): Promise<void> {
  await retryOnConflict(async () => {
    const member = await members.findByAddress(siteId, email);
    const record = member && indexedRecordOf({ entity: 'member', ...member });
    if (!record) return undefined;
    const pk = membersPartition(siteId);
    await table.batchWrite({ remove: await table.queryAll({ pk, prefix: memberSessionPrefix(member.id) }) });
    const removal = table.transact([
      ...removeRecordWrites(record, isEqual('epoch', member.epoch), [
        memberAddressKey(siteId, email),
        memberEmailChangeKey(siteId, member.id),
      ]),
      memberGrowthWrite(siteId, 'left', now),
    ]);
    // Repeats, because a member with another spelling of the host is found only once this one is deleted.
    await tryCommit(removal);
    return CONFLICT;
  }, RETRY);
}

/** Deletes the records of e-mails to an address, after the jobs and one-time links with the same ids. */
async function eraseMails(table: Table, siteId: string, email: string): Promise<void> {
  const pk = membersPartition(siteId);
  const prefix = mailRecordPrefix(addressDigest(email));
  const records = await table.queryAll({ pk, prefix }, MailRecordSortKey);
  const jobIds = records.map(({ sk }) => sk.slice(prefix.length));
  await table.batchWrite({ remove: jobIds.flatMap((id) => [jobKey(id), linkKey(id)]) });
  await table.batchWrite({ remove: records.map(({ sk }) => ({ pk, sk })) });
}

/**
 * Erases what the membership form of a site stored about an address. Idempotent: everything is found by the address.
 * 1. Deletes the registrations, so that none of them can become a member any more.
 * 2. Deletes the member with its sessions.
 * 3. Deletes changes of members' addresses to this address.
 * 4. Deletes the records of its e-mails. No more are created, since their subject no longer exists.
 */
export async function eraseMembership(
  table: Table,
  members: Pick<MemberStore, 'findByAddress'>,
  { siteId, email, now }: { siteId: string; email: string; now: Date },
): Promise<void> {
  const registrations = { pk: membersPartition(siteId), prefix: registrationPrefix(addressDigest(email)) };
  for (const registration of await table.queryAll(registrations)) await eraseListedMember(table, registration);
  await eraseMember(table, members, { siteId, email, now });
  await eraseChangesTo(table, siteId, email);
  await eraseMails(table, siteId, email);
}
