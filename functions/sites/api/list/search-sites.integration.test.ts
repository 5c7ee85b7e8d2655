import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf, startSiteFixture, type Actor, type SiteFixture } from '#test/support/api/site-fixture.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { siteSweep } from '#functions/sites/services/sweep/site-sweep.ts';
import { repetitions } from '#test/support/long-run.ts';

let test: SiteFixture;
let customer: Account;
let user: Actor;
beforeAll(async () => {
  test = await startSiteFixture();
  customer = await test.people.add('USER', test.accounts.OEM, { planId: 'ep' });
  user = test.as(customer);
});
afterAll(() => test.stop());
afterEach(() => test.interceptWith(() => undefined));

/** Names of the sites that a search finds, over all pages. */
async function found(keyword: string, actor: Actor = user, limit = 100): Promise<string[]> {
  const names: string[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page: Awaited<ReturnType<Actor['list']>> = await actor.list({ keyword, limit, ...(cursor !== undefined && { cursor }) });
    names.push(...page.sites.map(({ name }) => name));
    cursor = page.nextCursor;
  }
  return names;
}

async function rename(id: string, name: string): Promise<void> {
  const { site, document } = await user.get(id);
  await user.save(id, site.working, { settings: { ...document.settings, name } });
}

const entriesOf = ({ id }: Account) => test.table.queryAll({ pk: `SITEWORDS#${id}` });

describe('site in search results', () => {
  it('is found by prefixes of the words in its name, in any spelling', async () => {
    await user.create({ name: '株式会社田中商事 冬のＳＡＬＥ' });
    for (const keyword of ['株式', '田中', '冬', 'sale', 'ｓａｌ', 'SALE', '田中 冬', 'sale 株式会社'])
      expect(await found(keyword), keyword).toEqual(['株式会社田中商事 冬のＳＡＬＥ']);
    for (const keyword of ['中商', 'ale', '田中 夏', 'x']) expect(await found(keyword), keyword).toEqual([]);
  });

  it('is found by its owner and the accounts above only', async () => {
    await user.create({ name: 'Aardvark' });
    for (const account of [test.accounts.OEM, test.accounts.MASTER]) expect(await found('aard', test.as(account))).toEqual(['Aardvark']);
    expect(await found('aard', test.as(test.accounts.STRANGER))).toEqual([]);
  });

  it('is found by its new name immediately, and no longer by the old name', async () => {
    const { id } = await user.create({ name: 'Before noon' });
    await rename(id, 'After noon');
    expect([await found('before'), await found('after'), await found('noon')]).toEqual([[], ['After noon'], ['After noon']]);
    await rename(id, 'Before noon');
    expect([await found('before'), await found('after'), await found('noon')]).toEqual([['Before noon'], [], ['Before noon']]);
  });

  it('is not found by a keyword of punctuation alone', async () => {
    await user.create({ name: 'Signs & signs!' });
    for (const keyword of ['!', '&&', '・', '％ ！', '😀', '-\u200B'])
      expect([await found(keyword), (await user.exported({ keyword })).csv.split('\r\n')]).toMatchObject([[], { length: 2 }]);
    expect(await found(' \u200B')).toContain('Signs & signs!');
  });

  it('is returned once, even if several of its words match', async () => {
    await user.create({ name: 'Double double doubled' });
    expect(await found('dou')).toEqual(['Double double doubled']);
    expect(await found('dou', user, 1)).toEqual(['Double double doubled']);
  });

  it('is not found after its deletion, and has no index entries', async () => {
    const before = (await entriesOf(customer)).length;
    const { id } = await user.create({ name: 'Ephemeral thing' });
    expect(await found('ephem')).toEqual(['Ephemeral thing']);
    await user.remove(id);
    expect(await found('ephem')).toEqual([]);
    expect(await entriesOf(customer)).toHaveLength(before);
  });

  it('has no index entries after an interrupted deletion', async () => {
    const before = (await entriesOf(customer)).length;
    const { id } = await user.create({ name: 'Half gone' });
    let isOver = false;
    test.interceptWith((command) => {
      if (isOver && command === 'BatchWriteItemCommand') throw new Error('power cut');
      isOver ||= command === 'TransactWriteItemsCommand';
    });
    await user.remove(id);
    test.interceptWith(() => undefined);
    expect(await found('half')).toEqual([]);
    expect((await entriesOf(customer)).length).toBeGreaterThan(before);
    await user.purge(id);
    test.time.now += 2 * 3_600_000;
    await siteSweep(test.table, test.clock).sweepOnce(id);
    expect(await entriesOf(customer)).toHaveLength(before);
  });
});

describe('site search', () => {
  it('returns pages in word order, without gaps or repetitions', async () => {
    const owner = await test.people.add('USER', test.accounts.OEM, { planId: 'ep' });
    const actor = test.as(owner);
    const names = Array.from({ length: 23 }, (_, index) => `Page ${String.fromCharCode(97 + ((index * 7) % 26))}${index}`);
    await Promise.all(names.map((name) => actor.create({ name })));
    for (const limit of [1, 4, 10, 23, 24]) expect(await found('page', actor, limit)).toEqual(names.toSorted());
  });

  it('makes four database calls for a full page, and at most ten for any page', async () => {
    for (let index = 0; index < 5; index += 1) await user.create({ name: `Cheap ${index}` });
    test.takeTraffic();
    await user.list({ keyword: 'cheap', limit: 100 });
    expect(test.takeTraffic().calls).toEqual(['QueryCommand', ...Array.from({ length: 3 }, () => 'BatchGetItemCommand')]);
    for (const keyword of ['c', 'cheap 4', 'dou', 'zzz']) {
      await user.list({ keyword, limit: 1 });
      expect(test.takeTraffic().calls.length).toBeLessThanOrEqual(10);
    }
  });

  it('returns the unfiltered list if the keyword contains no searchable word', async () => {
    for (const keyword of ['', '  ', '\u200B']) expect(await user.list({ keyword, limit: 5 })).toEqual(await user.list({ limit: 5 }));
  });

  it('accepts every cursor that it has returned, and rejects forged cursors', async () => {
    const owner = await test.people.add('USER', test.accounts.OEM, { planId: 'ep' });
    const actor = test.as(owner);
    const names = Array.from({ length: 12 }, (_, index) => `${index % 2 === 0 ? 'Even' : 'Odd'} number ${index}`);
    await Promise.all(names.map((name) => actor.create({ name })));
    const even = names.filter((name) => name.startsWith('Even')).toSorted();
    // Every second index entry does not match: pages end at positions without a hit.
    for (const limit of [1, 2, 3]) expect(await found('number eve', actor, limit)).toEqual(even);
    for (const cursor of ['x', '%', Buffer.from('SITE#1#a').toString('base64url')])
      expect(await refusalOf(user.list({ keyword: 'page', cursor, limit: 5 }))).toMatchObject({ code: 'invalid-input' });
    const { nextCursor } = await user.list({ keyword: 'cheap', limit: 1 });
    expect(await refusalOf(user.list({ cursor: nextCursor ?? '', limit: 1 }))).toMatchObject({ code: 'invalid-input' });
  });

  it('finds every site by its current name after concurrent and interrupted renames', async () => {
    const words = ['alpha', 'beta', 'gamma'];
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }),
        /** Numbers of the database commands that fail, over all renames. */
        fc.uniqueArray(fc.nat(30), { maxLength: 3 }),
        async (scheduler, names, lost) => {
          const owner = await test.people.add('USER', test.accounts.OEM, { planId: 'ep' });
          const actor = test.as(owner);
          const { id } = await actor.create({ name: 'alpha' });
          let commands = 0;
          test.interceptWith(async () => {
            await scheduler.schedule(Promise.resolve());
            commands += 1;
            if (lost.includes(commands - 1)) throw new Error('power cut');
          });
          const attempts = names.map(async (name) => {
            const { site, document } = await actor.get(id);
            await actor.save(id, site.working, { settings: { ...document.settings, name } });
          });
          await scheduler.waitFor(Promise.allSettled(attempts));
          test.interceptWith(() => undefined);
          const { name } = (await actor.get(id)).site;
          for (const word of words) expect(await found(word, actor)).toEqual(word === name ? [name] : []);
        },
      ),
      { numRuns: repetitions(6, 30) },
    );
  });
});
