import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Account } from '#functions/accounts/store/account.ts';
import { accountKey } from '#functions/platform/keys/keys.ts';
import { FORM_FILL_MIN_MS, RATE_LIMITS, RATE_LIMIT_WINDOW_MS, REQUEST_MAX_BYTES } from '#shared/model/limits.ts';
import {
  AGREEMENT,
  CONTENT,
  COLOURS,
  COMPANY,
  EMAIL,
  formData,
  MESSAGE,
  type SiteFormFixture,
  startSiteFormFixture,
  submission,
} from '#test/support/api/site-form-fixture.ts';

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

const faultsIn = (refusal: unknown) => (refusal as { fields?: { path: string; rule: string }[] }).fields;

describe('invalid form', () => {
  it.each([
    ['nothing entered', {}, [`data.${EMAIL} required`, `data.${COMPANY} required`]],
    ['an invalid e-mail address', { [EMAIL]: 'hanako', [COMPANY]: '花' }, [`data.${EMAIL} invalid-email`]],
    ['a text that is too long', { [EMAIL]: 'a@example.com', [COMPANY]: '花'.repeat(121) }, [`data.${COMPANY} too-long`]],
    ['an unknown option', { [EMAIL]: 'a@example.com', [COMPANY]: '花', [COLOURS]: ['白'] }, [`data.${COLOURS} unknown-option`]],
    ['a list instead of a text', { [EMAIL]: ['a@example.com'], [COMPANY]: '花' }, [`data.${EMAIL} invalid`]],
    ['an unknown field', { [EMAIL]: 'a@example.com', [COMPANY]: '花', extra: 'x' }, ['data.extra unknown-field']],
    [
      'a field with the name constructor',
      JSON.parse(`{"${EMAIL}":"a@example.com","${COMPANY}":"花","constructor":"x"}`),
      ['data.constructor unknown-field'],
    ],
  ])('is rejected with faults by field: %s', async (_, entered: Record<string, unknown>, expected) => {
    for (const kind of ['contact', 'homepage'] as const) {
      const { status, data: refusal } = await test.call(kind, siteId, { ...submission(), data: entered });
      expect([status, faultsIn(refusal)?.map(({ path, rule }) => `${path} ${rule}`)]).toEqual([400, expected]);
      expect(await test.entriesOf(siteId, kind)).toEqual([]);
    }
    expect(await test.deliverMail()).toEqual([]);
  });

  it('a form is rejected with a fault for each missing agreement; given agreements are stored', async () => {
    const asking = (await test.published({ ...CONTENT, ...AGREEMENT })).siteId;
    const { status, data: refusal } = await test.call('contact', asking, submission({ data: formData(), agreed: ['privacyPolicy'] }));
    expect([status, faultsIn(refusal)]).toMatchObject([400, [{ path: 'agreed.termsOfService', rule: 'agreement-required' }]]);
    await test.call('contact', asking, submission({ data: formData(), agreed: ['privacyPolicy', 'termsOfService'] }));
    expect(await test.entriesOf(asking)).toMatchObject([{ agreed: ['termsOfService', 'privacyPolicy'] }]);
  });

  it.each([
    ['a body over the size limit', () => submission({ data: { [MESSAGE]: 'x'.repeat(REQUEST_MAX_BYTES) } }), 413],
    ['an answer of 5,000 characters', () => submission({ data: formData({ [MESSAGE]: 'x'.repeat(5_000) }) }), 400],
    [
      'more fields than a form has',
      () => submission({ data: Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`f${at}`, ''])) }),
      400,
    ],
    ['a malformed id', () => submission({ id: 'x' }), 400],
    ['an unknown property', () => ({ ...submission(), admin: true }), 400],
  ])('is rejected as a whole: %s', async (_, body, status) => {
    expect((await test.call('contact', siteId, body())).status).toBe(status);
    expect(await test.entriesOf(siteId)).toEqual([]);
  });

  it('a form is rejected in check mode too; check mode neither stores, e-mails nor counts a form', async () => {
    const body = submission({ mode: 'check', data: formData(), elapsedMs: 0 });
    for (let time = 0; time <= RATE_LIMITS['form-from-network']; time += 1)
      expect(await test.call('homepage', siteId, body, { sourceIp: '203.0.113.10' })).toMatchObject({ status: 201, data: null });
    expect([await test.entriesOf(siteId, 'homepage'), await test.deliverMail()]).toEqual([[], []]);
    expect((await test.call('homepage', siteId, { ...body, data: {} })).status).toBe(400);
    expect((await test.call('homepage', siteId, { ...body, mode: 'send', elapsedMs: 9_999 }, { sourceIp: '203.0.113.10' })).status).toBe(
      201,
    );
    expect(await test.entriesOf(siteId, 'homepage')).toHaveLength(1);
  });
});

describe('spam protection and rate limits of a form', () => {
  it.each([
    ['that fills in the hidden field', { website: 'https://spam.example' }],
    ['that sends the form before a person could read it', { elapsedMs: FORM_FILL_MIN_MS - 1 }],
  ])('answer a program %s as if the form was stored', async (_, differences) => {
    const byPerson = await test.call('contact', siteId, submission({ data: formData() }));
    await test.deliverMail();
    const byMachine = await test.call('contact', siteId, submission({ data: formData(), ...differences }));
    expect({ ...byMachine, headers: {} }).toEqual({ ...byPerson, headers: {} });
    expect([(await test.entriesOf(siteId)).length, await test.deliverMail()]).toEqual([1, []]);
  });

  it('accept a form that was filled in for the minimum time', async () => {
    await test.call('contact', siteId, submission({ data: formData(), elapsedMs: FORM_FILL_MIN_MS }));
    expect(await test.entriesOf(siteId)).toHaveLength(1);
  });

  it('limit forms per network', async () => {
    const [sourceIp, limit] = ['203.0.113.1', RATE_LIMITS['form-from-network']];
    const flood = await Promise.all(
      Array.from({ length: limit + 5 }, () => test.call('contact', siteId, submission({ data: formData() }), { sourceIp })),
    );
    expect(flood.filter(({ status }) => status === 201)).toHaveLength(limit);
    expect(flood.filter(({ status }) => status === 429)).toHaveLength(5);
    expect(await test.entriesOf(siteId)).toHaveLength(limit);
    expect((await test.call('contact', siteId, submission({ data: formData() }))).status).toBe(201);
  });

  it('limit forms per normalised address, site and hour', async () => {
    const limit = RATE_LIMITS['form-from-address'];
    const from = (id: string, email: string) => test.call('contact', id, submission({ data: formData({ [EMAIL]: email }) }));
    for (let time = 0; time < limit; time += 1) expect((await from(siteId, 'victim@example.com')).status).toBe(201);
    expect((await from(siteId, 'Victim@Example.com')).status).toBe(429);
    expect((await from((await test.published()).siteId, 'victim@example.com')).status).toBe(201);
    test.time.now += RATE_LIMIT_WINDOW_MS;
    expect((await from(siteId, 'victim@example.com')).status).toBe(201);
  });
});

describe('form that cannot be sent', () => {
  it('gets the same not-found answer if it does not exist, or its site is a draft, private, deleted or unknown', async () => {
    const draft = (await test.user.create()).id;
    const bare = (await test.published({})).siteId;
    const hidden = (await test.published()).siteId;
    await test.user.publish(hidden, (await test.user.get(hidden)).site.working, 'private');
    const deleted = (await test.published()).siteId;
    await test.user.remove(deleted);
    const answers = await Promise.all(
      [draft, bare, hidden, deleted, 'nowherenear1'].flatMap((id) =>
        [submission(), submission({ website: 'x' }), submission({ data: {} })].map((body) => test.call('contact', id, body)),
      ),
    );
    expect(new Set(answers.map(({ status, data: refusal, message }) => JSON.stringify([status, refusal, message])))).toHaveLength(1);
    expect(answers[0]?.status).toBe(404);
  });

  it('gets unavailable on a suspended site', async () => {
    const { USER } = test.accounts;
    const stored = await test.table.get(accountKey(USER.id), Account);
    await test.table.update(accountKey(USER.id), { set: { contractStatus: 'SUSPENDED' } });
    expect((await test.call('contact', siteId, submission({ data: formData() }))).status).toBe(503);
    await test.table.update(accountKey(USER.id), { set: { contractStatus: stored?.contractStatus } });
  });
});
