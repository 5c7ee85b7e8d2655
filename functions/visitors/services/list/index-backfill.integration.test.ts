import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firstUlidAt } from '#functions/platform/gateways/ids.ts';
import type { Item } from '#functions/platform/engine/table.ts';
import { formEntryKey, memberAddressKey, memberKey, RECORD_BACKFILL_KEY } from '#functions/platform/keys/keys.ts';
import { memberStore } from '#functions/visitors/store/members/member-store.ts';
import { personStore } from '#functions/visitors/services/erasure/person-store.ts';
import { formEntryList } from '#functions/visitors/store/list/form-entry-list.ts';
import { indexBackfill } from '#functions/visitors/services/list/index-backfill.ts';
import { memberList } from '#functions/visitors/store/list/member-list.ts';
import { readRecordCounts } from '#functions/sites/store/record-counts.ts';
import { type SiteFixture, startSiteFixture } from '#test/support/api/site-fixture.ts';
import { NO_EXPORT_FILES } from '#test/support/media/storage-bucket.ts';
import { formEntryOf } from '#test/support/visitors/form-entries.ts';
import { memberOf } from '#test/support/visitors/members.ts';

const DAY = 24 * 3_600_000;
const QUERY = { keyword: '', email: '', lang: undefined, state: undefined, from: undefined, until: undefined } as const;
const FIRST = { ...QUERY, sort: 'created', descending: false, after: undefined, limit: 100 } as const;

let test: SiteFixture;
beforeAll(async () => {
  test = await startSiteFixture();
});
afterAll(() => test.stop());
beforeEach(async () => {
  test.interceptWith(() => undefined);
  await test.table.delete(RECORD_BACKFILL_KEY);
});

const lists = () => ({ entries: formEntryList(test.table, test.clock), members: memberList(test.table, test.clock) });
const backfill = (differences = {}) => indexBackfill(test.table, { ...lists(), clock: test.clock, ...differences });
const never = () => false;
const newSite = () => test.as(test.accounts.USER).create();

/** Leaves out attributes that items of the first version did not have. */
const without = (item: object, names: readonly string[]): Omit<Item, 'pk' | 'sk'> =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name)));

let stored = 0;
/** Stores an entry of last year as the first version of the product did. */
async function storeOldEntry(siteId: string, name: string, kind: 'contact' | 'homepage' = 'contact'): Promise<void> {
  stored += 1;
  const at = new Date(test.time.now - 365 * DAY + stored);
  const lineage = [test.accounts.MASTER.id, test.accounts.OEM.id, test.accounts.USER.id];
  const entry = { ...formEntryOf({ id: siteId, lineage }, { name, kind, email: `${name}@example.com`, at }), id: firstUlidAt(at) };
  const later = ['version', 'state', 'assignee', 'note', 'cell', 'submissionId', 'offer'];
  await test.table.put({ ...formEntryKey(siteId, kind, entry.id), entity: 'form-entry', ...without(entry, later) });
}

/** Stores a member of last year as the first version of the product did. */
async function storeOldMember(siteId: string, name: string): Promise<void> {
  stored += 1;
  const at = new Date(test.time.now - 365 * DAY + stored);
  const member = { ...memberOf(siteId, { name, email: `${name}@example.com`, at }), id: firstUlidAt(at) };
  const later = ['isSuspended', 'cell', 'offer'];
  await test.table.put({ ...memberKey(siteId, member.id), entity: 'member', ...without(member, later) });
  await test.table.put({ ...memberAddressKey(siteId, member.email), entity: 'member-address', memberId: member.id });
}

/** Returns the addresses in the lists of a site, and its counts. */
async function listed(siteId: string) {
  const { entries, members } = lists();
  const [contact, homepage, membership] = await Promise.all([
    entries.query(siteId, 'contact', FIRST),
    entries.query(siteId, 'homepage', FIRST),
    members.query(siteId, FIRST),
  ]);
  const emails = [...contact.items, ...homepage.items, ...membership.items].map((item) =>
    'email' in item ? item.email.split('@')[0] : '',
  );
  const { contact: contacts, homepage: forms, membership: joined } = await readRecordCounts(test.table, siteId);
  return { emails, counts: [contacts, forms, joined] };
}

describe('indexBackfill', () => {
  it('indexes earlier entries and members of all sites once', async () => {
    const [{ id: one }, { id: other }] = [await newSite(), await newSite()];
    for (const name of ['a1', 'a2', 'a3']) await storeOldEntry(one, name);
    await storeOldEntry(one, 'f1', 'homepage');
    await storeOldMember(one, 'm1');
    await storeOldMember(other, 'm2');
    await storeOldEntry(other, 'b1');
    expect(await listed(one)).toEqual({ emails: [], counts: [{}, {}, {}] });
    await backfill().run(never);
    const expected = [
      { emails: ['a1', 'a2', 'a3', 'f1', 'm1'], counts: [{ new: 3 }, { new: 1 }, { member: 1 }] },
      { emails: ['b1', 'm2'], counts: [{ new: 1 }, {}, { member: 1 }] },
    ];
    expect([await listed(one), await listed(other)]).toEqual(expected);
    const found = await lists().entries.query(one, 'contact', { ...FIRST, keyword: 'a2' });
    expect(found.items).toMatchObject([{ email: 'a2@example.com', state: 'new', version: 0 }]);
    test.takeTraffic();
    await backfill().run(never);
    expect(test.takeTraffic()).toEqual({ calls: ['GetItemCommand'], itemsWritten: 0 });
    await test.table.delete(RECORD_BACKFILL_KEY);
    await backfill().run(never);
    expect([await listed(one), await listed(other)]).toEqual(expected);
  });

  it('continues after a crash at any of its writes', async () => {
    const { id: siteId } = await newSite();
    for (const name of ['c1', 'c2']) await storeOldEntry(siteId, name);
    await storeOldMember(siteId, 'c3');
    let [crashAt, isCutOff] = [0, true];
    while (isCutOff) {
      crashAt += 1;
      let writes = 0;
      test.interceptWith((command) => {
        writes += /^(Put|Update|Transact)/.test(command) ? 1 : 0;
        if (writes >= crashAt) throw new Error('The process ended');
      });
      isCutOff = await backfill()
        .run(never)
        .then(
          () => false,
          () => true,
        );
      test.interceptWith(() => undefined);
    }
    expect(crashAt).toBeGreaterThan(1);
    expect(await listed(siteId)).toEqual({ emails: ['c1', 'c2', 'c3'], counts: [{ new: 2 }, {}, { member: 1 }] });
  });

  it('stops when its time is up and continues with the next run; of two concurrent runs, only one continues', async () => {
    const { id: siteId } = await newSite();
    await storeOldEntry(siteId, 'd1');
    await storeOldEntry(siteId, 'd2', 'homepage');
    let runs = 0;
    const isAfterOneStep = () => {
      let steps = 0;
      return () => (steps += 1) > 1;
    };
    while ((await test.table.get(RECORD_BACKFILL_KEY))?.['isDone'] !== true) {
      await Promise.all([backfill().run(isAfterOneStep()), backfill().run(isAfterOneStep())]);
      runs += 1;
    }
    expect(runs).toBeGreaterThan(3);
    expect(await listed(siteId)).toEqual({ emails: ['d1', 'd2'], counts: [{ new: 1 }, { new: 1 }, {}] });
  });

  it('leaves an unindexable record to the reconcile job, and indexes the others', async () => {
    const { id: siteId } = await newSite();
    for (const name of ['e1', 'e2', 'e3']) await storeOldEntry(siteId, name);
    const { entries } = lists();
    let calls = 0;
    const index: typeof entries.index = async (...ref) => {
      calls += 1;
      if (calls === 2) throw new Error('busy');
      await entries.index(...ref);
    };
    await backfill({ entries: { index } }).run(never);
    expect((await listed(siteId)).emails).toEqual(['e1', 'e3']);
    test.time.now += 1_000;
    const overdue = await entries.listOverdue(10);
    expect(overdue).toMatchObject([{ siteId, kind: 'contact' }]);
    for (const ref of overdue) await entries.index(ref.siteId, ref.kind, ref.id);
    expect((await listed(siteId)).emails).toEqual(['e1', 'e2', 'e3']);
  });

  it('does not prevent export and erasure of records that are not indexed yet', async () => {
    const { id: siteId } = await newSite();
    for (const name of ['g1', 'g2']) await storeOldEntry(siteId, name);
    await storeOldMember(siteId, 'g1');
    const persons = personStore(test.table, { members: memberStore(test.table), exportFiles: NO_EXPORT_FILES, clock: test.clock });
    const email = 'g1@example.com';
    expect(await persons.find(siteId, email)).toMatchObject({ contacts: [{ email }], forms: [], member: { email } });
    await persons.erase({ siteId, email });
    expect(await persons.find(siteId, email)).toMatchObject({ contacts: [], member: undefined });
    await backfill().run(never);
    expect(await listed(siteId)).toEqual({ emails: ['g2'], counts: [{ new: 1 }, {}, {}] });
  });
});
