import * as z from 'zod';
import type { Account } from '#functions/accounts/store/account.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { allOf, type Condition, isEqual, isNotDeleted, isPresent } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { accountKey } from '#functions/platform/keys/keys.ts';
import { loginEmailChangeKey } from '#functions/platform/keys/sign-in-keys.ts';
import { ChangeSide } from '#functions/visitors/store/records/email-change.ts';
import { LINK_LIFETIME_MS } from '#shared/model/limits.ts';
import { foldEmail } from '#shared/values/text/is-email.ts';

/** A change of a login's address that both addresses have to confirm. A login has one at a time. */
const StoredEmailChange = z.object({
  accountId: z.string(),
  /** A ULID. The links of a change are void once another change has replaced it. */
  id: z.string(),
  /** The session epoch of the account when the change was requested. A new password and a changed address void the change. */
  epoch: z.number(),
  /** The new address. */
  email: z.string().overwrite(foldEmail),
  confirmed: z.array(ChangeSide).readonly(),
  requestedAt: z.string(),
  /** Epoch milliseconds. */
  until: z.number(),
});
export type StoredEmailChange = z.infer<typeof StoredEmailChange>;

type EpochHolder = Pick<Account, 'id' | 'sessionEpoch'>;

const isSame = ({ id }: Pick<StoredEmailChange, 'id'>): Condition => allOf(isPresent(), isEqual('id', id));
const isUnchanged = (change: StoredEmailChange): Condition => allOf(isSame(change), isEqual('confirmed', change.confirmed));

/** Returns the write that ends a change, for the transaction that completes it. A condition fails if another change has replaced it. */
export const endChangeWrite = (change: StoredEmailChange): Write => ({
  delete: loginEmailChangeKey(change.accountId),
  when: isUnchanged(change),
});

/** The store of changes of logins' addresses that are not completed yet. They expire with their links. */
export interface LoginEmailChangeStore {
  /** Returns the pending change of a login; `undefined` if there is none, or if a new password has voided it. */
  find(account: EpochHolder): Promise<StoredEmailChange | undefined>;
  /**
   * Stores a change, which replaces an earlier one of the login, with the jobs of its e-mails. Returns `undefined` if the account was
   * deleted or its password has changed since it was read.
   */
  request(
    account: EpochHolder,
    change: Pick<StoredEmailChange, 'id' | 'email'>,
    mails: readonly Job[],
  ): Promise<StoredEmailChange | undefined>;
  /** Stores the confirmation of one address. Returns whether the change was neither confirmed, ended nor replaced concurrently. */
  confirm(change: StoredEmailChange, side: ChangeSide): Promise<boolean>;
  /** Ends a change. A no-op if another change has replaced it. */
  end(change: StoredEmailChange): Promise<void>;
}

export function loginEmailChangeStore(table: Table, clock: Clock): LoginEmailChangeStore {
  return {
    async find({ id, sessionEpoch }) {
      const change = await table.get(loginEmailChangeKey(id), StoredEmailChange);
      return change && change.epoch === sessionEpoch && change.until > clock().getTime() ? change : undefined;
    },
    async request({ id: accountId, sessionEpoch }, { id, email }, mails) {
      const now = clock();
      const until = now.getTime() + LINK_LIFETIME_MS['login-email-change'];
      const change = { accountId, id, epoch: sessionEpoch, email, confirmed: [], requestedAt: now.toISOString(), until };
      const item = { ...loginEmailChangeKey(accountId), entity: 'login-email-change', ...change, expiresAt: Math.ceil(until / 1_000) };
      const isStored = await tryCommit(
        table.transact([
          { put: item },
          { check: accountKey(accountId), when: allOf(isNotDeleted, isEqual('sessionEpoch', sessionEpoch)) },
          ...mails.map(jobWrite),
        ]),
      );
      return isStored ? change : undefined;
    },
    confirm: (change, side) =>
      tryCommit(
        table.update(loginEmailChangeKey(change.accountId), { set: { confirmed: [...change.confirmed, side] } }, isUnchanged(change)),
      ),
    async end(change) {
      await tryCommit(table.delete(loginEmailChangeKey(change.accountId), isSame(change)));
    },
  };
}
