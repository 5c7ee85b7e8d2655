import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firstUlidAt, randomIds } from '#functions/platform/gateways/ids.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { readScopeCounts } from '#functions/platform/engine/scope-counts.ts';
import { recordIndexPartition, siteKey } from '#functions/platform/keys/keys.ts';
import { formEntryList, type FormEntryList } from '#functions/visitors/store/list/form-entry-list.ts';
import { NEW_ENTRIES_FIGURE, newEntryCount, readRecordCounts } from '#functions/sites/store/record-counts.ts';
import type { RecordQuery } from '#functions/visitors/store/list/query-records.ts';
import { formEntryStore, type FormEntryStore } from '#functions/visitors/store/entries/form-entry-store.ts';
import type { FormEntry } from '#functions/visitors/store/records/form-entry.ts';
import { ENTRY_STATES, type EntryState } from '#shared/model/visitors/form-entry.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { formEntryOf } from '#test/support/visitors/form-entries.ts';
import { repetitions } from '#test/support/long-run.ts';

let test: TestTable;
let list: FormEntryList;
let entries: FormEntryStore;
const now = { at: new Date('2026-11-20T12:00:00Z') };
beforeAll(async () => {
  test = await startTable();
  list = formEntryList(test.table, () => now.at);
  entries = formEntryStore(test.table);
});
afterAll(() => test.stop());

let site: { id: string; lineage: string[] };
beforeEach(async () => {
  site = { id: randomIds.siteId(), lineage: [randomIds.ulid(), randomIds.ulid()] };
  await test.table.put({ ...siteKey(site.id), entity: 'site' });
});

async function send(options: Parameters<typeof formEntryOf>[1] = {}, isIndexed = true): Promise<FormEntry> {
  const entry = formEntryOf(site, options);
  await entries.create(entry, { mails: [], writes: [] });
  if (isIndexed) await list.index(site.id, entry.kind, entry.id);
  return (await list.find(site.id, entry.kind, entry.id)) ?? entry;
}

const ALL: RecordQuery = { keyword: '', email: '', sort: 'created', descending: true, after: undefined, limit: 50 };
async function idsOf(query: Partial<RecordQuery> = {}): Promise<string[]> {
  const found: string[] = [];
  let after: string | undefined;
  for (;;) {
    const { items, next } = await list.query(site.id, 'contact', { ...ALL, after, ...query });
    found.push(...items.map(({ id }) => id));
    if (next === null) return found;
    after = next;
  }
}
const figures = async () => (await readRecordCounts(test.table, site.id)).contact;
const inScopes = async () =>
  Promise.all(site.lineage.map(async (id) => (await readScopeCounts(test.table, scopeOf(id)))[NEW_ENTRIES_FIGURE] ?? 0));

describe('formEntryList', () => {
  it('finds an entry by name in full or half width, by kana as typed, and by e-mail address', async () => {
    const { id } = await send({ name: '株式会社タナカ商事 ＡＢＣ', message: 'さくらの予約について', email: 'Taro.Tanaka@Example.co.jp' });
    await send({ name: '別人', message: '無題', email: 'other@example.org' });
    for (const keyword of [
      'タナカ',
      'ﾀﾅｶ',
      'タナ',
      'abc',
      'ＡＢＣ',
      '商事',
      '予約',
      'さくら',
      'tanaka',
      'TARO',
      'タナカ abc',
      'example.co',
    ])
      expect([keyword, await idsOf({ keyword })]).toEqual([keyword, [id]]);
    for (const keyword of ['たなか', 'ナカ', 'タナカ 別人', '★']) expect([keyword, await idsOf({ keyword })]).toEqual([keyword, []]);
    for (const email of ['taro', 'ｔａｒｏ.', 'taro.tanaka@example.co.jp']) expect(await idsOf({ email })).toEqual([id]);
    expect(await idsOf({ email: 'tanaka' })).toEqual([]);
  });

  it('returns an entry once if several of its words match', async () => {
    const { id } = await send({ name: 'ann anna annabel', message: 'anna' });
    expect(await idsOf({ keyword: 'an', limit: 1 })).toEqual([id]);
  });

  it('indexes and counts an entry exactly once under retries and concurrency', async () => {
    const sent = await Promise.all(Array.from({ length: 5 }, () => send({}, false)));
    await Promise.all(sent.flatMap(({ id }) => [1, 2, 3].map(() => list.index(site.id, 'contact', id))));
    for (const { id } of sent) await list.index(site.id, 'contact', id);
    expect([await figures(), await inScopes(), (await idsOf()).length]).toEqual([{ new: 5 }, [5, 5], 5]);
  });

  it('counts an entry that changed before it was indexed, in its new state', async () => {
    const entry = await send({}, false);
    await list.change(entry, { state: 'done' });
    await list.index(site.id, 'contact', entry.id);
    expect([await figures(), await inScopes(), await idsOf({ state: 'done' })]).toEqual([{ done: 1 }, [0, 0], [entry.id]]);
  });

  it('does not index an entry of a deleted site, and removes it from the overdue entries', async () => {
    const entry = await send({}, false);
    await test.table.update(siteKey(site.id), { set: { deletedAt: 'now' } });
    now.at = new Date(Date.parse(entry.createdAt) + 3_600_000);
    expect(await list.listOverdue(100)).toContainEqual({ siteId: site.id, kind: 'contact', id: entry.id });
    await list.index(site.id, 'contact', entry.id);
    expect(await test.table.queryAll({ pk: recordIndexPartition(site.id, 'contact') })).toEqual([]);
    expect(await list.listOverdue(100)).not.toContainEqual({ siteId: site.id, kind: 'contact', id: entry.id });
  });

  it('returns the columns of all forms so far, with their latest titles', async () => {
    const first = await send({ lang: 'jp' });
    await send({ lang: 'en' });
    const columns = await list.columns(site.id, 'contact');
    expect(columns.map(({ titles, isCurrent }) => [titles, isCurrent])).toEqual([
      [{ jp: 'メール', en: 'E-mail' }, true],
      [{ jp: 'お名前', en: 'Name' }, true],
      [{ jp: '本文', en: 'Message' }, true],
      [{ jp: '色', en: 'Colours' }, true],
    ]);
    const changed = ['jp', 'en'] as const;
    for (const lang of changed) {
      const entry = formEntryOf(site, { lang });
      await entries.create(
        { ...entry, answers: entry.answers.slice(0, 2).map((one) => ({ ...one, title: `${one.title}*` })) },
        { mails: [], writes: [] },
      );
      await list.index(site.id, 'contact', entry.id);
    }
    expect((await list.columns(site.id, 'contact')).map(({ titles, isCurrent }) => [titles.jp, isCurrent])).toEqual([
      ['メール*', true],
      ['お名前*', true],
      ['本文', false],
      ['色', false],
    ]);
    expect(first.answers).toHaveLength(4);
  });

  it('has a current column for each field of the form, in its order, also for fields that an entry was not shown (R-8.41)', async () => {
    const entry = formEntryOf(site);
    const formColumns = entry.answers.map(({ id, key, title }) => ({ id, key, title }));
    const answers = entry.answers.filter((_, index) => index !== 1);
    await entries.create({ ...entry, answers, formColumns }, { mails: [], writes: [] });
    await list.index(site.id, 'contact', entry.id);
    await send();
    expect((await list.columns(site.id, 'contact')).map(({ titles, isCurrent }) => [titles.jp, isCurrent])).toEqual([
      ['メール', true],
      ['お名前', true],
      ['本文', true],
      ['色', true],
    ]);
    expect((await list.find(site.id, 'contact', entry.id))?.answers).toHaveLength(3);
  });

  it('keeps the columns of the newest entry if an older entry is indexed later', async () => {
    const [older, newer] = [formEntryOf(site), formEntryOf(site)];
    const renamed = newer.answers.slice(1).map((one) => ({ ...one, title: `${one.title}*` }));
    await entries.create(older, { mails: [], writes: [] });
    await entries.create({ ...newer, answers: renamed }, { mails: [], writes: [] });
    for (const { id } of [newer, older]) await list.index(site.id, 'contact', id);
    expect((await list.columns(site.id, 'contact')).map(({ titles, isCurrent }) => [titles.jp, isCurrent])).toEqual([
      ['お名前*', true],
      ['本文*', true],
      ['色*', true],
      ['メール', false],
    ]);
  });
});

describe('formEntryList.change and changeAll', () => {
  it('reject a stale version', async () => {
    const entry = await send();
    expect(await list.change(entry, { state: 'done' })).toMatchObject({ state: 'done', version: 1 });
    expect(await list.change(entry, { state: 'spam' })).toBeUndefined();
    expect(await figures()).toMatchObject({ new: 0, done: 1 });
  });

  it('change many entries in one call, skip unknown ids, and count each entry once under concurrent changes', async () => {
    const sent = await Promise.all(Array.from({ length: 25 }, () => send()));
    const ids = sent.map(({ id }) => id);
    const [one] = sent;
    const [count] = await Promise.all([
      list.changeAll(site.id, 'contact', [...ids, ...ids, randomIds.ulid()], { state: 'done' }),
      one && list.change(one, { note: { text: 'x', by: 'y', at: 'z' } }),
    ]);
    expect([count, (await idsOf({ state: 'done' })).length, await inScopes()]).toEqual([25, 25, [0, 0]]);
    expect(await figures()).toEqual({ new: 0, done: 25 });
  });
});

interface Model {
  entry: FormEntry;
  state: EntryState;
}

const NAMES = ['田中 花子', '田村 太郎', 'Anna Tanaka', 'ann b'];
const step = fc.oneof(
  fc.record({
    kind: fc.constant('send' as const),
    name: fc.constantFrom(...NAMES),
    lang: fc.constantFrom(...LANGUAGES),
    mail: fc.constantFrom('a', 'b', 'ab'),
  }),
  fc.record({ kind: fc.constant('change' as const), position: fc.nat(20), state: fc.constantFrom(...ENTRY_STATES) }),
);
const question = fc.record(
  {
    keyword: fc.constantFrom('', '田', '田中', 'ann', 'anna tanaka'),
    email: fc.constantFrom('', 'a', 'ab@', 'b'),
    lang: fc.constantFrom(...LANGUAGES),
    state: fc.constantFrom(...ENTRY_STATES),
    sort: fc.constantFrom('created' as const, 'email' as const),
    descending: fc.boolean(),
    limit: fc.constantFrom(1, 3, 50),
  },
  { requiredKeys: [] },
);

const WORD_STARTS: Readonly<Record<string, readonly string[]>> = {
  田: ['田中 花子', '田村 太郎'],
  田中: ['田中 花子'],
  ann: ['Anna Tanaka', 'ann b'],
  'anna tanaka': ['Anna Tanaka'],
};

it('formEntryList returns the lists and counts of a reference model after any sequence of new entries and changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), fc.array(question, { minLength: 1, maxLength: 6 }), async (steps, questions) => {
      site = { id: randomIds.siteId(), lineage: [randomIds.ulid()] };
      await test.table.put({ ...siteKey(site.id), entity: 'site' });
      const model: Model[] = [];
      for (const one of steps) {
        if (one.kind === 'send')
          model.push({ entry: await send({ name: one.name, lang: one.lang, email: `${one.mail}@example.com` }), state: 'new' });
        const target = one.kind === 'change' ? model[one.position % Math.max(model.length, 1)] : undefined;
        if (one.kind !== 'change' || !target) continue;
        await list.changeAll(site.id, 'contact', [target.entry.id], { state: one.state });
        target.state = one.state;
      }
      for (const asked of questions) {
        const { keyword = '', email = '', lang, state } = asked;
        const expected = model.filter(
          ({ entry, state: present }) =>
            (lang === undefined || entry.lang === lang) &&
            (state === undefined ? present !== 'spam' : present === state) &&
            entry.email.startsWith(email) &&
            (keyword === '' || WORD_STARTS[keyword]?.includes(String(entry.answers[1]?.value))),
        );
        const found = await idsOf(asked);
        expect(found.toSorted()).toEqual(expected.map(({ entry }) => entry.id).toSorted());
        if (keyword === '' && email === '' && (asked.sort ?? 'created') === 'created')
          expect(found).toEqual((asked.descending ?? true) ? found.toSorted().toReversed() : found.toSorted());
      }
      const counts = await figures();
      for (const state of ENTRY_STATES) expect(counts[state] ?? 0).toBe(model.filter((one) => one.state === state).length);
      expect(await inScopes()).toEqual([newEntryCount(await readRecordCounts(test.table, site.id))]);
    }),
    { numRuns: repetitions(10, 25) },
  );
});

it('formEntryList returns the entries of a period, in either order, page by page', async () => {
  const times = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'].map((day) => new Date(`${day}T00:00:00Z`));
  const ids: string[] = [];
  for (const at of times) {
    const entry = { ...formEntryOf(site, { at }), id: `${firstUlidAt(at).slice(0, 10)}${randomIds.ulid().slice(10)}` };
    await entries.create(entry, { mails: [], writes: [] });
    await list.index(site.id, 'contact', entry.id);
    ids.push(entry.id);
  }
  const period = { from: times[1], until: times[3] };
  for (const more of [{}, { keyword: '花' }, { email: 'hana' }, { lang: 'jp' as const }, { state: 'new' }])
    expect(await idsOf({ ...more, ...period, descending: false, limit: 1 })).toEqual([ids[1], ids[2]]);
  expect(await idsOf({ ...period, limit: 1 })).toEqual([ids[2], ids[1]]);
  // A position outside the period returns nothing.
  expect(await idsOf({ ...period, after: ids[0], limit: 50 })).toEqual([]);
});
