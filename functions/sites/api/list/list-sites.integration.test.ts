import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  addReadyMedia,
  refusalOf,
  sheet,
  sheetsInFirstCells,
  startSiteFixture,
  type Actor,
  type SiteFixture,
} from '#test/support/api/site-fixture.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { siteKey, siteListPartition } from '#functions/platform/keys/keys.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import { SITE_STATUSES, SiteSort, type ListedSite } from '#shared/model/sites/site.ts';
import { normaliseSearchText } from '#shared/rules/text/search-text.ts';
import { repetitions } from '#test/support/long-run.ts';

let test: SiteFixture;
beforeAll(async () => {
  test = await startSiteFixture();
});
afterAll(() => test.stop());
afterEach(() => test.interceptWith(() => undefined));

type SiteQuery = Parameters<Actor['list']>[0] & object;

/** Returns the sites of all pages. */
async function all(actor: Actor, query: SiteQuery = {}): Promise<ListedSite[]> {
  const seen: ListedSite[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page: Awaited<ReturnType<Actor['list']>> = await actor.list({ ...query, ...(cursor !== undefined && { cursor }) });
    expect(apiContract.site.list.response.parse(page)).toEqual(page);
    seen.push(...page.sites);
    cursor = page.nextCursor;
  }
  return seen;
}

const newOwner = (): Promise<Account> => test.people.add('USER', test.accounts.OEM, { planId: 'ep' });

async function rename(actor: Actor, id: string, name: string): Promise<void> {
  const { site, document } = await actor.get(id);
  await actor.save(id, site.working, { settings: { ...document.settings, name } }, 'auto');
}

async function publishable(actor: Actor, owner: Account): Promise<string> {
  const { id, working } = await actor.create();
  await actor.save(id, working, sheetsInFirstCells(3, 3, [sheet('one', { image: await addReadyMedia(test, owner, id) })]).changes);
  return id;
}

async function publish(actor: Actor, id: string, visibility: 'public' | 'private'): Promise<void> {
  await actor.publish(id, (await actor.get(id)).site.working, visibility);
}

const sortValueOf = (sort: SiteSort, site: ListedSite): string =>
  ({ edited: site.editedAt, created: site.createdAt, published: site.publishedAt ?? '', name: normaliseSearchText(site.name) })[sort];

/** Returns ids in the order of a list; equal values are ordered by id. */
function inOrder(sites: readonly ListedSite[], sort: SiteSort, order: 'asc' | 'desc'): string[] {
  const sortKey = (site: ListedSite) => Buffer.from(`${sortValueOf(sort, site)}\t${site.id}`);
  const shown = sites.filter(({ publishedAt }) => sort !== 'published' || publishedAt !== null);
  const sorted = shown.toSorted((a, b) => Buffer.compare(sortKey(a), sortKey(b))).map(({ id }) => id);
  return order === 'asc' ? sorted : sorted.toReversed();
}

/** Expects every list to have each existing site once and in order. */
async function expectListsInOrder(actor: Actor, limit: number): Promise<void> {
  const present = await all(actor, { limit: 100 });
  for (const { id, editedAt: _, owner: __, newEntries: ___, ...summary } of present)
    expect((await actor.get(id)).site).toEqual({ id, ...summary });
  for (const sort of SiteSort.options)
    for (const order of ['asc', 'desc'] as const)
      for (const status of [undefined, ...SITE_STATUSES]) {
        const wanted = present.filter((site) => status === undefined || site.status === status);
        const shown = (await all(actor, { sort, order, status, limit })).map(({ id }) => id);
        expect(shown, `${sort} ${order} ${status}`).toEqual(inOrder(wanted, sort, order));
      }
}

const NAMES = ['Sale', 'sale 2', 'ＳＡＬＥ', '春の新作', 'Sale#1', 'A', 'Z'] as const;
/** Milliseconds before a command: within an edit session, and longer than one. */
const pause = fc.constantFrom(2_000, 240_000, 700_000);
const command = fc.oneof(
  fc.record({ what: fc.constant('create' as const), name: fc.constantFrom(...NAMES) }),
  fc.record({ what: fc.constant('rename' as const), which: fc.nat(), name: fc.constantFrom(...NAMES), pause }),
  fc.record({
    what: fc.constantFrom('publish' as const, 'unpublish' as const, 'remove' as const, 'pass' as const),
    which: fc.nat(),
    pause,
  }),
);
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;

/** Applies a command to a new site or to one of the initial sites. */
async function carryOut(actor: Actor, sites: readonly string[], one: Command): Promise<void> {
  if (one.what === 'create') return void (await actor.create({ name: one.name }));
  const id = sites[one.which % sites.length] ?? '';
  test.time.now += one.pause;
  if (one.what === 'rename') await rename(actor, id, one.name);
  if (one.what === 'publish') await publish(actor, id, 'public');
  if (one.what === 'unpublish') await publish(actor, id, 'private');
  if (one.what === 'remove') await actor.remove(id);
}

describe('site list', () => {
  it('omits and logs a site that breaks its schema, while the CSV export fails', async () => {
    const owner = await newOwner();
    const actor = test.as(owner);
    const [broken, intact] = [await actor.create(), await actor.create()];
    await test.table.update(siteKey(broken.id), { set: { status: 'UNKNOWN' } });
    const lines = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    try {
      expect((await actor.list()).sites.map(({ id }) => id)).toEqual([intact.id]);
      expect(lines.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)).toMatchObject([
        { level: 'warn', code: 'unreadable-item', count: 1, error: { message: expect.stringContaining(broken.id) as string } },
      ]);
    } finally {
      lines.mockRestore();
    }
    await expect(siteStore(test.table).list(scopeOf(owner.id), { after: undefined, limit: 10 })).rejects.toThrow('breaks its schema');
  });

  it('contains each matching site once in every order and for every status, after any sequence of changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { maxLength: 8 }), fc.integer({ min: 1, max: 4 }), async (commands, limit) => {
        const owner = await newOwner();
        const actor = test.as(owner);
        const sites = [await publishable(actor, owner), await publishable(actor, owner)];
        for (const one of commands) await carryOut(actor, sites, one).catch(() => undefined);
        await expectListsInOrder(actor, limit);
      }),
      { numRuns: repetitions(4, 15) },
    );
  });

  it('contains each site once and in order after concurrent and interrupted changes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(command, { minLength: 2, maxLength: 5 }),
        /** Numbers of the database commands that fail. */
        fc.uniqueArray(fc.nat(40), { maxLength: 2 }),
        async (scheduler, commands, lost) => {
          const owner = await newOwner();
          const actor = test.as(owner);
          const sites = [await publishable(actor, owner)];
          let sent = 0;
          test.interceptWith(async () => {
            await scheduler.schedule(Promise.resolve());
            sent += 1;
            if (lost.includes(sent - 1)) throw new Error('power cut');
          });
          await scheduler.waitFor(Promise.allSettled(commands.map((one) => carryOut(actor, sites, one))));
          test.interceptWith(() => undefined);
          await expectListsInOrder(actor, 100);
          const present = await all(actor);
          for (const status of SITE_STATUSES)
            for (const keyword of ['sale', '春', 'z'])
              expect((await all(actor, { keyword, status })).map(({ id }) => id).toSorted()).toEqual(
                present
                  .filter((site) => site.status === status && normaliseSearchText(site.name).startsWith(keyword))
                  .map(({ id }) => id)
                  .toSorted(),
              );
        },
      ),
      { numRuns: repetitions(5, 25) },
    );
  });

  it('moves a site to the top of the order of edits with every edit, and shows the time (R-9.18)', async () => {
    const owner = await newOwner();
    const actor = test.as(owner);
    const [one, other] = [await actor.create(), await actor.create()];
    for (const [index, { id }] of [one, other, one, other, one].entries()) {
      test.time.now += 60_000;
      await rename(actor, id, `Edit ${index}`);
      const { sites } = await actor.list({ sort: 'edited', limit: 1 });
      expect(sites.map((site) => [site.id, Date.parse(site.editedAt)])).toEqual([[id, test.time.now]]);
    }
  });

  it('writes the entry of a site at most once in ten minutes, however often the site is saved (R-9.18)', async () => {
    const owner = await newOwner();
    const actor = test.as(owner);
    const { id } = await actor.create({ name: 'One' });
    // The names sort the same, so that only the time moves entries.
    const placed = async () => (await test.table.query({ pk: siteListPartition(owner.id), limit: 100 })).items.map(({ sk }) => sk);
    const before = await placed();
    test.time.now += 300_000;
    await rename(actor, id, 'ONE');
    expect(await placed()).toEqual(before);
    test.time.now += 300_000;
    await rename(actor, id, 'one');
    expect(await placed()).not.toEqual(before);
  });

  it('contains the owner of each site', async () => {
    const owner = await newOwner();
    const { id } = await test.as(owner).create();
    for (const actor of [test.as(owner), test.as(test.accounts.OEM)]) {
      const shown = (await all(actor, { limit: 100 })).find((site) => site.id === id);
      expect(shown?.owner).toEqual({ id: owner.id, companyName: owner.companyName });
    }
  });

  it('sorts a name before longer names with the same beginning, whatever their punctuation', async () => {
    const owner = await newOwner();
    const actor = test.as(owner);
    for (const name of ['Sale 2', 'Sale', 'Sale#1', 'Sale!']) await actor.create({ name });
    const names = (await all(actor, { sort: 'name', order: 'asc', limit: 1 })).map(({ name }) => name);
    expect(names).toEqual(['Sale', 'Sale 2', 'Sale!', 'Sale#1']);
  });

  it('accepts a cursor from a list in another order, and rejects forged cursors', async () => {
    const owner = await newOwner();
    const actor = test.as(owner);
    for (const name of ['C', 'A', 'B']) await actor.create({ name });
    const ids = (await all(actor)).map(({ id }) => id);
    for (const from of SiteSort.options.filter((sort) => sort !== 'published')) {
      const { nextCursor } = await actor.list({ sort: from, limit: 1 });
      for (const sort of SiteSort.options)
        for (const { id } of (await actor.list({ sort, cursor: nextCursor ?? '' })).sites) expect(ids).toContain(id);
    }
    for (const cursor of ['x', '%', Buffer.from('edited#2026').toString('base64url')])
      expect(await refusalOf(actor.list({ sort: 'name', cursor }))).toMatchObject({ code: 'invalid-input' });
  });

  it('reads a page with four database calls in any order', async () => {
    const owner = await newOwner();
    const actor = test.as(owner);
    for (const name of ['One', 'Two', 'Three']) await actor.create({ name });
    test.takeTraffic();
    for (const query of [{}, { sort: 'name' as const }, { status: 'DRAFT' as const }, { keyword: 't', status: 'DRAFT' as const }]) {
      await actor.list(query);
      expect(test.takeTraffic().calls).toEqual(['QueryCommand', ...Array.from({ length: 3 }, () => 'BatchGetItemCommand')]);
    }
  });
});

describe('site search', () => {
  it('filters by current status', async () => {
    const owner = await newOwner();
    const actor = test.as(owner);
    const id = await publishable(actor, owner);
    await rename(actor, id, 'Winter sale');
    const found = async (status: ListedSite['status']) => (await all(actor, { keyword: 'win', status })).map((site) => site.id);
    expect([await found('DRAFT'), await found('PUBLISH')]).toEqual([[id], []]);
    await publish(actor, id, 'public');
    expect([await found('DRAFT'), await found('PUBLISH'), await found('PRIVATE')]).toEqual([[], [id], []]);
    await publish(actor, id, 'private');
    expect([await found('PUBLISH'), await found('PRIVATE')]).toEqual([[], [id]]);
    expect(await all(actor, { keyword: 'win' })).toHaveLength(1);
  });
});

describe('interrupted change of a site’s status', () => {
  it('keeps the site listed and searchable by its current status', async () => {
    const owner = await newOwner();
    const actor = test.as(owner);
    const id = await publishable(actor, owner);
    test.interceptWith((name) => {
      if (name === 'TransactWriteItemsCommand') throw new Error('power cut');
    });
    await expect(publish(actor, id, 'public')).rejects.toThrow('power cut');
    test.interceptWith(() => undefined);
    for (const keyword of ['', 'site'])
      for (const status of SITE_STATUSES) expect(await all(actor, { keyword, status })).toHaveLength(status === 'DRAFT' ? 1 : 0);
  });
});

describe('CSV export of the site list', () => {
  it('contains the headings in the requested language', async () => {
    const owner = await test.people.add('USER', test.accounts.OEM, { planId: 'ep', companyName: '田中, "商事"' });
    const actor = test.as(owner);
    test.time.now = Date.UTC(2026, 10, 20, 5, 4);
    const { url } = await actor.create({ name: '=SUM(A1)', rows: 2, columns: 4 });
    const row = `"'=SUM(A1)","下書き","田中, ""商事""","${url}","2","4","2026-11-20 14:04","2026-11-20 14:04",""\r\n`;
    const { csv, nextCursor } = await actor.exported({ sort: 'name' });
    expect(csv).toBe(`"サイト名","ステータス","会社名","公開アドレス","行数","列数","作成日時","編集日時","公開日時"\r\n${row}`);
    expect(nextCursor).toBeNull();
    expect((await actor.exported({ language: 'en' })).csv.split('\r\n')[0]).toBe(
      '"Site name","Status","Company","Public address","Rows","Columns","Created","Edited","Published"',
    );
    expect((await actor.exported({ status: 'PUBLISH' })).csv.split('\r\n')).toHaveLength(2);
    expect((await actor.exported({ keyword: 'sum' })).csv).toContain(row);
  });
});

describe('plan limits and usage in the site list', () => {
  it('are those of the account that the caller works in, and count only sites of this account', async () => {
    const owner = await test.people.add('USER', test.accounts.OEM, { planId: 'standard' });
    const actor = test.as(owner);
    await actor.create();
    await actor.create();
    expect(await actor.usage()).toMatchObject({ siteCount: 2, limits: { maxSites: 3, maxSheets: 60, maxDirection: 60 } });
    expect(await test.as(test.accounts.MASTER).usage()).toMatchObject({ siteCount: 0, limits: { maxSites: null } });
    test.takeTraffic();
    await actor.usage();
    expect(test.takeTraffic().calls).toHaveLength(4);
  });
});
