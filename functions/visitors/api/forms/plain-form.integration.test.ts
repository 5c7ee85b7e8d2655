import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  AGREEMENT,
  COMPANY,
  CONTENT,
  EMAIL,
  MESSAGE,
  type SiteFormFixture,
  startSiteFormFixture,
  submission,
  uniqueEmail,
} from '#test/support/api/site-form-fixture.ts';
import { RATE_LIMIT_WINDOW_MS, RATE_LIMITS } from '#shared/model/limits.ts';
import { HOSTILE_VALUES } from '#test/hostile-input/hostile-values.ts';

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

/** Returns a plain form: answers, most of them by key, and a language. */
const plain = (differences: Record<string, unknown> = {}) => ({
  data: { email: uniqueEmail(), company: '花', [MESSAGE]: '一' },
  lang: 'en',
  ...differences,
});
const faultsIn = (refusal: unknown) =>
  (refusal as { fields?: { path: string; rule: string }[] }).fields?.map(({ path, rule }) => `${path} ${rule}`);

describe('plain form (R-15.1)', () => {
  it.each(['contact', 'homepage'] as const)('is stored and e-mailed like a form that was sent from a page: %s', async (kind) => {
    const body = plain({ lang: 'jp' });
    expect(await test.call(kind, siteId, body)).toMatchObject({ status: 201, data: null });
    const [entry] = await test.entriesOf(siteId, kind);
    expect(entry).toMatchObject({ kind, lang: 'jp', email: body.data.email, agreed: [], cell: null, offer: null });
    const page = submission({ data: { [EMAIL]: body.data.email, [COMPANY]: '花', [MESSAGE]: '一' } });
    await test.call(kind, siteId, page);
    expect(entry?.answers).toEqual((await test.entriesOf(siteId, kind))[1]?.answers);
    expect((await test.deliverMail()).map(({ to }) => to).toSorted()).toEqual(
      ['shop@example.com', 'shop@example.com', body.data.email, body.data.email].toSorted(),
    );
  });

  it.each([
    ['the language of the request', 'en', 'en'],
    ['the default language of the site if the request names no language', undefined, 'jp'],
    ['the default language of the site if the site lacks the requested language', 'kr', 'jp'],
  ])('is stored in %s', async (_, lang, expected) => {
    await test.table.update({ pk: `SITE#${siteId}`, sk: 'SITE' }, { set: { liveLanguages: ['jp', 'en'] } });
    expect(await test.call('contact', siteId, plain({ lang }))).toMatchObject({ status: 201 });
    expect(await test.entriesOf(siteId)).toMatchObject([{ lang: expected }]);
  });

  it.each([
    ['a wrong address', { email: 'hanako', company: '花' }, ['data.email invalid-email']],
    ['a missing field, by key', { company: '花' }, ['data.email required']],
    ['a missing field, by id', { [COMPANY]: '花' }, [`data.${EMAIL} required`]],
    ['a field named twice', { email: uniqueEmail(), [EMAIL]: uniqueEmail(), company: '花' }, ['data.email duplicate']],
    ['a key of another form', { email: uniqueEmail(), company: '花', password: 'x' }, ['data.password unknown-field']],
    ['no data', {}, [`data.${EMAIL} required`, `data.${COMPANY} required`]],
  ])('is rejected with faults under the names of its fields: %s', async (_, data, expected) => {
    for (const kind of ['contact', 'homepage'] as const) {
      const { status, data: refusal } = await test.call(kind, siteId, { data, lang: 'jp' });
      expect([status, faultsIn(refusal)]).toEqual([400, expected]);
    }
  });

  it.each(['id', 'agreed', 'elapsedMs', 'website', 'lang', 'data', 'mode'])('is rejected with a hostile value in %s', async (name) => {
    const statuses = new Set<number>();
    for (const value of HOSTILE_VALUES)
      statuses.add((await test.call('homepage', siteId, { ...plain(), mode: 'check', [name]: value })).status);
    statuses.delete(201);
    expect([...statuses]).toEqual([400]);
  });

  it('is stored for every request without an id, and once for requests with the same id', async () => {
    const [twice, once] = [plain(), plain({ id: submission().id })];
    for (const body of [twice, twice, once, once]) expect(await test.call('contact', siteId, body)).toMatchObject({ status: 201 });
    expect((await test.entriesOf(siteId)).map(({ email }) => email)).toEqual([twice, twice, once].map(({ data }) => data.email));
  });

  it('requires consent only if it contains a consent field, and stores the agreements', async () => {
    const asking = (await test.published({ ...CONTENT, ...AGREEMENT })).siteId;
    const answers = [];
    for (const agreed of [undefined, [], ['privacyPolicy', 'termsOfService']]) {
      const { status, data } = await test.call('contact', asking, plain({ agreed, lang: 'jp' }));
      answers.push([status, faultsIn(data ?? {})]);
    }
    expect(answers).toEqual([
      [201, undefined],
      [400, ['agreed.termsOfService agreement-required', 'agreed.privacyPolicy agreement-required']],
      [201, undefined],
    ]);
    expect((await test.entriesOf(asking)).map(({ agreed }) => agreed)).toEqual([[], ['termsOfService', 'privacyPolicy']]);
  });

  it.each([
    ['fills in the hidden field', { website: 'https://spam.example' }],
    ['is sent faster than a person could fill it in', { elapsedMs: 0 }],
  ])('is silently dropped if it %s', async (_, differences) => {
    expect(await test.call('contact', siteId, plain(differences))).toMatchObject({ status: 201, data: null });
    expect([await test.entriesOf(siteId), await test.deliverMail()]).toEqual([[], []]);
  });

  it('has a stricter rate limit per network if it contains no timing', async () => {
    const [sourceIp, limit] = ['203.0.113.77', RATE_LIMITS['form-untimed-from-network']];
    expect(limit).toBeLessThan(RATE_LIMITS['form-from-network']);
    const send = (differences: Record<string, unknown>) => test.call('contact', siteId, plain(differences), { sourceIp });
    for (let time = 0; time < limit; time += 1) expect((await send({})).status).toBe(201);
    expect(await send({})).toMatchObject({ status: 429, data: { code: 'too-many-requests' } });
    expect((await send({ elapsedMs: 20_000 })).status).toBe(201);
    expect((await test.call('contact', siteId, plain())).status).toBe(201);
    test.time.now += RATE_LIMIT_WINDOW_MS;
    expect((await send({})).status).toBe(201);
  });

  it('is validated but not stored in check mode', async () => {
    expect(await test.call('homepage', siteId, plain({ mode: 'check' }))).toMatchObject({ status: 201, data: null });
    expect(await test.entriesOf(siteId, 'homepage')).toEqual([]);
  });
});
