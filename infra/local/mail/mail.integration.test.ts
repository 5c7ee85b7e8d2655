import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SendRawEmailCommand, type SendRawEmailCommandInput, SESClient, VerifyDomainIdentityCommand } from '@aws-sdk/client-ses';
import type { SNSEvent } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Listening } from '#infra/local/http/listen.ts';
import type { Mail } from '#infra/local/mail/mail.ts';
import { startMail, WEBHOOK_RECEIVER_PATH } from '#infra/local/mail/start-mail.ts';

let dataDir: string;
let server: Listening;
let ses: SESClient;

const clientOf = (endpoint: string) =>
  new SESClient({ endpoint, region: 'ap-northeast-1', maxAttempts: 1, credentials: { accessKeyId: 'local', secretAccessKey: 'local' } });

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

const send = (mime: string, extra: Partial<SendRawEmailCommandInput> = {}) =>
  ses.send(new SendRawEmailCommand({ RawMessage: { Data: Buffer.from(mime) }, ...extra }));
const sendRaw = (extra: Partial<SendRawEmailCommandInput> = {}) => send(MIME, extra);
const sendText = ({ from = 'no-reply@example.com', subject = 'Subject' } = {}) =>
  send(`From: ${from}\r\nTo: a@example.com\r\nReply-To: reply@example.com\r\nSubject: ${subject}\r\n\r\nBody\r\n`);

describe('SendRawEmail', () => {
  it('stores the parsed message', async () => {
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

  it('delivers to the destinations, including blind copies, and ignores other addresses in headers', async () => {
    await sendRaw({ Source: 'no-reply@example.com', Destinations: ['b@example.com', 'c@example.com', 'q@example.com', 'r@example.com'] });
    expect((await mails())[0]).toMatchObject({
      to: ['b@example.com'],
      cc: ['c@example.com'],
      bcc: ['q@example.com', 'r@example.com'],
    });
  });

  it('stores plain-text e-mails, listed newest first', async () => {
    await sendText();
    await sendText({ subject: 'second' });
    expect(await mails()).toMatchObject([
      { subject: 'second', text: 'Body\n', html: '', replyTo: ['reply@example.com'] },
      { subject: 'Subject' },
    ]);
  });

  it.each<[string, string, Partial<SendRawEmailCommandInput>]>([
    ['no recipient', 'From: a@example.com\r\n\r\nBody', {}],
    ['too many recipients', MIME, { Destinations: Array.from({ length: 51 }, (_, index) => `a${index}@example.com`) }],
    ['no sender', 'To: a@example.com\r\n\r\nBody', { Source: 'a@example.com' }],
    ['no message', '', {}],
    ['a message over 10 MB', `${MIME}${'x'.repeat(10 * 2 ** 20)}`, {}],
  ])('refuses %s', async (_, mime, input) => {
    await expect(send(mime, input)).rejects.toMatchObject({ name: 'InvalidParameterValue', $metadata: { httpStatusCode: 400 } });
    expect(await mails()).toEqual([]);
  });

  it('is the only supported action, and refuses invalid bodies', async () => {
    await expect(ses.send(new VerifyDomainIdentityCommand({ Domain: 'example.com' }))).rejects.toMatchObject({
      name: 'InvalidAction',
      message: expect.stringContaining('VerifyDomainIdentity'),
    });
    const post = (body: string) => fetch(server.url, { method: 'POST', body });
    const broken = await post('Action=SendRawEmail&RawMessage.Data=%3F');
    expect([broken.status, await broken.text()]).toEqual([400, expect.stringContaining('<Code>InvalidParameterValue</Code>')]);
    expect((await post(`Action=SendRawEmail&RawMessage.Data=${'x'.repeat(16 * 2 ** 20)}`)).status).toBe(400);
  });
});

describe('local inbox', () => {
  it('shows an explanation while it is empty, in each of the four languages', async () => {
    expect((await show('/')).html).toContain('メールはまだありません');
    expect((await show('/', 'de, en-US;q=0.8')).html).toContain('No mail yet');
    expect((await show('/', 'zh-CN')).html).toContain('lang="zh-Hans"');
    expect((await show('/', 'ko')).html).toContain('아직 이메일이 없습니다');
    expect((await show('/', 'de')).html).toContain('lang="ja"');
  });

  it('lists e-mails, each with a link to its page', async () => {
    const { MessageId } = await sendText({ from: '"<i>x" <evil@example.com>' });
    const { html } = await show('/');
    expect(html).toContain(`href="/messages/${MessageId}"`);
    expect(html).toContain('&lt;i&gt;x &lt;evil@example.com&gt;');
    expect(html).toMatch(/>\d{4}\/\d\d\/\d\d \d\d:\d\d<\/time>/);
  });

  it('shows an e-mail with sandboxed HTML, and with links that open in a new tab', async () => {
    const { MessageId } = await sendRaw();
    const { html, headers } = await show(`/messages/${MessageId}`);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).toContain('<iframe sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(html).toContain('srcdoc="&lt;base target=&quot;_blank&quot;&gt;&lt;p&gt;Hi');
    expect(html).not.toContain('<script');
    expect(html).toContain('確認はこちら：<a href="https://example.com/confirm?t=1" target="_blank"');
  });

  it('answers 404 with a page if the e-mail does not exist', async () => {
    expect(await show('/messages/none')).toMatchObject({ status: 404, html: expect.stringContaining('メールが見つかりません') });
    expect((await show('/messages/none.eml')).status).toBe(404);
  });

  it('deletes all e-mails when its button is clicked', async () => {
    await sendText();
    expect(await fetch(`${server.url}/messages/clear`, { method: 'POST' })).toMatchObject({ status: 200, redirected: true });
    expect(await mails()).toEqual([]);
  });
});

describe('mail events', () => {
  const published: Record<string, unknown>[] = [];
  let withEvents: Listening;
  let client: SESClient;
  beforeAll(async () => {
    const publish = ({ Records: [record] }: SNSEvent) => Promise.resolve(void published.push(JSON.parse(record?.Sns.Message ?? '{}')));
    const folder = await mkdtemp(join(tmpdir(), 'mail-'));
    withEvents = await startMail({ port: 0, dataDir: folder, events: { configurationSet: 'known', publish } });
    client = clientOf(withEvents.url);
  });
  afterAll(async () => {
    client.destroy();
    await withEvents.close();
  });
  const sendTo = (to: string, extra: Partial<SendRawEmailCommandInput> = { ConfigurationSetName: 'known' }) =>
    client.send(
      new SendRawEmailCommand({
        RawMessage: { Data: Buffer.from(`From: A <no-reply@example.com>\r\nTo: ${to}\r\n\r\nBody\r\n`) },
        ...extra,
      }),
    );

  it('are published for the addresses of the mailbox simulator, with the tags of the e-mail', async () => {
    const scenarios = ['success', 'bounce', 'complaint', 'suppressionlist', 'ooto', 'bounce+label'];
    const publishedEvents = async (scenario: string) => {
      published.length = 0;
      await sendTo(`${scenario}@simulator.amazonses.com`);
      return published.map(({ eventType, bounce }) => {
        const { bounceType, bounceSubType } = (bounce ?? {}) as { bounceType?: string; bounceSubType?: string };
        return [eventType, bounceType, bounceSubType].filter(Boolean).join(' ');
      });
    };
    const outcomes = [];
    for (const scenario of scenarios) outcomes.push(await publishedEvents(scenario));
    expect(outcomes).toEqual([
      ['Delivery'],
      ['Bounce Permanent General'],
      ['Delivery', 'Complaint'],
      ['Bounce Permanent Suppressed'],
      ['Delivery', 'Bounce Transient General'],
      ['Bounce Permanent General'],
    ]);
    published.length = 0;
    const { MessageId } = await sendTo('a@example.com', { ConfigurationSetName: 'known', Tags: [{ Name: 'about', Value: 'x_1' }] });
    expect(published).toMatchObject([
      { mail: { messageId: MessageId, destination: ['a@example.com'], tags: { about: ['x_1'], 'ses:configuration-set': ['known'] } } },
    ]);
  });

  it('are published only for e-mails with a configuration set; an unknown set is refused', async () => {
    published.length = 0;
    await sendTo('a@example.com', {});
    expect(published).toEqual([]);
    await expect(sendTo('a@example.com', { ConfigurationSetName: 'other' })).rejects.toMatchObject({
      name: 'ConfigurationSetDoesNotExistException',
    });
    await expect(sendTo('a@example.com', { Tags: [{ Name: 'a b', Value: 'x' }] })).rejects.toMatchObject({ name: 'InvalidParameterValue' });
  });
});

it('the mail server accepts webhook deliveries without listing them as e-mails', async () => {
  const answer = await fetch(server.url + WEBHOOK_RECEIVER_PATH, { method: 'POST', body: '{"type":"webhook.test"}' });
  expect([answer.status, await answer.text()]).toEqual([202, 'Accepted']);
  expect(await mails()).toEqual([]);
});

describe('startMail', () => {
  it('keeps e-mails across a restart and rejects a port in use', async () => {
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
