import { describe, expect, it } from 'vitest';
import type { Account } from '#functions/accounts/store/account.ts';
import type { Login } from '#functions/accounts/store/login.ts';
import type { BillMailRequest } from '#functions/mail/job-definitions/mail.ts';
import { composeBillMail } from '#functions/mail/jobs/mail/compose/compose-bill-mail.ts';
import { TEST_MEDIA_RIGHTS } from '#test/support/media/media-rights.ts';

const CUSTOMER = { id: 'customer', role: 'USER', email: 'customer@example.com', contactName: 'A person', language: 'en' } as Account;
const CONTENT = new Uint8Array([37, 80, 68, 70]);
const FILE = { key: 'issuer/2026/invoice.pdf', name: 'invoice-2026-12-000007-en.pdf' };
const compose = (attachment?: { key: string; name: string }) => {
  const facts = { accountId: CUSTOMER.id, number: '2026-12-000007', corrects: null, total: 26_180, dueOn: '2026-12-28' };
  const request: BillMailRequest = { template: 'invoice-issued', ...facts, method: 'bank-transfer', ...(attachment && { attachment }) };
  const login = { workAccount: CUSTOMER, brandAccount: undefined } as unknown as Login;
  return composeBillMail(
    {
      accounts: { get: () => Promise.resolve(CUSTOMER), resolveLogin: () => Promise.resolve(login) },
      invoiceFiles: { read: (key) => Promise.resolve(key === FILE.key ? CONTENT : undefined) },
      consoleOrigin: 'https://console.example.com',
      mediaRights: TEST_MEDIA_RIGHTS,
    },
    request,
  );
};

describe('the e-mail of an issued invoice', () => {
  it('attaches the archived PDF if the account wants it, and says so (R-22.121)', async () => {
    const mail = await compose(FILE);
    expect(mail?.attachments).toEqual([{ name: FILE.name, type: 'application/pdf', content: CONTENT }]);
    expect(mail?.text).toContain('The PDF is attached to this e-mail.');
    expect((await compose())?.attachments).toBeUndefined();
    await expect(compose({ ...FILE, key: 'other' })).rejects.toThrow('is missing');
  });
});
