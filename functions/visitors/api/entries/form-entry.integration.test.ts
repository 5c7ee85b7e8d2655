import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountKey } from '#functions/platform/keys/keys.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';
import { type FormEntryFixture, startFormEntryFixture } from '#test/support/api/form-entry-fixture.ts';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import { NAME_FIELD } from '#test/support/visitors/form-entries.ts';

let test: FormEntryFixture;
let user: ReturnType<FormEntryFixture['entriesAs']>;
let siteId: string;
beforeAll(async () => {
  test = await startFormEntryFixture();
  user = test.entriesAs(test.accounts.USER);
});
afterAll(() => test.stop());
beforeEach(async () => {
  siteId = (await test.as(test.accounts.USER).create()).id;
});

describe('list of entries', () => {
  it('is returned in pages, with the columns of all entries so far (R-6.15)', async () => {
    const [first, second] = [await test.store(siteId), await test.store(siteId, { lang: 'en', name: 'Anna' })];
    const page = await user.list(siteId, { limit: 1 });
    expect(page.entries.map(({ id, answers }) => [id, answers[NAME_FIELD]])).toEqual([[second.id, 'Anna']]);
    expect(page.columns.map(({ titles }) => titles)).toContainEqual({ jp: 'お名前', en: 'Name' });
    const rest = await user.list(siteId, { limit: 1, cursor: page.nextCursor ?? '' });
    expect([rest.entries.map(({ id }) => id), rest.nextCursor]).toEqual([[first.id], null]);
  });

  it('rejects forged cursors', async () => {
    const invalid = { code: 'invalid-input', fields: [{ path: 'query.cursor', rule: 'invalid' }] };
    for (const cursor of [
      '',
      'x',
      Buffer.from('LIST#').toString('base64url'),
      Buffer.from(`a\n#${numberedUlid(1)}`).toString('base64url'),
    ]) {
      expect(await refusalOf(user.list(siteId, { cursor }))).toEqual(invalid);
      expect(await refusalOf(user.exportCsv(siteId, { cursor }))).toEqual(invalid);
    }
  });

  it('reads a page with at most five database calls, for every filter and any number of entries', async () => {
    const counted: number[][] = [];
    for (const size of [5, 120]) {
      const { id } = await test.as(test.accounts.USER).create();
      for (let number = 0; number < size; number += 1) await test.store(id, { name: `花子 ${number}`, email: `a${number}@example.com` });
      const calls: number[] = [];
      const count = async (asked: Promise<unknown>) => {
        test.takeTraffic();
        await asked;
        calls.push(test.takeTraffic().calls.length);
      };
      for (const query of [
        {},
        { state: 'new' },
        { lang: 'jp' },
        { state: 'new', lang: 'jp' },
        { email: 'a' },
        { sort: 'email' },
        { keyword: '花' },
      ] as const)
        await count(user.list(id, { limit: 5, ...query }));
      counted.push(calls);
    }
    expect(Math.max(...counted.flat())).toBeLessThanOrEqual(5);
    // A search reads up to 200 of the entries that its longest term finds, in one call for each hundred.
    expect(counted[1]?.slice(0, -1)).toEqual(counted[0]?.slice(0, -1));
  });
});

describe('CSV export of entries', () => {
  it('contains titles in all languages and formulas as text, and keeps the columns of its first page (R-6.16)', async () => {
    await test.store(siteId, { name: '＝1+1', message: '一\n二', colours: ['赤', '青'], at: new Date('2026-11-20T15:04:00Z') });
    await test.store(siteId, { lang: 'en', name: '-x', email: '+81@example.com', at: new Date('2026-11-20T15:04:00Z') });
    const { csv, nextCursor } = await user.exportCsv(siteId, { order: 'asc' });
    expect(nextCursor).toBeNull();
    expect(csv.split('\r\n')).toEqual([
      '"受信日時","状況","言語","メール / E-mail","お名前 / Name","本文 / Message","色 / Colours","送信元のシート","ポップアップ","担当者","メモ"',
      `"2026-11-21 00:04","新規","日本語","hanako@example.com","'＝1+1","一\n二","赤, 青","","","",""`,
      `"2026-11-21 00:04","新規","English","'+81@example.com","'-x","","","","","",""`,
      '',
    ]);
    expect((await user.exportCsv(siteId, { state: 'done', language: 'en' })).csv.split('\r\n')).toHaveLength(2);
  });
});

describe('update of entries', () => {
  it('changes state, assignee and note independently, and rejects a stale version', async () => {
    const { USER } = test.accounts;
    const { id } = await test.store(siteId);
    const login = await test.people.add('SUB_ADMIN', USER, { permission: 'editor', contactName: 'Emi' });
    await test.people.add('SUB_ADMIN', USER, { permission: 'viewer' });
    expect((await user.assignees(siteId)).map((one) => one.id)).toEqual([USER.id, login.id]);
    expect(await user.update(siteId, id, { version: 0, assigneeId: login.id })).toMatchObject({
      version: 1,
      assignee: { id: login.id, name: 'Emi' },
    });
    const noted = await user.update(siteId, id, { version: 1, note: 'Called', state: 'done' });
    expect(noted).toMatchObject({ version: 2, state: 'done', note: { text: 'Called', by: USER.contactName }, assignee: { id: login.id } });
    expect(await user.update(siteId, id, { version: 2, note: '' })).toMatchObject({ note: null, hasNote: false });
    expect(await refusalOf(user.update(siteId, id, { version: 2, state: 'new' }))).toMatchObject({ code: 'version-conflict' });
    expect(await user.update(siteId, id, { version: 3, state: 'done' })).toMatchObject({ version: 3 });
    expect((await user.list(siteId, { state: 'done' })).entries).toHaveLength(1);
  });

  it('rejects assignees of other accounts', async () => {
    const { id } = await test.store(siteId);
    const unknown = { code: 'invalid-input', fields: [{ path: 'assigneeId', rule: 'unknown-account' }] };
    for (const assigneeId of [test.accounts.STRANGER.id, test.accounts.OEM.id, numberedUlid(1)]) {
      expect(await refusalOf(user.update(siteId, id, { version: 0, assigneeId }))).toEqual(unknown);
      expect(await refusalOf(user.batch(siteId, { ids: [id], assigneeId }))).toEqual(unknown);
    }
  });

  it('changes several entries at once, and skips ids that do not exist', async () => {
    const ids = [(await test.store(siteId)).id, (await test.store(siteId)).id];
    expect(await user.batch(siteId, { ids: [...ids, numberedUlid(1)], state: 'spam' })).toBe(2);
    expect((await user.list(siteId)).entries).toEqual([]);
    expect(await user.batch(siteId, { ids, state: 'new' })).toBe(2);
    expect((await user.list(siteId)).entries).toHaveLength(2);
  });

  it('throws not-found, like a read, for entries of another site and for sites of another account', async () => {
    const { id } = await test.store(siteId);
    const other = (await test.as(test.accounts.USER).create()).id;
    const stranger = test.entriesAs(test.accounts.STRANGER);
    for (const refused of [
      () => user.get(other, id),
      () => user.update(other, id, { version: 0 }),
      () => stranger.get(siteId, id),
      () => stranger.list(siteId),
      () => stranger.exportCsv(siteId),
      () => stranger.batch(siteId, { ids: [id], state: 'done' }),
      () => stranger.assignees(siteId),
    ])
      expect(await refusalOf(refused())).toMatchObject({ code: 'not-found' });
    expect(await user.batch(other, { ids: [id], state: 'done' })).toBe(0);
  });

  it('is rejected for the accounts above while the owner is suspended', async () => {
    const { USER, MASTER, OEM } = test.accounts;
    const { id } = await test.store(siteId);
    await test.table.update(accountKey(USER.id), { set: { contractStatus: 'SUSPENDED', pausedBy: 'operator' } });
    expect(await refusalOf(test.entriesAs(OEM).update(siteId, id, { version: 0, state: 'done' }))).toMatchObject({
      code: 'account-suspended',
    });
    expect(await test.entriesAs(MASTER).get(siteId, id)).toMatchObject({ state: 'new' });
    await test.table.update(accountKey(USER.id), { set: { contractStatus: 'ACTIVE', pausedBy: null } });
  });
});
