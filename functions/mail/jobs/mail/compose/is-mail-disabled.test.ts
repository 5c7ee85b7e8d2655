import { expect, it } from 'vitest';
import type { Account } from '#functions/accounts/store/account.ts';
import type { MailRequest } from '#functions/mail/job-definitions/mail.ts';
import { isMailDisabled } from '#functions/mail/jobs/mail/compose/is-mail-disabled.ts';
import { channelsOf } from '#shared/rules/notices/event-channel.ts';

const account = { id: 'account' } as Account;
const INVOICE: MailRequest = {
  template: 'invoice-issued',
  accountId: account.id,
  number: '2026-12-000001',
  corrects: null,
  total: 1_100,
  dueOn: null,
  method: 'card',
};

const isDisabled = (request: MailRequest): Promise<boolean> =>
  isMailDisabled(
    {
      bells: { channelsOf: async () => channelsOf({ 'invoice-issued': 'off' }) },
      accounts: { get: async () => account, resolveLogin: async () => ({ account, workAccount: account }) as never },
      entries: { find: async () => undefined },
    },
    request,
  );

it('isMailDisabled applies the channels of an account to its logins, not to addresses that have confirmed on their own (R-2.93)', async () => {
  expect([await isDisabled(INVOICE), await isDisabled({ ...INVOICE, recipientId: 'recipient' })]).toEqual([true, false]);
});
