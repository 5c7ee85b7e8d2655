import { BilledAccount } from '#functions/accounts/store/billing/billed-account.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { billedAccountKey } from '#functions/platform/keys/billing-keys.ts';

export interface BilledAccountStore {
  /** Returns the billing of an account; `undefined` if the operator does not bill it. */
  find(accountId: string): Promise<BilledAccount | undefined>;
}

export const billedAccountStore = (table: Table): BilledAccountStore => ({
  find: (accountId) => table.get(billedAccountKey(accountId), BilledAccount),
});
