import { expect, it } from 'vitest';
import { billContacts } from '#functions/billing/services/bill-contacts.ts';
import { newAccount } from '#functions/accounts/store/account.ts';
import { Permission } from '#shared/model/role.ts';

const createdAt = '2026-11-30T00:00:00.000Z';
const DETAILS = {
  email: 'a@example.com',
  contactName: 'A person',
  companyName: 'A company',
  planId: null,
  authority: 'edit',
  createdAt,
} as const;

it('billContacts returns the account, its main contacts and accountants, and confirmed addresses (R-2.90, R-2.93)', async () => {
  const subAdmins = Permission.options.map((permission) => newAccount({ ...DETAILS, id: permission, role: 'SUB_ADMIN', permission }, null));
  const billingRecipients = (['waiting', 'confirmed', 'refused'] as const).map((state) => ({
    id: state,
    email: `${state}@example.com`,
    language: 'jp' as const,
    state,
    at: createdAt,
  }));
  const account = { ...newAccount({ ...DETAILS, id: 'account', role: 'USER' }, null), billingRecipients };
  const contacts = await billContacts({ get: async () => account, listSubAdmins: async () => subAdmins }, 'account');
  expect(contacts).toEqual([
    { accountId: 'account' },
    { accountId: 'main-contact' },
    { accountId: 'accountant' },
    { accountId: 'account', recipientId: 'confirmed' },
  ]);
});
