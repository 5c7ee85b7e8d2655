import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { CURRENT_NOTICES_KEY } from '#functions/platform/keys/keys.ts';
import { NOTICE_MAX } from '#shared/model/limits.ts';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import { startSystemNotiFixture, type SystemNotiFixture } from '#test/support/api/system-noti-fixture.ts';

const HOUR = 3_600_000;

let test: SystemNotiFixture;
beforeAll(async () => {
  test = await startSystemNotiFixture();
});
afterAll(() => test.stop());
beforeEach(async () => {
  const staff = await test.as(test.logins.master);
  for (const { id } of (await staff.list({ limit: 100 })).notices) await staff.remove(id);
  test.time.now += HOUR;
});

const at = (hours: number): string => new Date(test.time.now + hours * HOUR).toISOString();
const RECEIVING = ['oem', 'oemAdmin', 'oemUser', 'oemUserSub', 'user'] as const;

/** Returns the number of notifications that each login sees. */
async function seenBy(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of [...RECEIVING, 'staff'] as const) counts[name] = (await (await test.as(test.logins[name])).seen()).length;
  return counts;
}

describe('system notification', () => {
  it.each([
    ['oem-master', ['oem']],
    ['oem-admin', ['oemAdmin']],
    ['oem-user', ['oemUser', 'oemUserSub']],
    ['master-user', ['user']],
  ] as const)('for %s appears in the bell of %j and of staff only (R-19.9)', async (receiver, readers) => {
    await (await test.as(test.logins.master)).create({ receivers: [receiver] });
    const expected = Object.fromEntries(RECEIVING.map((name) => [name, Number((readers as readonly string[]).includes(name))]));
    expect(await seenBy()).toEqual({ ...expected, staff: 1 });
  });

  it('appears from its start date until before its end date, also in accounts created later (R-19.8)', async () => {
    await (await test.as(test.logins.staff)).create({ publishType: 'reserve', startDate: at(1), endDate: at(3) });
    const late = await test.people.add('USER', test.logins.oem);
    const seen: number[] = [];
    for (const ms of [HOUR - 1, 1, 2 * HOUR - 1, 1]) {
      test.time.now += ms;
      seen.push((await (await test.as(late)).seen()).length);
    }
    expect(seen).toEqual([0, 1, 1, 0]);
  });

  it('accepts `draft` as an alias of `isDraft`, and an update without a version', async () => {
    const master = await test.as(test.logins.master);
    const notice = await master.create({ draft: true });
    expect(notice).toMatchObject({ isDraft: true, status: 'draft' });
    const { version: _, ...unversioned } = notice;
    expect(await master.update({ ...unversioned, version: undefined as never }, { draft: false })).toMatchObject({
      status: 'public',
      version: 2,
    });
  });

  it('disappears when it becomes a draft, and is unread again when it is republished', async () => {
    const master = await test.as(test.logins.master);
    const reader = await test.as(test.logins.user);
    const notice = await master.create();
    await reader.mark('all');
    const draft = await master.update(notice, { isDraft: true });
    expect(await reader.seen()).toEqual([]);
    test.time.now += HOUR;
    await master.update(draft, { isDraft: false });
    expect((await reader.state()).unread).toBe(1);
  });

  it('stays read when its text changes, and is unread for added receivers', async () => {
    const master = await test.as(test.logins.master);
    const [user, oem] = [await test.as(test.logins.user), await test.as(test.logins.oem)];
    const notice = await master.create({ receivers: ['master-user'] });
    await master.create({ receivers: ['oem-master'] });
    test.time.now += HOUR;
    await user.mark('all');
    await oem.mark('all');
    test.time.now += HOUR;
    await master.update(notice, { title: '訂正', receivers: ['master-user', 'oem-master'] });
    expect([(await user.state()).unread, (await oem.state()).unread]).toEqual([0, 1]);
    expect(await user.seen()).toEqual(['訂正']);
  });

  it('rejects an update of a stale version with version-conflict, and of a removed notification with not-found', async () => {
    const master = await test.as(test.logins.master);
    const notice = await master.create();
    await master.update(notice, { title: '一回目' });
    expect(await refusalOf(master.update(notice, { title: '二回目' }))).toEqual({ code: 'version-conflict' });
    await master.remove(notice.id);
    for (const call of [() => master.update(notice), () => master.get(notice.id), () => master.remove(notice.id)])
      expect(await refusalOf(call())).toEqual({ code: 'not-found' });
    expect(await (await test.as(test.logins.user)).seen()).toEqual([]);
  });

  it('rejects an end date before the start, and an image that is not in the operator’s media', async () => {
    const master = await test.as(test.logins.master);
    expect(await refusalOf(master.create({ endDate: at(-1) }))).toMatchObject({ fields: [{ path: 'endDate', rule: 'end-before-start' }] });
    expect(await refusalOf(master.create({ imageId: '01J00000000000000000000000' }))).toMatchObject({
      fields: [{ path: 'imageId', rule: 'unknown-media' }],
    });
  });

  it('rejects a period in the past, but accepts a past period that was in the future when it was first saved (R-19.23)', async () => {
    const master = await test.as(test.logins.master);
    const passed = { publishType: 'reserve', startDate: at(-2), endDate: at(-1) } as const;
    expect(await refusalOf(master.create(passed))).toMatchObject({ fields: [{ path: 'endDate', rule: 'not-in-future' }] });
    const notice = await master.create({ endDate: at(1) });
    test.time.now += 2 * HOUR;
    expect((await master.update({ ...notice, title: '訂正' })).title).toBe('訂正');
  });

  it('is rejected with too-many above the limit of published notifications; ended notifications and drafts do not count', async () => {
    const master = await test.as(test.logins.master);
    for (let count = 0; count < NOTICE_MAX.current; count += 1) await master.create({ endDate: at(1) });
    expect(await refusalOf(master.create())).toMatchObject({ fields: [{ path: 'isDraft', rule: 'too-many' }] });
    expect((await master.create({ isDraft: true })).status).toBe('draft');
    test.time.now += HOUR;
    await master.create();
    expect((await test.table.get(CURRENT_NOTICES_KEY))?.['notices']).toHaveLength(1);
  });

  it('is stored and shown even if other notifications are created concurrently', async () => {
    const master = await test.as(test.logins.master);
    await Promise.all(Array.from({ length: 4 }, (_, index) => master.create({ title: `お知らせ${index}` })));
    expect((await (await test.as(test.logins.user)).seen()).toSorted()).toEqual(['お知らせ0', 'お知らせ1', 'お知らせ2', 'お知らせ3']);
  });

  it('is listed newest first, filtered by status, kind and keyword, page by page', async () => {
    const master = await test.as(test.logins.master);
    const titles = async (...query: Parameters<typeof master.list>) => (await master.list(...query)).notices.map(({ title }) => title);
    await master.create({ title: '一' });
    test.time.now += 1;
    await master.create({ title: '二', isDraft: true });
    test.time.now += 1;
    await master.create({ title: '三', kind: 'maintenance', maintenance: { startDate: at(1), endDate: at(2) } });
    expect(await titles()).toEqual(['三', '二', '一']);
    expect(await titles({ status: 'draft' })).toEqual(['二']);
    expect(await titles({ kind: 'maintenance' })).toEqual(['三']);
    expect(await titles({ keyword: '一' })).toEqual(['一']);
    const first = await master.list({ limit: 2 });
    expect(first).toMatchObject({ total: 3 });
    expect(await titles({ limit: 2, cursor: first.nextCursor ?? '' })).toEqual(['一']);
    expect(await refusalOf(master.list({ cursor: 'eA' }))).toMatchObject({ code: 'invalid-input' });
  });

  it('reports the number of receiving accounts and of logins that have read it, each login once', async () => {
    const master = await test.as(test.logins.master);
    const { id } = await master.create();
    const accounts = await master.receivers();
    expect(accounts).toMatchObject({ 'oem-master': 1, 'oem-admin': 1, 'master-user': 1 });
    for (const name of ['oemUser', 'oemUserSub', 'user', 'staff'] as const) {
      const login = await test.as(test.logins[name]);
      await login.mark([id]);
      await login.mark('all');
    }
    expect((await master.get(id)).reach).toEqual({
      reads: { 'oem-master': 0, 'oem-admin': 0, 'oem-user': 2, 'master-user': 1 },
      accounts,
      mails: null,
    });
  });

  it('is audited in the log of the operator only', async () => {
    const master = await test.as(test.logins.master);
    const notice = await master.create();
    await master.update(notice, { title: '訂正' });
    await master.remove(notice.id);
    const logOf = async ({ id }: Account) => (await auditStore(test.table).list(scopeOf(id), { after: undefined, limit: 3 })).entries;
    const actions = (await logOf(test.logins.master)).map(({ action }) => action);
    expect(actions.toSorted()).toEqual(['notice.create', 'notice.remove', 'notice.update']);
    expect((await logOf(test.logins.oem)).filter(({ action }) => action.startsWith('notice'))).toEqual([]);
  });
});

describe('bell', () => {
  it('marks selected or all notifications as read, and ignores unknown ids (R-19.10)', async () => {
    const master = await test.as(test.logins.master);
    const reader = await test.as(test.logins.oemUserSub);
    const [one, two] = [await master.create({ title: '一' }), await master.create({ title: '二' })];
    const hidden = await master.create({ receivers: ['oem-admin'] });
    expect(await reader.mark([one.id, hidden.id, '01J00000000000000000000000'])).toMatchObject({ unread: 1 });
    expect((await reader.show()).items.map(({ id, isRead }) => [id, isRead])).toEqual([
      [two.id, false],
      [one.id, true],
    ]);
    expect((await reader.show({ filter: 'unread' })).items.map(({ id }) => id)).toEqual([two.id]);
    expect(await reader.mark('all')).toMatchObject({ unread: 0 });
    expect((await (await test.as(test.logins.oemUser)).state()).unread).toBe(2);
  });

  it('stores both marks if two tabs mark notifications as read concurrently', async () => {
    const master = await test.as(test.logins.master);
    const reader = await test.as(test.logins.user);
    const [one, two] = [await master.create(), await master.create()];
    await master.create();
    await Promise.all([reader.mark([one.id]), reader.mark([two.id]), reader.mark([one.id])]);
    expect((await reader.state()).unread).toBe(1);
    expect((await master.get(one.id)).reach.reads['master-user']).toBe(1);
  });

  it('shows a banner before and during a maintenance window (R-19.8)', async () => {
    const master = await test.as(test.logins.master);
    const reader = await test.as(test.logins.user);
    const maintenance = { startDate: at(2), endDate: at(3) };
    const { id } = await master.create({ kind: 'maintenance', title: '定期メンテナンス', maintenance });
    expect((await reader.state()).banners).toEqual([{ id, title: '定期メンテナンス', maintenance }]);
    await reader.mark('all');
    test.time.now += 3 * HOUR - 1;
    expect((await reader.state()).banners).toHaveLength(1);
    test.time.now += 1;
    expect((await reader.state()).banners).toEqual([]);
  });

  it('returns a single notification to its receivers, and not-found to all other accounts', async () => {
    const { id } = await (await test.as(test.logins.master)).create({ receivers: ['oem-admin'] });
    expect(await (await test.as(test.logins.oemAdmin)).received(id)).toMatchObject({ id, isRead: false });
    expect(await refusalOf((await test.as(test.logins.oem)).received(id))).toEqual({ code: 'not-found' });
  });
});

describe('database calls of notifications', () => {
  it('do not grow with the number of receivers; counting unread notifications takes two calls', async () => {
    const master = await test.as(test.logins.master);
    const writesOf = async (): Promise<number> => {
      test.takeTraffic();
      await master.create();
      return test.takeTraffic().itemsWritten;
    };
    const before = await writesOf();
    for (let count = 0; count < 20; count += 1) await test.people.add('USER', test.logins.oem);
    expect(await writesOf()).toBe(before);
    // Three writes: the notification, the item of published notifications, and the audit entry.
    expect(before).toBe(3);
    const reader = await test.as(test.logins.user);
    test.takeTraffic();
    await reader.state();
    const { calls, itemsWritten } = test.takeTraffic();
    expect({ calls: calls.length, itemsWritten }).toEqual({ calls: 2, itemsWritten: 0 });
  });
});
