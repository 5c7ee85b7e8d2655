import { siteKey } from '#functions/platform/keys/keys.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  COLOURS,
  COMPANY,
  formData,
  EMAIL,
  field,
  formIn,
  MESSAGE,
  SEVERAL_LINES,
  type SiteFormFixture,
  uniqueEmail,
  startSiteFormFixture,
  submission,
} from '#test/support/api/site-form-fixture.ts';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import type { Item } from '#functions/platform/engine/table.ts';
import { siteSweep } from '#functions/sites/services/sweep/site-sweep.ts';
import { FORM_ANSWER_MAX } from '#shared/model/input-limits.ts';
import { RATE_LIMITS, RATE_LIMIT_WINDOW_MS, RATE_LIMIT_WINDOWS_MS, FORM_FIELDS_MAX } from '#shared/model/limits.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

let test: SiteFormFixture;
let siteId: string;
beforeAll(async () => {
  test = await startSiteFormFixture();
});
afterAll(() => test.stop());
beforeEach(async () => {
  ({ siteId } = await test.published());
  await test.deliverMail();
});

const keyOf = ({ pk, sk }: Item): string => `${pk} ${sk}`;
const faultsIn = (refusal: unknown) => (refusal as { fields?: { path: string; rule: string }[] }).fields;

describe('sent form', () => {
  it('is stored with titles and answers in order, at the time of the server', async () => {
    const sent = submission({ data: formData({ [EMAIL]: ' Ｈanako@Example.com ', [COLOURS]: '青' }) });
    expect(await test.call('contact', siteId, sent)).toMatchObject({ status: 201, data: null });
    const [entry, ...more] = await test.entriesOf(siteId);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      siteId,
      kind: 'contact',
      lang: 'jp',
      email: 'hanako@example.com',
      agreed: [],
      createdAt: test.clock().toISOString(),
      answers: [
        { id: EMAIL, key: 'email', title: 'メール', typeInput: 'TEXT_BOX', value: 'hanako@example.com' },
        { id: COMPANY, key: 'company', title: '会社', value: '花' },
        { id: COLOURS, key: null, title: '色', typeInput: 'SELECT_OPTIONS', value: ['青'] },
        { id: MESSAGE, title: '本文', value: '一\n二' },
      ],
    });
    expect(entry?.id).not.toBe(sent.id);
    expect(await test.entries.find(siteId, 'contact', entry?.id ?? '')).toEqual(entry);
  });

  it('an entry is stored, listed and e-mailed with the answers to the fields that it shows, in their order (R-8.38, R-8.41)', async () => {
    const [party, diet] = [numberedUlid(10), numberedUlid(11)];
    const [email, company, ...others] = formIn('メール').fields;
    const fields = [
      ...[email, company].flatMap((one) => one ?? []),
      field(party, '人数', { typeInput: 'SELECT', isRequired: true, options: [{ value: '1人' }, { value: '2人以上' }] }),
      field(diet, '同伴者', { isRequired: true, shownIf: { fieldId: party, option: 1 } }),
      ...others,
    ];
    const asking = (await test.published({ contactForm: { jp: formIn('', { fields }) } })).siteId;
    const sent = (data: Record<string, string>) => test.call('contact', asking, submission({ data: formData(data) }));
    const { data: refusal } = await sent({ [party]: '2人以上' });
    expect(faultsIn(refusal)).toEqual([expect.objectContaining({ path: `data.${diet}`, rule: 'required' })]);
    expect(await sent({ [party]: '1人', [diet]: '\u0000'.repeat(3_000) })).toMatchObject({ status: 201 });
    expect(await sent({ [party]: '2人以上', [diet]: '花子' })).toMatchObject({ status: 201 });
    const stored = await test.entriesOf(asking);
    const byFirst = (one: readonly string[] = [], other: readonly string[] = []): number => String(one[0]).localeCompare(String(other[0]));
    expect(stored.map(({ formColumns }) => formColumns?.map(({ title }) => title)).toSorted(byFirst)).toEqual([
      ['メール', '会社', '人数', '同伴者', '色', '本文'],
      undefined,
    ]);
    const entries = stored.map(({ answers }) => answers.map(({ id }) => id));
    expect(entries.toSorted((one, other) => one.length - other.length)).toEqual([
      [EMAIL, COMPANY, party, COLOURS, MESSAGE],
      [EMAIL, COMPANY, party, diet, COLOURS, MESSAGE],
    ]);
    const mails = (await test.deliverMail()).map(({ text }) => text.includes('同伴者'));
    expect([mails.filter((has) => has).length, mails.filter((has) => !has).length]).toEqual([2, 2]);
  });

  it('an entry is stored with a date and a radio answer, and refused outside the days of the form (R-8.29, R-8.30)', async () => {
    const [day, time] = [numberedUlid(10), numberedUlid(11)];
    const fields = [
      ...formIn('メール').fields,
      field(day, '日', { typeInput: 'DATE', days: { first: '2026-12-01', last: '2026-12-31' } }),
      field(time, '時間帯', { typeInput: 'RADIO', options: [{ value: '昼' }, { value: '夜' }] }),
    ];
    const dated = (await test.published({ contactForm: { jp: formIn('', { fields }) } })).siteId;
    const sendWith = (answers: Record<string, string>) => test.call('contact', dated, submission({ data: formData(answers) }));
    const { status, data: refusal } = await sendWith({ [day]: '2027-01-01', [time]: '朝' });
    expect(status).toBe(400);
    expect(faultsIn(refusal)).toEqual([
      { path: `data.${day}`, rule: 'too-late', params: { max: '2026/12/31' } },
      { path: `data.${time}`, rule: 'unknown-option' },
    ]);
    expect(await sendWith({ [day]: '2026/12/24', [time]: '夜' })).toMatchObject({ status: 201 });
    expect((await test.entriesOf(dated))[0]?.answers.slice(-2)).toEqual([
      { id: day, key: null, title: '日', typeInput: 'DATE', value: '2026-12-24' },
      { id: time, key: null, title: '時間帯', typeInput: 'RADIO', value: '夜' },
    ]);
  });

  it('is stored with the cell it was sent from, or without a cell if the site has no sheet there', async () => {
    for (const cell of ['A1', 'CV100', '__pro', undefined])
      expect(await test.call('contact', siteId, submission({ data: formData(), cell }))).toMatchObject({ status: 201 });
    expect((await test.entriesOf(siteId)).map(({ cell }) => cell)).toEqual(['A1', null, null, null]);
  });

  it('is stored completely at the maximum size', async () => {
    const [email, company] = formIn('メール').fields;
    if (!email || !company) throw new Error('The form has no fields');
    const more = Array.from({ length: FORM_FIELDS_MAX - 2 }, (_, at) => field(numberedUlid(at + 10), `${at}`, SEVERAL_LINES));
    const full = (await test.published({ contactForm: { jp: formIn('', { fields: [email, company, ...more] }) } })).siteId;
    const answer = '😀'.repeat(FORM_ANSWER_MAX.lines);
    const filled = { [EMAIL]: uniqueEmail(), [COMPANY]: '花', ...Object.fromEntries(more.map(({ id }) => [id, answer])) };
    expect(await test.call('contact', full, submission({ data: filled }))).toMatchObject({ status: 201 });
    expect((await test.entriesOf(full))[0]?.answers.at(-1)).toMatchObject({ value: answer });
    expect((await test.deliverMail()).filter(({ text }) => text.includes(answer))).toHaveLength(2);
  });

  it.each(['contact', 'homepage'] as const)('makes five item writes besides the three rate-limit counters: %s', async (kind) => {
    const before = new Set((await scanTable(test)).map(keyOf));
    test.takeTraffic();
    await test.call(kind, siteId, submission({ data: formData() }));
    const { calls, itemsWritten } = test.takeTraffic();
    expect(calls.filter((call) => /^(Put|Update|Delete|Transact|BatchWrite)/.test(call))).toEqual([
      'UpdateItemCommand',
      'UpdateItemCommand',
      'UpdateItemCommand',
      'TransactWriteItemsCommand',
    ]);
    const written = (await scanTable(test)).filter((item) => !before.has(keyOf(item))).map((item) => item['entity']);
    expect(written.toSorted()).toEqual([
      'attempt',
      'attempt',
      'attempt',
      'form-entry',
      'form-submission',
      'job',
      'job',
      'visit-conversion',
    ]);
    expect(itemsWritten).toBe(written.length);
  });

  it('is stored only under the site and form to which it was sent', async () => {
    await test.call('homepage', siteId, submission({ data: formData() }));
    expect([await test.entriesOf(siteId, 'contact'), (await test.entriesOf(siteId, 'homepage')).length]).toEqual([[], 1]);
  });

  it('an entry is e-mailed to every destination once, and listed with these e-mails (R-8.33)', async () => {
    const moreDestinations = ['desk@example.com', 'shop@example.com', 'night@example.com'];
    const several = (await test.published({ contactForm: { jp: formIn('メール', { moreDestinations }) } })).siteId;
    const email = uniqueEmail();
    await test.call('contact', several, submission({ data: formData({ [EMAIL]: email }) }));
    const mails = await test.deliverMail();
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['desk@example.com', 'night@example.com', 'shop@example.com', email].toSorted());
    expect(mails.filter(({ to }) => to !== email).every(({ replyTo, text }) => replyTo === email && text.includes(email))).toBe(true);
  });

  it('an entry is answered in the words of the owner, with the event as a file (R-8.34, R-8.35)', async () => {
    const event = { title: '秋の茶会', startsAt: '2026-12-24T09:00:00.000Z', endsAt: null, place: '広間' };
    const autoReply = {
      subject: 'お申し込みを承りました',
      message: 'ありがとうございます。\n当日は受付へお越しください。',
      repeatsAnswers: false,
      event,
    };
    const worded = (await test.published({ contactForm: { jp: formIn('メール', { autoReply }) } })).siteId;
    const email = uniqueEmail();
    await test.call('contact', worded, submission({ data: formData({ [EMAIL]: email }) }));
    const reply = (await test.deliverMail()).find(({ to }) => to === email);
    expect(reply?.subject).toBe('お申し込みを承りました');
    expect(reply?.text).toContain('当日は受付へお越しください。');
    expect(reply?.text).not.toContain('一\n二');
    expect(Buffer.from(reply?.attachments?.[0]?.content ?? []).toString()).toContain('DTSTART:20261224T090000Z');
  });

  it('is not answered to an address that got five replies of the site today, but stored and notified (R-8.36)', async () => {
    const email = uniqueEmail();
    const sendOnce = () => test.call('contact', siteId, submission({ data: formData({ [EMAIL]: email }) }));
    for (let time = 0; time < RATE_LIMITS['form-reply-to-address'] + 2; time += 1) expect(await sendOnce()).toMatchObject({ status: 201 });
    const mails = await test.deliverMail();
    expect(mails.filter(({ to }) => to === email)).toHaveLength(RATE_LIMITS['form-reply-to-address']);
    expect(mails.filter(({ to }) => to === 'shop@example.com')).toHaveLength(RATE_LIMITS['form-reply-to-address'] + 2);
    expect(await test.entriesOf(siteId)).toHaveLength(RATE_LIMITS['form-reply-to-address'] + 2);
    test.time.now += RATE_LIMIT_WINDOW_MS * 2;
    await sendOnce();
    expect((await test.deliverMail()).map(({ to }) => to)).toEqual(['shop@example.com']);
    test.time.now += RATE_LIMIT_WINDOWS_MS['form-reply-to-address'];
    await sendOnce();
    expect((await test.deliverMail()).map(({ to }) => to)).toContain(email);
  });

  it('is e-mailed to the destination address and confirmed to the sender', async () => {
    const email = uniqueEmail();
    await test.call('contact', siteId, submission({ data: formData({ [EMAIL]: email }) }));
    const mails = await test.deliverMail();
    expect(new Map(mails.map(({ to, replyTo }) => [to, replyTo]))).toEqual(
      new Map([
        ['shop@example.com', email],
        [email, undefined],
      ]),
    );
    expect(mails).toHaveLength(2);
    expect(await test.deliverMail()).toEqual([]);
  });

  it('is confirmed to the sender even without a destination address, in the language of the form', async () => {
    // Publishing holds back a language whose form has no destination.
    await test.table.update(siteKey(siteId), { set: { liveLanguages: ['jp', 'en'] } });
    const email = uniqueEmail();
    await test.call('contact', siteId, submission({ lang: 'en', data: formData({ [EMAIL]: email }) }));
    const mails = await test.deliverMail();
    expect(mails).toMatchObject([{ to: email, fromName: '茶の店', subject: 'Thank you for contacting 茶の店' }]);
    expect(mails[0]?.text).toContain(`https://${siteId}.sites.example.com/en`);
  });

  it('uses the default language if the form does not exist in the requested language', async () => {
    await test.call('homepage', siteId, submission({ lang: 'en', data: formData() }));
    expect((await test.entriesOf(siteId, 'homepage'))[0]).toMatchObject({ lang: 'jp' });
    expect((await test.deliverMail()).map(({ subject }) => subject)).toContain('【茶舗】送信を受け付けました');
  });

  it('is e-mailed even if the site changes before the e-mail is sent', async () => {
    await test.call('contact', siteId, submission({ data: formData() }));
    await test.user.publish(siteId, (await test.user.get(siteId)).site.working, 'private');
    expect(await test.deliverMail()).toHaveLength(2);
  });

  it('is deleted with its site, including unsent e-mails', async () => {
    await test.call('contact', siteId, submission({ data: formData() }));
    await test.user.remove(siteId);
    await test.user.purge(siteId);
    const sweep = siteSweep(test.table, test.clock);
    test.time.now += 2 * 3_600_000;
    const media = await sweep.detachDeletedMedia(siteId);
    await sweep.deleteMediaRecords(siteId, media);
    await sweep.sweepOnce(siteId);
    expect(await test.table.queryAll({ pk: `ENTRIES#${siteId}#contact` })).toEqual([]);
    expect(await test.deliverMail()).toEqual([]);
  });
});

describe('form sent repeatedly under the same id', () => {
  it('is stored once and e-mailed twice for ten concurrent requests', async () => {
    const body = submission({ data: formData() });
    const answers = await Promise.all(Array.from({ length: 10 }, () => test.call('contact', siteId, body)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(await test.entriesOf(siteId)).toHaveLength(1);
    expect(await test.deliverMail()).toHaveLength(2);
  });

  it('gets the same answer, and does not count towards the rate limit', async () => {
    const body = submission({ data: formData() });
    for (let time = 0; time <= RATE_LIMITS['form-from-network']; time += 1)
      expect(await test.call('contact', siteId, body, { sourceIp: '203.0.113.9' })).toMatchObject({ status: 201 });
    expect(await test.entriesOf(siteId)).toHaveLength(1);
  });

  it('is stored once if the first answer was lost', async () => {
    const body = submission({ data: formData() });
    test.interceptWith((command) => {
      if (command === 'TransactWriteItemsCommand') throw new Error('The function was interrupted');
    });
    expect((await test.call('contact', siteId, body)).status).toBe(500);
    test.interceptWith(() => undefined);
    expect([await test.entriesOf(siteId), await test.deliverMail()]).toEqual([[], []]);
    expect((await test.call('contact', siteId, body)).status).toBe(201);
    expect([(await test.entriesOf(siteId)).length, (await test.deliverMail()).length]).toEqual([1, 2]);
  });

  it('is stored again on another site', async () => {
    const other = (await test.published()).siteId;
    const body = submission({ data: formData() });
    await test.call('contact', siteId, body);
    await test.call('contact', other, body);
    expect(await test.entriesOf(other)).toHaveLength(1);
  });
});

it('sending a form takes at most eight reads and one transaction', async () => {
  test.takeTraffic();
  await test.call('contact', siteId, submission({ data: formData() }));
  const { calls } = test.takeTraffic();
  expect(calls.filter((call) => call === 'TransactWriteItemsCommand')).toHaveLength(1);
  expect(calls.filter((call) => call.includes('Get') || call.includes('Query')).length).toBeLessThanOrEqual(8);
  expect(calls.filter((call) => call === 'UpdateItemCommand')).toHaveLength(3);
});
