import * as z from 'zod';
import { Account } from '#functions/accounts/store/account.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { LICENCE_PREFIX, licenceChangeKey } from '#functions/platform/keys/billing-keys.ts';
import { accountKey, accountPartition } from '#functions/platform/keys/keys.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { type LicencePeak, licencePeak } from '#shared/rules/billing/licence-peak.ts';
import { nextMonth, startOfMonth } from '#shared/rules/time/japanese-month.ts';

const StoredChange = z.object({ at: z.string(), change: z.number() });

/** Records that an account took or gave back a licence of its OEM. It belongs in the transaction that changes `licencesUsed`. */
export const licenceChangeWrite = (oemId: string, { id, version }: Pick<Account, 'id' | 'version'>, at: string, change: number): Write => ({
  put: { ...licenceChangeKey(oemId, at, `${id}#${version}`), entity: 'licence-change', accountId: id, at, change },
});

/**
 * Returns the maximum number of licences of an OEM in use at one time in a past month. Computes it backwards from the licences in
 * use now, so that it is also right for months before changes were recorded.
 */
export async function readLicencePeak(table: Table, oemId: string, month: string): Promise<LicencePeak> {
  const from = LICENCE_PREFIX + startOfMonth(month).toISOString();
  const read = () => table.queryAll({ pk: accountPartition(oemId), between: [from, `${LICENCE_PREFIX}~`] }, StoredChange);
  // Reads again on a conflict, because a change between the reads of the changes and of the account would be counted in only one of them.
  return retryOnConflict(async () => {
    const changes = await read();
    const account = await table.get(accountKey(oemId), Account);
    if ((await read()).length !== changes.length) return CONFLICT;
    return licencePeak(account?.licencesUsed ?? 0, changes, startOfMonth(nextMonth(month)).toISOString());
  });
}
