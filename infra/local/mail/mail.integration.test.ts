import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateEmailIdentityCommand, SendEmailCommand, SESv2Client, type SendEmailCommandInput } from '@aws-sdk/client-sesv2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Listening } from '#infra/local/http/listen.ts';
import type { Mail } from '#infra/local/mail/mail.ts';
import { startMail } from '#infra/local/mail/start-mail.ts';

let dataDir: string;
let server: Listening;
let ses: SESv2Client;

const clientOf = (endpoint: string) =>
  new SESv2Client({ endpoint, region: 'ap-northeast-1', maxAttempts: 1, credentials: { accessKeyId: 'local', secretAccessKey: 'local' } });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mail-'));
  server = await startMail({ port: 0, dataDir });
  ses = clientOf(server.url);
});

afterAll(async () => {
  ses.destroy();
  await server.close();
  await rm(dataDir, { recursive: true });
});

beforeEach(() => fetch(`${server.url}/messages`, { method: 'DELETE' }));

const mails = async () => (await (await fetch(`${server.url}/messages.json`)).json()) as Mail[];
const show = async (path: string, language = 'ja') => {
  const response = await fetch(`${server.url}${path}`, { headers: { 'accept-language': language } });
  return { status: response.status, headers: response.headers, html: await response.text() };
};

const base64 = (text: string) => Buffer.from(text).toString('base64');
const MIME = [
  `From: =?UTF-8?B?${base64('スワイプ運営')}?= <no-reply@example.com>`,
  'To: "A, Inc." <a@example.com>, b@example.com',
  'Cc: c@example.com',
  `Subject: =?UTF-8?B?${base64('ご登録の確認')}?=`,
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary="m"',
  '',
  '--m',
  'Content-Type: multipart/alternative; boundary="a"',
  '',
  '--a',
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: base64',
  '',
  base64('確認はこちら：https://example.com/confirm?t=1\n'),
  '--a',
  'Content-Type: text/html; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  '<p>Hi</p><a href=3D"https://example.com/confirm?t=3D1&amp;l=3Djp">OK</a><script>bad()</script>',
  '--a--',
  '--m',
  'Content-Type: application/pdf; name="invoice.pdf"',
  'Content-Disposition: attachment; filename="invoice.pdf"',
  'Content-Transfer-Encoding: base64',
  '',
  base64('%PDF-'),
  '--m--',
  '',
].join('\r\n');

const sendRaw = (extra: Partial<SendEmailCommandInput> = {}) =>
  ses.send(new SendEmailCommand({ Content: { Raw: { Data: Buffer.from(MIME) } }, ...extra }));
const sendSimple = (extra: Partial<SendEmailCommandInput> = {}) =>
  ses.send(
    new SendEmailCommand({
      FromEmailAddress: 'no-reply@example.com',
      Destination: { ToAddresses: ['a@example.com'] },
      Content: { Simple: { Subject: { Data: '件名' }, Body: { Text: { Data: '本文' } } } },
      ...extra,
    }),
  );

describe('SendEmail', () => {
  it('takes raw content apart', async () => {
    const { MessageId } = await sendRaw();
    expect(await mails()).toEqual([
      {
        id: MessageId,
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        from: 'スワイプ運営 <no-reply@example.com>',
        to: ['a@example.com', 'b@example.com'],
        cc: ['c@example.com'],
        bcc: [],
        replyTo: [],
        subject: 'ご登録の確認',
        text: '確認はこちら：https://example.com/confirm?t=1\n',
        html: expect.stringContaining('<p>Hi</p>'),
        links: ['https://example.com/confirm?t=1&l=jp', 'https://example.com/confirm?t=1'],
        attachments: [{ name: 'invoice.pdf', type: 'application/pdf', size: 5 }],
      },
    ]);
    const source = await fetch(`${server.url}/messages/${MessageId}.eml`);
    expect(await source.text()).toBe(MIME);
  });

  it('keeps every recipient of the destination, the blind ones too', async () => {
    const Destination = {
      ToAddresses: ['x@example.com', 'Y <y@example.com>'],
      CcAddresses: ['z@example.com'],
      BccAddresses: ['q@example.com', 'r@example.com'],
    };
    await sendRaw({ Destination });
    expect((await mails())[0]).toMatchObject({
      to: ['x@example.com', 'y@example.com'],
      cc: ['z@example.com'],
      bcc: ['q@example.com', 'r@example.com'],
    });
  });

  it('takes simple content, newest first', async () => {
    await sendSimple({ ReplyToAddresses: ['reply@example.com'] });
    await sendSimple({ Content: { Simple: { Subject: { Data: 'second' }, Body: { Html: { Data: '<b>b</b>' } } } } });
    expect(await mails()).toMatchObject([
      { subject: 'second', text: '', html: '<b>b</b>' },
      { subject: '件名', text: '本文', html: '', replyTo: ['reply@example.com'] },
    ]);
  });

  it.each<[string, Partial<SendEmailCommandInput>]>([
    ['no recipient', { Destination: {} }],
    ['too many recipients', { Destination: { ToAddresses: Array.from({ length: 51 }, (_, index) => `a${index}@example.com`) } }],
    ['no sender', { FromEmailAddress: undefined }],
    ['no content', { Content: {} }],
    ['a template', { Content: { Template: { TemplateName: 't' } } }],
    [
      'attachments outside raw content',
      { Content: { Simple: { Subject: { Data: '' }, Body: {}, Attachments: [{ FileName: 'a', RawContent: Buffer.from('a') }] } } },
    ],
  ])('refuses %s', async (_, input) => {
    await expect(sendSimple(input)).rejects.toMatchObject({ name: 'BadRequestException', $metadata: { httpStatusCode: 400 } });
    expect(await mails()).toEqual([]);
  });

  it('answers other actions and bad bodies at once', async () => {
    await expect(ses.send(new CreateEmailIdentityCommand({ EmailIdentity: 'a@example.com' }))).rejects.toMatchObject({
      name: 'UnknownOperationException',
      message: expect.stringContaining('POST /v2/email/identities'),
    });
    const broken = await fetch(`${server.url}/v2/email/outbound-emails`, { method: 'POST', body: '{' });
    expect(broken.status).toBe(400);
    expect(await broken.json()).toEqual({ message: 'The body is not JSON.' });
    const huge = await fetch(`${server.url}/v2/email/outbound-emails`, { method: 'POST', body: 'x'.repeat(57 * 2 ** 20) });
    expect(huge.status).toBe(400);
  });
});

describe('the inbox', () => {
  it('says what to expect while it is empty, in the four languages', async () => {
    expect((await show('/')).html).toContain('メールはまだありません');
    expect((await show('/', 'de, en-US;q=0.8')).html).toContain('No mail yet');
    expect((await show('/', 'zh-CN')).html).toContain('lang="zh-Hans"');
    expect((await show('/', 'ko')).html).toContain('아직 메일이 없습니다');
    expect((await show('/', 'de')).html).toContain('lang="ja"');
  });

  it('lists mails with links to them', async () => {
    const { MessageId } = await sendSimple({ FromEmailAddress: '"<i>x" <evil@example.com>' });
    const { html } = await show('/');
    expect(html).toContain(`href="/messages/${MessageId}"`);
    expect(html).toContain('&lt;i&gt;x &lt;evil@example.com&gt;');
    expect(html).toMatch(/>\d{4}\/\d\d\/\d\d \d\d:\d\d<\/time>/);
  });

  it('shows a mail whose HTML cannot act, with links that open in a new tab', async () => {
    const { MessageId } = await sendRaw();
    const { html, headers } = await show(`/messages/${MessageId}`);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).toContain('<iframe sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(html).toContain('srcdoc="&lt;base target=&quot;_blank&quot;&gt;&lt;p&gt;Hi');
    expect(html).not.toContain('<script');
    expect(html).toContain('確認はこちら：<a href="https://example.com/confirm?t=1" target="_blank"');
  });

  it('has a page for mails that are not there', async () => {
    expect(await show('/messages/none')).toMatchObject({ status: 404, html: expect.stringContaining('メールが見つかりません') });
    const { MessageId } = await sendSimple();
    expect((await show(`/messages/${MessageId}.eml`)).status).toBe(404);
  });

  it('is cleared by its button', async () => {
    await sendSimple();
    expect(await fetch(`${server.url}/messages/clear`, { method: 'POST' })).toMatchObject({ status: 200, redirected: true });
    expect(await mails()).toEqual([]);
  });
});

describe('the process', () => {
  it('keeps mails over a restart and tells a taken port', async () => {
    await sendRaw();
    const before = await mails();
    await expect(startMail({ port: Number(new URL(server.url).port), dataDir })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await server.close();
    server = await startMail({ port: 0, dataDir });
    ses.destroy();
    ses = clientOf(server.url);
    expect(await mails()).toEqual(before);
  });
});
