import { scopeOf } from '#functions/platform/base/scope.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';

/** The receiver of an e-mail about an invoice: a login, or with `recipientId` an address of the account that has none. */
export interface BillContact {
  accountId: string;
  recipientId?: string;
}

export type ContactDependencies = Pick<AccountStore, 'get' | 'listSubAdmins'>;

/**
 * Returns the receivers of the e-mails about the invoices of an account: its own login, its main contacts and accountants, and the
 * addresses that have confirmed that they receive them.
 */
export async function billContacts({ get, listSubAdmins }: ContactDependencies, accountId: string): Promise<BillContact[]> {
  const [account, subAdmins] = await Promise.all([get(accountId), listSubAdmins(scopeOf(accountId))]);
  const logins = subAdmins.filter(({ permission }) => permission === 'main-contact' || permission === 'accountant');
  const recipients = (account?.billingRecipients ?? []).filter(({ state }) => state === 'confirmed');
  return [{ accountId }, ...logins.map(({ id }) => ({ accountId: id })), ...recipients.map(({ id }) => ({ accountId, recipientId: id }))];
}
