import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeFormMail } from '#functions/mail/jobs/mail/compose/compose-form-mail.ts';
import type { Mail } from '#functions/platform/gateways/mail.ts';
import { type Account, newAccount } from '#functions/accounts/store/account.ts';
import { type FormEntry, NEW_ENTRY_WORKFLOW } from '#functions/visitors/store/records/form-entry.ts';
import { STORED_FORM_KINDS } from '#shared/model/forms/form-field.ts';
import type { FormMailRequest } from '#functions/mail/job-definitions/mail.ts';
import { type AutoReply, USUAL_REPLY } from '#shared/model/forms/auto-reply.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';
import { TEST_MEDIA_RIGHTS } from '#test/support/media/media-rights.ts';

const TEMPLATES = ['form-received', 'form-thanks'] as const;
const [OPERATOR, OEM, USER] = [numberedUlid(1), numberedUlid(2), numberedUlid(3)];
const LOGO = { mediaId: numberedUlid(9), width: 400, height: 100, colour: '#ffffff' };

const ENTRY: FormEntry = {
  ...NEW_ENTRY_WORKFLOW,
  submissionId: null,
  id: numberedUlid(5),
  siteId: 'abcdefghij12',
  kind: 'contact',
  lang: 'jp',
  email: 'hanako@example.com',
  answers: [
    { id: numberedUlid(6), key: 'email', title: 'メール', typeInput: 'TEXT_BOX', value: 'hanako@example.com' },
    { id: numberedUlid(7), key: null, title: '色', typeInput: 'SELECT_OPTIONS', value: ['赤', '青'] },
    { id: numberedUlid(8), key: null, title: '本文', typeInput: 'TEXT_BOX', value: '一行目\n二行目' },
    { id: numberedUlid(9), key: null, title: '', typeInput: 'NUMBER', value: '' },
  ],
  agreed: ['termsOfService', 'privacyPolicy'],
  offer: null,
  cell: null,
  sender: {
    siteName: '茶の店',
    companyName: '茶舗',
    destinationEmail: 'shop@example.com',
    address: 'https://abcdefghij12.sites.example.com/en',
    lineage: [OPERATOR, OEM, USER],
  },
  createdAt: '2026-11-20T12:01:00.000Z',
};

const account = (id: string, role: Account['role']): Account =>
  newAccount(
    {
      id,
      role,
      companyName: 'ブランド社',
      contactName: '山田',
      email: 'x@example.com',
      planId: null,
      authority: 'edit',
      createdAt: ENTRY.createdAt,
      brand: { logo: LOGO, mainColor: '#b00000' },
    },
    newAccount(
      {
        id: OPERATOR,
        role: 'MASTER',
        companyName: '',
        contactName: '',
        email: '',
        planId: null,
        authority: 'edit',
        createdAt: ENTRY.createdAt,
      },
      null,
    ),
  );

/** The e-mail about an entry. */
async function composed(template: FormMailRequest['template'], differences: Partial<FormEntry> = {}, above = account(OEM, 'OEM_MASTER')) {
  const entry = { ...ENTRY, ...differences };
  const find = (siteId: string, form: string, id: string) =>
    Promise.resolve(siteId === entry.siteId && form === entry.kind && id === entry.id ? entry : undefined);
  const getAll = (ids: readonly string[]) => Promise.resolve(ids.map((id) => (id === above.id ? above : undefined)));
  const dependencies = {
    entries: { find },
    accounts: { getAll },
    consoleOrigin: 'https://console.example.com',
    mediaRights: TEST_MEDIA_RIGHTS,
  };
  const mail = await composeFormMail(dependencies, { template, siteId: entry.siteId, form: entry.kind, entryId: entry.id });
  return mail ?? expect.unreachable('No e-mail was composed');
}

const tagsOf = ({ html }: Mail): string[] => (html.match(/<[^>]*>/g) ?? []).map((tag) => /^<\/?[^\s>]*/.exec(tag)?.[0] ?? '');

describe('a form-received e-mail', () => {
  it('contains all answers in the order of the fields, and names the visitor as its reply-to', async () => {
    const mail = await composed('form-received');
    expect(mail).toMatchObject({ to: 'shop@example.com', replyTo: 'hanako@example.com', fromName: '茶舗' });
    expect(mail.subject).toBe('【茶の店】お問い合わせが届きました');
    expect(mail.text).toContain(
      ['■ メール\nhanako@example.com', '■ 色\n赤\n青', '■ 本文\n一行目\n二行目', '■ (名前のない項目)\n(未入力)'].join('\n\n'),
    );
    expect(mail.text).toContain('2026/11/20 21:01');
    expect(mail.text).toContain('利用規約、プライバシーポリシー');
    expect(mail.html).toMatch(/メール<\/span><br>hanako@example\.com.*色<\/span><br>赤<br>青.*本文<\/span><br>一行目<br>二行目/s);
    expect(mail.text + mail.html).not.toContain('ご返信いただいてもお答えできません');
  });
});

describe('a form-thanks e-mail', () => {
  it('is sent in the name of the company, states the time until a reply, and hides the address that receives the form', async () => {
    const mail = await composed('form-thanks');
    expect(mail).toMatchObject({ to: 'hanako@example.com', fromName: '茶舗', subject: '【茶舗】お問い合わせありがとうございます' });
    expect(mail).not.toHaveProperty('replyTo');
    expect(mail.text).toContain('24時間以内に、メールでご返信いたします。');
    expect(mail.text).toContain('■ 本文\n一行目\n二行目');
    expect(mail.text).toContain(ENTRY.sender.address);
    expect(JSON.stringify(mail)).not.toContain('shop@example.com');
  });

  it('announces the reply in the words of the owner (R-15.72)', async () => {
    const mail = await composed('form-thanks', { sender: { ...ENTRY.sender, replyText: '3営業日以内にお電話します。' } });
    expect(mail.text).toContain('3営業日以内にお電話します。');
    expect(mail.text).not.toContain('24時間以内');
  });

  const replying = (autoReply: Partial<AutoReply>) =>
    composed('form-thanks', { sender: { ...ENTRY.sender, autoReply: { ...USUAL_REPLY, ...autoReply } } });

  it('an automatic reply has the words of the owner, in lines of plain text, without the sentence about 24 hours (R-8.34)', async () => {
    const mail = await replying({ subject: 'ご予約を承りました', message: '当日は<b>10分前</b>に\n\nお越しください。' });
    expect(mail.subject).toBe('ご予約を承りました');
    expect(mail.text).toContain('当日は<b>10分前</b>に');
    expect(mail.html).toContain('&lt;b&gt;10分前');
    expect(mail.text).not.toContain('24時間以内');
    expect(mail.text).toContain('■ 本文\n一行目\n二行目');
    expect(mail).not.toHaveProperty('attachments');
  });

  it('repeats no answers if the owner says so (R-8.34)', async () => {
    const mail = await replying({ repeatsAnswers: false });
    expect(mail.text + mail.html).not.toContain('一行目');
    expect(mail.text).toContain('茶舗です。内容を承りました。');
    expect(mail.text).toContain('24時間以内');
  });

  it('announces the event of the form and attaches it as a calendar file (R-8.35)', async () => {
    const event = { title: '秋の茶会', startsAt: '2026-12-24T09:00:00.000Z', endsAt: '2026-12-24T11:00:00.000Z', place: '広間' };
    const mail = await replying({ event });
    expect(mail.text).toContain('日時: 2026/12/24 18:00 – 2026/12/24 20:00(日本時間)');
    expect(mail.text).toContain('場所: 広間');
    const [file, ...more] = mail.attachments ?? [];
    expect([file?.name, more]).toEqual(['event.ics', []]);
    const text = Buffer.from(file?.content ?? []).toString();
    for (const line of ['SUMMARY:秋の茶会', 'DTSTART:20261224T090000Z', 'DTEND:20261224T110000Z', 'LOCATION:広間'])
      expect(text).toContain(line);
    for (const draft of [
      { ...event, title: ' ' },
      { ...event, startsAt: null },
    ])
      expect((await replying({ event: draft })).attachments).toBeUndefined();
  });

  it('uses the name of the site as its sender if the form has no company', async () => {
    const mail = await composed('form-thanks', { sender: { ...ENTRY.sender, companyName: '' } });
    expect(mail).toMatchObject({ fromName: '茶の店', subject: '【茶の店】お問い合わせありがとうございます' });
  });
});

it('a hidden source is in the e-mail to the owner and not in the one to the visitor (R-8.37)', async () => {
  const source = { id: numberedUlid(10), key: null, title: 'きっかけ', typeInput: 'HIDDEN' as const, value: 'flyer' };
  const answers = [...ENTRY.answers, source];
  expect((await composed('form-received', { answers })).text).toContain('■ きっかけ\nflyer');
  expect((await composed('form-thanks', { answers })).text).not.toMatch(/きっかけ|flyer/);
});

describe('both form e-mails', () => {
  it.each(LANGUAGES.flatMap((lang) => STORED_FORM_KINDS.flatMap((kind) => TEMPLATES.map((template) => [lang, kind, template] as const))))(
    'contain all texts in %s for the form kind %s and the template %s',
    async (lang, kind, template) => {
      const mail = await composed(template, { lang, kind });
      expect(JSON.stringify(mail)).not.toMatch(/\{\{|undefined|\[object/);
      expect(mail.subject).toContain(template === 'form-thanks' ? '茶舗' : '茶の店');
      if (template === 'form-thanks') expect(mail.text).toContain('24');
      const others = LANGUAGES.filter((other) => other !== lang).map((other) => composed(template, { lang: other, kind }));
      for (const other of await Promise.all(others)) expect(other.subject).not.toBe(mail.subject);
    },
  );

  it('use the colour of the brand above the site, and its logo only if the brand is the owner’s', async () => {
    const below = await composed('form-thanks');
    expect(below.html).toContain('#b00000');
    expect(below.html).not.toContain('<img');
    expect(below.html + below.text).not.toContain('ブランド社');
    const lineage = [OPERATOR, USER];
    const own = await composed('form-thanks', { sender: { ...ENTRY.sender, lineage } }, account(USER, 'USER'));
    expect(own.html).toContain(LOGO.mediaId);
  });

  it('escape entered text and keep each text on one line', async () => {
    const nasty = fc.oneof(
      fc.string({ unit: 'binary' }).map((text) => text.toWellFormed()),
      fc.constantFrom(
        'Hanako\r\nBcc: all@example.com',
        '</title><script>alert(1)</script>',
        '"><img src=x onerror=alert(1)>',
        '{{brand}} {{email}}',
        '\u202Egpj.exe',
      ),
    );
    const filledWith = (text: string): Partial<FormEntry> => ({
      answers: [{ id: numberedUlid(6), key: null, title: text, typeInput: 'TEXT_BOX', value: text.replaceAll('\n', ' ') || 'x' }],
      sender: { ...ENTRY.sender, siteName: text, companyName: text },
    });
    const plain = new Map(
      await Promise.all(TEMPLATES.map(async (template) => [template, tagsOf(await composed(template, filledWith('plain')))] as const)),
    );
    await fc.assert(
      fc.asyncProperty(nasty, fc.constantFrom(...TEMPLATES), async (text, template) => {
        const mail = await composed(template, filledWith(text));
        expect(mail.subject + mail.fromName).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u);
        expect(tagsOf(mail)).toEqual(plain.get(template));
        expect([mail.to, mail.replyTo]).toEqual(
          template === 'form-thanks' ? ['hanako@example.com', undefined] : ['shop@example.com', 'hanako@example.com'],
        );
      }),
    );
  });

  it('are not composed if the entry no longer exists', async () => {
    const dependencies = {
      entries: { find: () => Promise.resolve(undefined) },
      accounts: { getAll: () => Promise.resolve([]) },
      consoleOrigin: '',
      mediaRights: TEST_MEDIA_RIGHTS,
    };
    for (const template of TEMPLATES)
      expect(await composeFormMail(dependencies, { template, siteId: 'x', form: 'contact', entryId: 'y' })).toBeUndefined();
  });
});
