import { scopeOf } from '#functions/platform/base/scope.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';

/** Returns the ids of the logins that receive the e-mails about the invoices of an account: its own, its main contacts and accountants. */
export async function billContacts({ listSubAdmins }: Pick<AccountStore, 'listSubAdmins'>, accountId: string): Promise<string[]> {
  const subAdmins = await listSubAdmins(scopeOf(accountId));
  return [
    accountId,
    ...subAdmins.filter(({ permission }) => permission === 'main-contact' || permission === 'accountant').map(({ id }) => id),
  ];
}
