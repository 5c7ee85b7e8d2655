import type { Clock } from '#functions/platform/gateways/clock.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { allOf, type Condition, isEqual, isPresent } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { EMAIL_CHANGE_PREFIX, memberEmailChangeKey, memberKey, membersPartition } from '#functions/platform/keys/keys.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { type ChangeSide, EmailChange } from '#functions/visitors/store/records/email-change.ts';
import type { StoredMember } from '#functions/visitors/store/records/member.ts';
import { LINK_LIFETIME_MS } from '#shared/model/limits.ts';

const isSame = ({ id }: Pick<EmailChange, 'id'>): Condition => allOf(isPresent(), isEqual('id', id));

/** Returns the write that ends a change, for the transaction that completes it. A condition fails if another change has replaced it. */
export const endChangeWrite = (change: EmailChange): Write => ({
  delete: memberEmailChangeKey(change.siteId, change.memberId),
  when: allOf(isSame(change), isEqual('confirmed', change.confirmed)),
});

/** Returns the changes of a site that concern an address: that of the member, and those of all members to it. */
export async function changesOfAddress(
  table: Table,
  siteId: string,
  { email, memberId }: { email: string; memberId: string | undefined },
): Promise<EmailChange[]> {
  const changes = await table.queryAll({ pk: membersPartition(siteId), prefix: EMAIL_CHANGE_PREFIX }, EmailChange);
  return changes.filter((change) => change.email === email || change.memberId === memberId);
}

/** Deletes the changes of a site to an address, of all members. */
export async function eraseChangesTo(table: Table, siteId: string, email: string): Promise<void> {
  const found = await changesOfAddress(table, siteId, { email, memberId: undefined });
  await table.batchWrite({ remove: found.map(({ memberId }) => memberEmailChangeKey(siteId, memberId)) });
}

/** The store of changes of members' addresses that are not completed yet. They expire with their links. */
export interface EmailChangeStore {
  /** Returns the pending change of a member; `undefined` if there is none, or if a new password or a suspension has voided it. */
  find(member: Pick<StoredMember, 'siteId' | 'id' | 'epoch'>): Promise<EmailChange | undefined>;
  /**
   * Stores a change, which replaces an earlier one of the member, with the jobs of its e-mails. Returns `undefined` if the member left or
   * its password has changed since it was read.
   */
  request(member: StoredMember, change: Pick<EmailChange, 'id' | 'email'>, mails: readonly Job[]): Promise<EmailChange | undefined>;
  /** Stores the confirmation of one address. Returns `undefined` if the change was confirmed, ended or replaced concurrently. */
  confirm(change: EmailChange, side: ChangeSide): Promise<EmailChange | undefined>;
  /** Ends a change. A no-op if another change has replaced it. */
  end(change: EmailChange): Promise<void>;
}

export function emailChangeStore(table: Table, clock: Clock): EmailChangeStore {
  return {
    async find({ siteId, id, epoch }) {
      const change = await table.get(memberEmailChangeKey(siteId, id), EmailChange);
      return change && change.epoch === epoch && change.until > clock().getTime() ? change : undefined;
    },
    async request({ siteId, id: memberId, epoch }, { id, email }, mails) {
      const now = clock();
      const until = now.getTime() + LINK_LIFETIME_MS['member-email-change'];
      const change: EmailChange = { siteId, memberId, id, epoch, email, confirmed: [], requestedAt: now.toISOString(), until };
      const key = memberEmailChangeKey(siteId, memberId);
      const isStored = await tryCommit(
        table.transact([
          { put: { ...key, entity: 'member-email-change', ...change, expiresAt: Math.ceil(until / 1_000) } },
          { check: memberKey(siteId, memberId), when: allOf(isPresent(), isEqual('epoch', epoch)) },
          ...mails.map(jobWrite),
        ]),
      );
      return isStored ? change : undefined;
    },
    async confirm(change, side) {
      const confirmed = [...change.confirmed, side];
      const key = memberEmailChangeKey(change.siteId, change.memberId);
      const isUnchanged = allOf(isSame(change), isEqual('confirmed', change.confirmed));
      return (await tryCommit(table.update(key, { set: { confirmed } }, isUnchanged))) ? { ...change, confirmed } : undefined;
    },
    async end(change) {
      await tryCommit(table.delete(memberEmailChangeKey(change.siteId, change.memberId), isSame(change)));
    },
  };
}
