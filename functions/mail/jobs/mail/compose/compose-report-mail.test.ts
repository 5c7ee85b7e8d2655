import { describe, expect, it } from 'vitest';
import { reportKey } from '#functions/platform/gateways/media-keys.ts';
import { composeReportMail } from '#functions/mail/jobs/mail/compose/compose-report-mail.ts';
import type { ReportMailRequest } from '#functions/mail/job-definitions/mail.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import { TEST_MEDIA_RIGHTS } from '#test/support/media/media-rights.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

const [OPERATOR, OEM, OWNER] = [1, 2, 3].map(numberedUlid) as [string, string, string];
const BRAND = { logo: null, mainColor: '#b0413e' };
const accountOf = (id: string, differences: Partial<Account>): Account =>
  ({ id, email: `${id}@example.com`, companyName: id, brand: null, path: [OPERATOR, OEM, OWNER], ...differences }) as Account;
const ACCOUNTS = [
  accountOf(OEM, { role: 'OEM_MASTER', companyName: 'ブランド社', brand: BRAND, path: [OPERATOR, OEM] }),
  accountOf(OWNER, { role: 'USER', companyName: '青葉観光', email: 'owner@example.com' }),
];
const FILE = new Uint8Array([1, 2, 3]);
const TOTALS = {
  visits: 0,
  people: 0,
  views: 0,
  time: 0,
  bounces: 0,
  completed: 0,
  clicks: 0,
  popupClicks: 0,
  conversions: 0,
  converted: 0,
};
const REQUEST: ReportMailRequest = {
  template: 'visit-report',
  to: 'reader@example.com',
  siteId: 'abcdefghij12',
  siteName: 'さくら旅館',
  ownerId: OWNER,
  month: '2026-11',
  language: 'jp',
  reportId: numberedUlid(9),
  totals: { ...TOTALS, visits: 1_234, people: 900, time: 12_340, completed: 617, clicks: 77, conversions: 5, converted: 4 },
  previous: { ...TOTALS, visits: 1_000, people: 900 },
};

const compose = (
  differences: Partial<ReportMailRequest> = {},
  accounts: readonly Account[] = ACCOUNTS,
  file: Uint8Array | undefined = FILE,
) => {
  const find = (id: string): Account | undefined => accounts.find((account) => account.id === id);
  return composeReportMail(
    {
      accounts: { get: (id) => Promise.resolve(find(id)), getAll: (ids) => Promise.resolve(ids.map(find)) },
      reportFiles: { read: (key) => Promise.resolve(key === reportKey(REQUEST.siteId, REQUEST.reportId) ? file : undefined) },
      consoleOrigin: 'https://console.example.com',
      mediaRights: TEST_MEDIA_RIGHTS,
    },
    { ...REQUEST, ...differences },
  );
};

describe('the e-mail of a monthly report (R-20.16)', () => {
  it.each(LANGUAGES)('contains key figures, the PDF file and a link to the console, in %s', async (language) => {
    const composed = await compose({ language });
    const { text = '', attachments } = composed?.mail ?? {};
    for (const part of ['さくら旅館', '青葉観光', '1,234', '+23.4%', '1,000', '50.0%', '0.3%']) expect(text).toContain(part);
    expect(text).toContain(`https://console.example.com/admin-user/analytics?site=abcdefghij12&month=2026-11&brand=${OEM}`);
    expect(text).not.toMatch(/\{\{|undefined|NaN/);
    expect(attachments).toEqual([{ name: 'report_2026-11.pdf', type: 'application/pdf', content: FILE }]);
  });

  it('names the brand above the site as sender and the owner as reply-to, and is marked as an e-mail of the site', async () => {
    const composed = await compose();
    expect(composed).toMatchObject({ record: null, isOfSite: true });
    expect(composed?.mail).toMatchObject({
      to: 'reader@example.com',
      fromName: 'ブランド社',
      replyTo: 'owner@example.com',
      subject: '【ブランド社】「さくら旅館」の2026年11月の効果測定レポート',
    });
    expect(composed?.mail.text).toContain('青葉観光が設定した送付先に毎月お送りしています');
  });

  it('is not composed for a deleted owner; composing it throws if its file is missing', async () => {
    const [oem, owner] = ACCOUNTS as [Account, Account];
    expect(await compose({}, [oem, { ...owner, deletedAt: '2026-12-01T00:00:00.000Z' }])).toBeUndefined();
    await expect(compose({ reportId: numberedUlid(10) })).rejects.toThrow('is missing');
  });
});
