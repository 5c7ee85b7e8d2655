import * as z from 'zod';
import { CONFLICT, retryOnConflict } from '#functions/retry-on-conflict.ts';
import { tryCommit } from '#functions/store/engine/conditional-write.ts';
import { addressDigest } from '#functions/store/engine/digest.ts';
import { isEqual } from '#functions/store/engine/table-expression.ts';
import type { Table } from '#functions/store/engine/table.ts';
import {
  jobKey,
  linkKey,
  mailRecordPrefix,
  memberAddressKey,
  memberKey,
  membersPartition,
  memberSessionPrefix,
  registrationPrefix,
} from '#functions/store/keys.ts';
import type { MemberStore } from '#functions/store/member/member-store.ts';

const MailRecordSortKey = z.object({ sk: z.string() });

/** Deletes the member of an address with its sessions, if there is one. */
async function eraseMember(table: Table, members: Pick<MemberStore, 'findByAddress'>, siteId: string, email: string): Promise<void> {
  await retryOnConflict(
    async () => {
      const member = await members.findByAddress(siteId, email);
      if (!member) return undefined;
      const pk = membersPartition(siteId);
      await table.batchWrite({ remove: await table.queryAll({ pk, prefix: memberSessionPrefix(member.id) }) });
      const removal = table.transact([
        { delete: memberKey(siteId, member.id), when: isEqual('epoch', member.epoch) },
        { delete: memberAddressKey(siteId, email) },
      ]);
      return (await tryCommit(removal)) ? undefined : CONFLICT;
    },
    { backOffMs: 25 },
  );
}

/** Deletes the records of e-mails to an address, with the jobs and one-time links of the same ids; the records last. */
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
 * 1. Deletes the registrations: none of them can become a member any more.
 * 2. Deletes the member with its sessions.
 * 3. Deletes the records of its e-mails. No more are made: what they would be about is gone.
 */
export async function eraseMembership(
  table: Table,
  members: Pick<MemberStore, 'findByAddress'>,
  siteId: string,
  email: string,
): Promise<void> {
  const registrations = { pk: membersPartition(siteId), prefix: registrationPrefix(addressDigest(email)) };
  await table.batchWrite({ remove: await table.queryAll(registrations) });
  await eraseMember(table, members, siteId, email);
  await eraseMails(table, siteId, email);
}
