import { scopeOf } from '#functions/platform/base/scope.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';

/** Returns the ids of the logins that receive the e-mails about the invoices of an account: its own, and its main contacts. */
export async function billContacts({ listSubAdmins }: Pick<AccountStore, 'listSubAdmins'>, accountId: string): Promise<string[]> {
  const subAdmins = await listSubAdmins(scopeOf(accountId));
  return [accountId, ...subAdmins.filter(({ permission }) => permission === 'main-contact').map(({ id }) => id)];
}
