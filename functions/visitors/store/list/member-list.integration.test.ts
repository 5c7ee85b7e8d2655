import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { memberKey, recordIndexPartition, siteKey } from '#functions/platform/keys/keys.ts';
import { memberSessionStore } from '#functions/visitors/store/members/member-session-store.ts';
import { memberStore, type MemberStore } from '#functions/visitors/store/members/member-store.ts';
import {
  deleteRegistrationWrites,
  registrationStore,
  type RegistrationStore,
} from '#functions/visitors/store/members/registration-store.ts';
import type { StoredMember } from '#functions/visitors/store/records/member.ts';
import { memberList, type MemberList } from '#functions/visitors/store/list/member-list.ts';
import { listedMemberId, memberState } from '#functions/visitors/store/records/member-record.ts';
import type { RecordQuery } from '#functions/visitors/store/list/query-records.ts';
import { readRecordCounts } from '#functions/sites/store/record-counts.ts';
import { LINK_LIFETIME_MS } from '#shared/model/limits.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { memberOf, registrationOf } from '#test/support/visitors/members.ts';

const START = new Date('2026-11-20T12:00:00Z');
const now = { at: START };
let test: TestTable;
let list: MemberList;
let members: MemberStore;
let registrations: RegistrationStore;
let siteId: string;
beforeAll(async () => {
  test = await startTable();
  list = memberList(test.table, () => now.at);
  members = memberStore(test.table);
  registrations = registrationStore(test.table, () => now.at);
});
afterAll(() => test.stop());
beforeEach(async () => {
  now.at = START;
  siteId = randomIds.siteId();
  await test.table.put({ ...siteKey(siteId), entity: 'site' });
});

async function join(options: Parameters<typeof memberOf>[1] = {}, isIndexed = true): Promise<StoredMember> {
  const member = memberOf(siteId, { at: now.at, ...options });
  expect(await members.create(member, [])).toBe(true);
  if (isIndexed) await list.index(member);
  return member;
}
const register = async (email: string) => {
  const registration = registrationOf(siteId, { email });
  await registrations.create(registration, []);
  await list.indexRegistration(registration);
  return registration;
};
const notice = ({ email }: StoredMember) =>
  newJob('mail', { mail: { template: 'member-left', siteId, email, language: 'jp' } }, randomIds.ulid(), now.at);
const leave = async (id: string) => {
  const member = await members.get(siteId, id);
  return member !== undefined && members.leave(member, notice(member), now.at);
};
const found = async (id: string) => {
  const item = await list.find(siteId, id);
  return item?.entity === 'member' ? item : expect.fail('is no member');
};

const ALL: RecordQuery = { keyword: '', email: '', sort: 'created', descending: true, after: undefined, limit: 50 };
const listed = async (query: Partial<RecordQuery> = {}) =>
  (await list.query(siteId, { ...ALL, ...query })).items.map((item) => `${listedMemberId(item)} ${memberState(item)}`);
const counts = async () => (await readRecordCounts(test.table, siteId)).membership;
const indexItems = (id: string) =>
  test.table.queryAll({ pk: recordIndexPartition(siteId, 'membership') }).then((all) => all.filter((item) => item['recordId'] === id));

describe('memberList', () => {
  it('contains registrations until they are confirmed or expire, under the id of the later member', async () => {
    const registration = await register('a@example.com');
    const { memberId } = registration;
    const late = await register('b@example.com');
    expect(await listed()).toEqual(expect.arrayContaining([`${memberId} provisional`, `${late.memberId} provisional`]));
    expect(await listed({ email: 'a@' })).toEqual([`${memberId} provisional`]);
    expect([await list.countProvisional(siteId), await counts()]).toEqual([2, {}]);
    expect(await list.find(siteId, memberId)).toMatchObject({ entity: 'member-registration', email: 'a@example.com' });

    const member = { ...memberOf(siteId, { email: 'a@example.com', at: now.at }), id: memberId };
    const registered = await registrations.find(registration);
    await members.create(member, registered ? deleteRegistrationWrites(registered) : []);
    await list.index(member);
    expect(await listed({ keyword: '花子', email: 'a@' })).toEqual([`${memberId} member`]);
    expect(await listed({ state: 'provisional' })).toEqual([`${late.memberId} provisional`]);
    now.at = new Date(START.getTime() + LINK_LIFETIME_MS['member-registration']);
    expect(await listed()).toEqual([`${memberId} member`]);
    expect([await list.countProvisional(siteId), await list.find(siteId, late.memberId)]).toEqual([0, undefined]);
    expect((await indexItems(memberId)).filter((item) => item['expiresAt'] !== undefined)).toEqual([]);
  });

  it('counts a member exactly once under retries and concurrency', async () => {
    const member = await join({}, false);
    await Promise.all([1, 2, 3].map(() => list.index(member)));
    await list.index(member);
    expect([await counts(), await listed()]).toEqual([{ member: 1 }, [`${member.id} member`]]);
  });

  it('updates the state of a member that is suspended and restored, and ends the sessions of the member', async () => {
    const { id } = await join({ name: '花子' });
    const sessions = memberSessionStore(test.table, randomIds, () => now.at);
    await sessions.open(await found(id));
    expect(await list.countSessions(await found(id))).toBe(1);
    const before = await found(id);
    expect(await list.setSuspended(before, true)).toMatchObject({ isSuspended: true, epoch: 1 });
    expect(await list.setSuspended(before, true)).toBeUndefined();
    expect([await listed(), await listed({ state: 'suspended' }), await listed({ state: 'member' }), await counts()]).toEqual([
      [`${id} suspended`],
      [`${id} suspended`],
      [],
      { member: 0, suspended: 1 },
    ]);
    expect(await list.countSessions(await found(id))).toBe(0);
    await list.setSuspended(await found(id), false);
    expect([await listed({ state: 'member', keyword: '花子' }), await counts()]).toEqual([[`${id} member`], { member: 1, suspended: 0 }]);
    await sessions.open(await found(id));
    await list.endSessions(await found(id));
    expect([await list.countSessions(await found(id)), await counts()]).toEqual([0, { member: 1, suspended: 0 }]);
  });

  it('counts a member that was suspended before it was indexed, as suspended', async () => {
    const { id } = await join({}, false);
    await list.setSuspended(await found(id), true);
    await list.index({ siteId, id });
    expect([await listed(), await counts()]).toEqual([[`${id} suspended`], { suspended: 1 }]);
  });

  it.each([true, false])('keeps a former member without search index entries (indexed before: %s)', async (isIndexed) => {
    const { id, email } = await join({ name: '花子' }, isIndexed);
    expect(await leave(id)).toBe(true);
    await list.index({ siteId, id });
    expect([await listed(), await listed({ keyword: '花子' }), await listed({ email })]).toEqual([[], [], []]);
    expect([await listed({ state: 'left' }), await counts()]).toEqual([[`${id} left`], isIndexed ? { member: 0, left: 1 } : { left: 1 }]);
    expect(JSON.stringify(await indexItems(id))).not.toContain(email);
    expect(await list.find(siteId, id)).toMatchObject({ entity: 'former-member', leftAt: now.at.toISOString() });
    expect(await leave(id)).toBe(false);
  });

  it('removes a member that leaves while it is being indexed', async () => {
    const member = await join({}, false);
    const [hasLeft] = await Promise.all([leave(member.id), list.index(member)]);
    expect([hasLeft, (await counts())['left'], (await counts())['member'] ?? 0]).toEqual([true, 1, 0]);
    expect(await listed()).toEqual([]);
  });

  it('lists members that the stream did not report as overdue for the reconcile job', async () => {
    const { id } = await join({}, false);
    const overdue = async () => (await list.listOverdue(50)).filter((ref) => ref.siteId === siteId);
    expect(await overdue()).toEqual([]);
    now.at = new Date(START.getTime() + 6 * 60_000);
    expect(await overdue()).toEqual([{ siteId, id }]);
    await list.index({ siteId, id });
    expect(await overdue()).toEqual([]);
    expect((await test.table.get(memberKey(siteId, id)))?.['gsi1pk']).toBeUndefined();
  });
});

it('memberList.days counts members who joined and who left by day in Japanese time', async () => {
  const { id } = await join({ email: 'a@example.com' });
  await join({ email: 'b@example.com' });
  now.at = new Date('2026-11-20T15:00:00Z');
  await join({ email: 'c@example.com' });
  await leave(id);
  expect(await list.days(siteId, '2026-11-20')).toEqual([
    { day: '2026-11-20', registered: 2, left: 0 },
    { day: '2026-11-21', registered: 1, left: 1 },
  ]);
  expect(await list.days(siteId, '2026-11-21')).toHaveLength(1);
});
