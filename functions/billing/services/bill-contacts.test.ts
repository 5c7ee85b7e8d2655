import { expect, it } from 'vitest';
import { billContacts } from '#functions/billing/services/bill-contacts.ts';
import { newAccount } from '#functions/accounts/store/account.ts';
import { Permission } from '#shared/model/role.ts';

it('billContacts returns the account, its main contacts and its accountants (R-2.90)', async () => {
  const details = { email: 'a@example.com', contactName: 'A person', companyName: 'A company', planId: null, authority: 'edit' } as const;
  const createdAt = '2026-11-30T00:00:00.000Z';
  const subAdmins = Permission.options.map((permission) =>
    newAccount({ id: permission, role: 'SUB_ADMIN', permission, ...details, createdAt }, null),
  );
  const contacts = await billContacts({ listSubAdmins: async () => subAdmins }, 'account');
  expect(contacts).toEqual(['account', 'main-contact', 'accountant']);
});
