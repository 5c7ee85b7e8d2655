import { describe, expect, it } from 'vitest';
import { newAccount } from '#functions/accounts/store/account.ts';
import type { BillMailRequest } from '#functions/mail/job-definitions/mail.ts';
import { composeBillMail } from '#functions/mail/jobs/mail/compose/compose-bill-mail.ts';
import { TEST_MEDIA_RIGHTS } from '#test/support/media/media-rights.ts';
import type { BillingRecipient } from '#shared/model/billing/billing-recipient.ts';
import type { Language } from '#shared/model/language.ts';

const AT = '2026-11-30T00:00:00.000Z';
const DETAILS = { contactName: 'Ursula', companyName: 'Tea shop', planId: null, authority: 'edit', createdAt: AT } as const;
const operator = newAccount({ ...DETAILS, id: 'operator', role: 'MASTER', email: 'operator@example.com' }, null);

const INVOICE: BillMailRequest = {
  template: 'invoice-issued',
  accountId: 'customer',
  recipientId: 'recipient',
  number: '2026-12-000001',
  corrects: null,
  total: 1_100,
  dueOn: '2026-12-31',
  method: 'bank-transfer',
};
const CREDIT: BillMailRequest = {
  template: 'credit-note',
  accountId: 'customer',
  recipientId: 'recipient',
  number: '2026-12-000001',
  creditNote: 'R2026-12-000001',
  total: -1_100,
  open: 0,
  excess: 0,
};

const MISSING = 'missing';
const fileOf = (key: string) => ({ key, sha256: '', bytes: 1 });
const DOCUMENTS = {
  [INVOICE.number]: { jp: fileOf('i-jp'), en: fileOf('i-en') },
  'R2026-12-000001': { jp: fileOf('c-jp'), en: fileOf('c-en'), cn: fileOf('c-cn'), kr: fileOf('c-kr') },
};

interface Composing {
  language: Language;
  isArchived?: boolean;
  state?: BillingRecipient['state'];
}

function compose(request: BillMailRequest, { language, isArchived = true, state = 'confirmed' }: Composing) {
  const recipient = { id: 'recipient', email: 'money@example.com', language, state, at: AT };
  const account = {
    ...newAccount({ ...DETAILS, id: 'customer', role: 'USER', email: 'ursula@example.com' }, operator),
    billingRecipients: [recipient],
  };
  const login = {
    account,
    workAccount: { ...account, role: 'USER' as const },
    brandAccount: undefined,
    supportAccount: undefined,
    contractStatus: 'ACTIVE' as const,
    isTwoFactorObligatory: false,
  };
  return composeBillMail(
    {
      accounts: { get: async () => account, resolveLogin: async () => login },
      documents: {
        findAll: async (wanted) =>
          wanted.map(({ issuerId, number }) => {
            const files = issuerId === 'operator' && isArchived ? DOCUMENTS[number] : undefined;
            return files && { number, files };
          }),
      },
      archive: { read: async (key) => (key === MISSING ? undefined : new TextEncoder().encode(key)) },
      consoleOrigin: 'https://console.example.com',
      mediaRights: TEST_MEDIA_RIGHTS,
    },
    request,
  );
}

describe('composeBillMail to an address without a login (R-2.93)', () => {
  it.each([
    ['jp', INVOICE, ['invoice-2026-12-000001.pdf i-jp']],
    ['en', INVOICE, ['invoice-2026-12-000001.pdf i-jp', 'invoice-2026-12-000001-en.pdf i-en']],
    ['kr', INVOICE, ['invoice-2026-12-000001.pdf i-jp', 'invoice-2026-12-000001-en.pdf i-en']],
    ['kr', CREDIT, ['credit-note-R2026-12-000001.pdf c-jp', 'credit-note-R2026-12-000001-kr.pdf c-kr']],
  ] as const)('attaches in %s the Japanese PDF and that of its language', async (language, request, files) => {
    const mail = await compose(request, { language });
    const attached = mail?.attachments?.map(({ name, content }) => `${name} ${new TextDecoder().decode(content)}`);
    expect([mail?.to, attached]).toEqual(['money@example.com', files]);
  });

  it('mentions no attachment while the PDF is not archived, and never the console', async () => {
    const [with_, without] = [await compose(INVOICE, { language: 'en' }), await compose(INVOICE, { language: 'en', isArchived: false })];
    expect([with_, without].map((mail) => mail?.text.includes('The PDF is attached.'))).toEqual([true, false]);
    for (const mail of [with_, without]) expect(`${mail?.html}${mail?.text}`).not.toContain('console.example.com/');
  });

  it('returns nothing for an address that was removed, has not confirmed or has refused since', async () => {
    expect(await compose({ ...INVOICE, recipientId: 'removed' }, { language: 'jp' })).toBeUndefined();
    for (const state of ['waiting', 'refused'] as const) expect(await compose(INVOICE, { language: 'jp', state })).toBeUndefined();
  });
});

describe('composeBillMail to a login', () => {
  const FILE = { key: 'issuer/2026/invoice.pdf', name: 'invoice-2026-12-000001-en.pdf' };
  const { recipientId: _recipientId, ...toLogin } = INVOICE;

  it('attaches the archived PDF if the account wants it, and says so (R-22.121)', async () => {
    const mail = await compose({ ...toLogin, attachment: FILE }, { language: 'en' });
    const attached = mail?.attachments?.map(({ name, content }) => `${name} ${new TextDecoder().decode(content)}`);
    expect(attached).toEqual([`${FILE.name} ${FILE.key}`]);
    expect((await compose(toLogin, { language: 'en' }))?.attachments).toEqual([]);
    const { accountId, number } = toLogin;
    const sums = { creditNote: 'R2026-12-000001', total: 1_100, open: 0, excess: 0 };
    const note = await compose({ template: 'credit-note', accountId, number, ...sums, attachment: FILE }, { language: 'en' });
    expect([note?.attachments?.length, note?.text.includes('PDF')]).toEqual([1, true]);
    const voided = await compose({ template: 'invoice-void', accountId, number, total: 1_100, attachment: FILE }, { language: 'en' });
    expect([voided?.attachments?.length, voided?.text.includes('添付')]).toEqual([1, true]);
  });

  it('fails while the PDF that it attaches is missing', async () => {
    await expect(compose({ ...toLogin, attachment: { ...FILE, key: MISSING } }, { language: 'en' })).rejects.toThrow('is missing');
  });
});
