import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readyMedia, sheet, sheetsInFirstCells, type Actor } from '#functions/api/site/site-fixture.ts';
import { contentHash } from '#functions/content-hash.ts';
import { readyKey } from '#functions/gateways/media-files.ts';
import type { ObjectStorage } from '#functions/gateways/object-storage.ts';
import { intercepted, startJobFixture, type JobFixture } from '#functions/jobs/job-fixture.ts';
import { publishSite } from '#functions/jobs/publish/publish-site.ts';
import { runJob } from '#functions/jobs/run-job.ts';
import { LEASE_MS } from '#functions/store/job.ts';
import type { Account } from '#functions/store/account.ts';
import { accountKey } from '#functions/store/account-key.ts';
import { newJob } from '#functions/store/job.ts';
import { PAUSED_MARK } from '#functions/jobs/publish/render-files.ts';
import type { ImageRef, VideoRef } from '#shared/model/media.ts';
import { EMPTY_POPUP_CONTENT, newPopup } from '#shared/model/popup.ts';
import { newProduct, type Product } from '#shared/model/product.ts';
import type { SiteSummary } from '#shared/model/site.ts';
import { renderPausedPage } from '#site-renderer/not-available.ts';

const SCRIPT = 'document.title';

let test: JobFixture;
let user: Actor;
let refreshed: string[];

beforeAll(async () => {
  test = await startJobFixture();
  user = test.as(test.accounts.USER);
  refreshed = [];
});
afterAll(() => test.stop());

function runner(siteFiles: ObjectStorage = test.siteFiles) {
  const cdn = { refreshSite: async (siteId: string) => void refreshed.push(siteId) };
  const dependencies = { ...test.dependencies, ids: test.ids, mediaFiles: test.mediaFiles, siteFiles, cdn };
  const run = runJob(dependencies, publishSite(dependencies, { '': SCRIPT, video: `${SCRIPT};video`, popups: `${SCRIPT};popups` }));
  return (jobId: string) => run({ jobId });
}

/** A site of as many sheets as there are texts, each with a picture of its own, saved and not yet published. */
async function siteOf(...texts: string[]): Promise<{ site: SiteSummary; ids: string[] }> {
  const { id, working } = await user.create({ rows: 1, columns: texts.length });
  const sheets = await Promise.all(texts.map(async (text) => sheet(text, { image: await test.picture(id, text) })));
  const { changes, ids } = sheetsInFirstCells(1, texts.length, sheets);
  return { site: (await user.save(id, working, changes)).site, ids };
}

const product = (productName: string, image: ImageRef): Product => ({ ...newProduct(test.ids.ulid()), productName, image });

/** A video that is ready to be shown, with its file. */
async function storedVideo(siteId: string, content: string): Promise<VideoRef> {
  const video = { mediaId: test.ids.ulid(), width: 720, height: 1280, durationMs: 4_000, size: content.length, hasSound: true };
  const variant = { width: 720, format: 'mp4' as const };
  const differences = { id: video.mediaId, image: null, video, variants: [{ ...variant, hash: contentHash(content) }] };
  await readyMedia(test, test.accounts.USER, siteId, 'video', differences);
  await test.mediaFiles.write({ key: readyKey(video.mediaId, variant), body: content, contentType: 'video/mp4', cacheControl: 'private' });
  return video;
}

async function publish(
  site: { id: string },
  revision: string,
  visibility: 'public' | 'private' = 'public',
  run = runner(),
): Promise<string> {
  const { publication } = await user.publish(site.id, revision, visibility);
  await run(publication.id);
  return publication.id;
}

/** What the contract job does about a site on the air: a publication that nobody asked for. */
async function follow(site: { id: string }, run = runner()): Promise<string> {
  const { ids, clock, accounts, dependencies } = test;
  const job = newJob('publish', { id: site.id, ownerId: accounts.USER.id }, ids.ulid(), clock());
  await dependencies.jobs.add(job);
  await run(job.id);
  return job.id;
}

const change = ({ id }: Account, set: Partial<Account>) => test.table.update(accountKey(id), { set });

/** Everything of a site in public storage, by key. */
async function contentsOf(site: { id: string }): Promise<Map<string, string>> {
  const keys = [...(await test.siteFiles.list(`${site.id}/`)).keys()];
  const bodies = await Promise.all(keys.map((key) => test.siteFiles.read(key)));
  return new Map(keys.map((key, index) => [key, Buffer.from(bodies[index] ?? []).toString()]));
}

const keysOf = async (id: string): Promise<string[]> => [...(await test.siteFiles.list(`${id}/`)).keys()];
const pageOf = async (id: string): Promise<string | undefined> => {
  const bytes = await test.siteFiles.read(`${id}/index.html`);
  return bytes && Buffer.from(bytes).toString();
};
const stateOf = async (site: { id: string }, jobId: string) => (await user.publication(site.id, jobId)).publication;

describe('publishing', () => {
  it('writes the page and every picture it names, and shows how far it is', async () => {
    const { site } = await siteOf('First words', 'Second words');
    const { publication } = await user.publish(site.id, site.working);
    expect(publication).toMatchObject({ state: 'queued', attempts: 0, progress: { done: 0, total: 0 } });
    await runner()(publication.id);
    const page = await pageOf(site.id);
    expect(page).toContain('First words');
    expect(page).toContain(SCRIPT);
    const keys = await keysOf(site.id);
    expect(keys).toHaveLength(1 + 2 * 6);
    const named = [...(page?.matchAll(/\/m\/[\w-]+\/\d+\.(?:avif|webp)/g) ?? [])].map(([name]) => site.id + name);
    expect(keys.toSorted()).toEqual([`${site.id}/index.html`, ...new Set(named)].toSorted());
    expect(page).not.toContain('01M');
    expect(await stateOf(site, publication.id)).toMatchObject({ state: 'done', attempts: 1, progress: { done: 13, total: 13 } });
    expect(refreshed.at(-1)).toBe(site.id);
  });

  it('writes a video beside its poster, under a name that tells no media id', async () => {
    const { id, working } = await user.create({ rows: 1, columns: 1 });
    const video = await storedVideo(id, 'moving');
    const { changes } = sheetsInFirstCells(1, 1, [sheet('A film', { image: await test.picture(id, 'poster'), video })]);
    const { site } = await user.save(id, working, changes);
    await publish(site, site.working);
    const contents = await contentsOf(site);
    const [key = ''] = [...contents.keys()].filter((name) => name.endsWith('.mp4'));
    expect(contents.get(key)).toBe('moving');
    const page = await pageOf(id);
    expect(page).toContain(`src="${key.slice(id.length)}"`);
    expect(page).toContain(`${SCRIPT};video`);
    expect(page).not.toContain(video.mediaId);
  });

  it('shows nothing of a sheet for members only, nor writes its media, unless another sheet shows them too', async () => {
    const { id, working } = await user.create({ rows: 1, columns: 3 });
    const [secret, shared, open] = [await test.picture(id, 'secret'), await test.picture(id, 'shared'), await test.picture(id, 'open')];
    const video = await storedVideo(id, 'secret film');
    const { changes } = sheetsInFirstCells(1, 3, [
      sheet('secret words', { image: secret, video, membersOnlyLock: true }),
      sheet('more secret words', { image: shared, membersOnlyLock: true }),
      sheet('open words', { image: shared }),
    ]);
    const { site } = await user.save(id, working, changes);
    await publish(site, site.working);
    const contents = await contentsOf(site);
    expect([...contents.keys()]).toHaveLength(1 + 6);
    expect([...contents.values()].join(' ')).not.toContain('secret');
    const opened = await user.save(id, site.working, {
      sheets: { [Object.keys(changes.sheets ?? {})[0] ?? '']: { jp: sheet('no longer secret', { image: open }) } },
    });
    await publish(site, opened.site.working);
    expect(await pageOf(id)).toContain('no longer secret');
    expect(await keysOf(id)).toHaveLength(1 + 12);
  });

  it('writes the pictures of products, and nothing of those on a sheet for members only', async () => {
    const { id, working } = await user.create({ rows: 1, columns: 2 });
    const [shown, secret] = [await test.picture(id, 'shoes', 'product'), await test.picture(id, 'secret shoes', 'product')];
    const { changes } = sheetsInFirstCells(1, 2, [
      sheet('open', { image: await test.picture(id, 'open'), products: [product('Shoes', shown)] }),
      sheet('locked', { image: await test.picture(id, 'locked'), products: [product('Hidden shoes', secret)], membersOnlyLock: true }),
    ]);
    const { site } = await user.save(id, working, changes);
    await publish(site, site.working);
    const contents = await contentsOf(site);
    const pictures = [...contents.keys()].filter((key) => contents.get(key)?.includes('shoes'));
    expect(pictures.map((key) => key.split('/').at(-1) ?? '').toSorted()).toEqual(['240.webp', '480.webp']);
    const page = await pageOf(id);
    expect(page).toContain(`src="${pictures.find((key) => key.endsWith('480.webp'))?.slice(id.length)}"`);
    expect([...contents.values()].join(' ')).not.toMatch(/secret|Hidden|locked words/);
    expect(contents.size).toBe(1 + 6 + 2);
  });

  it('writes the pictures of popups that somebody can come to see', async () => {
    const { id, working } = await user.create({ rows: 1, columns: 2 });
    const image = await test.picture(id, 'open');
    const { changes, ids } = sheetsInFirstCells(1, 2, [sheet('open', { image }), sheet('locked', { image, membersOnlyLock: true })]);
    const popup = async (content: string, effectiveSheets: string[]) => ({
      ...newPopup('timeLimit'),
      effectiveSheets,
      content: { jp: { ...EMPTY_POPUP_CONTENT, image: await test.picture(id, content, 'popup') } },
    });
    const popups = {
      [test.ids.ulid()]: await popup('offer', ids.slice(0, 1)),
      [test.ids.ulid()]: await popup('offer for members', ids.slice(1)),
      [test.ids.ulid()]: await popup('offer to nobody', []),
      [test.ids.ulid()]: { ...(await popup('offer of yesterday', ids)), endDate: new Date(test.time.now - 86_400_000).toISOString() },
    };
    const { site } = await user.save(id, working, { ...changes, popups });
    await publish(site, site.working);
    const contents = await contentsOf(site);
    const offers = [...contents].filter(([, body]) => body.includes('offer') && !body.startsWith('<'));
    expect(offers.map(([key]) => key.split('/').at(-1) ?? '').toSorted()).toEqual(['360.webp', '720.webp']);
    expect([...contents.values()].join(' ')).not.toMatch(/members|nobody|yesterday/);
  });

  it('writes pages after all that they name', async () => {
    const { site } = await siteOf('one', 'two');
    const order: string[] = [];
    await publish(site, site.working, 'public', runner(intercepted(test.siteFiles, (operation) => void order.push(operation))));
    expect(order).toEqual(['list', ...Array.from({ length: 12 }, () => 'copy'), 'write']);
  });

  it('writes nothing again that is there already', async () => {
    const { site, ids } = await siteOf('one', 'two');
    await publish(site, site.working);
    const order: string[] = [];
    const run = runner(intercepted(test.siteFiles, (operation) => void order.push(operation)));
    await publish(site, site.working, 'public', run);
    expect(order).toEqual(['list']);
    const saved = await user.save(site.id, site.working, {
      sheets: { [ids[0] ?? '']: { jp: sheet('changed', { image: site.thumbnail }) } },
    });
    await publish(site, saved.site.working, 'public', run);
    expect(order).toEqual(['list', 'list', 'write']);
  });

  it('shows a saved draft to nobody, and exactly the revision that was chosen', async () => {
    const { site, ids } = await siteOf('published words');
    await publish(site, site.working);
    const draft = await user.save(site.id, site.working, {
      sheets: { [ids[0] ?? '']: { jp: sheet('draft words', { image: site.thumbnail }) } },
    });
    await publish(site, site.working);
    expect(await pageOf(site.id)).toContain('published words');
    await publish(site, draft.site.working);
    expect(await pageOf(site.id)).toContain('draft words');
  });

  it('leaves nothing of a private site, and brings all of it back', async () => {
    const { site } = await siteOf('one', 'two');
    await publish(site, site.working);
    const order: string[] = [];
    await publish(
      site,
      site.working,
      'private',
      runner(
        intercepted(
          test.siteFiles,
          (operation, keys) => void order.push(`${operation} ${keys.includes('index.html') ? 'pages' : 'files'}`),
        ),
      ),
    );
    expect(order).toEqual(['list files', 'remove pages', 'remove files']);
    expect(await keysOf(site.id)).toEqual([]);
    await publish(site, site.working);
    expect(await keysOf(site.id)).toHaveLength(13);
  });

  it('leaves nothing of a deleted site', async () => {
    const { site } = await siteOf('one');
    await publish(site, site.working);
    await user.remove(site.id);
    const [job] = await test.dependencies.jobs.overdue(10);
    expect(job).toBeUndefined();
    test.time.now += 61_000;
    const jobs = await test.dependencies.jobs.overdue(10);
    for (const { id } of jobs) await runner()(id);
    expect(await keysOf(site.id)).toEqual([]);
  });

  it('removes files nobody names any more, but only after a day', async () => {
    const { site, ids } = await siteOf('one');
    await publish(site, site.working);
    const other = await test.picture(site.id, 'another picture');
    const saved = await user.save(site.id, site.working, { sheets: { [ids[0] ?? '']: { jp: sheet('one', { image: other }) } } });
    await publish(site, saved.site.working);
    expect(await keysOf(site.id)).toHaveLength(1 + 2 * 6);
    const now = test.time.now;
    test.time.now = Date.now() + 25 * 3_600_000;
    await publish(site, saved.site.working);
    test.time.now = now;
    expect(await keysOf(site.id)).toHaveLength(1 + 6);
  });
});

describe('under a contract', () => {
  /** A published site in Japanese and English. */
  async function bilingual(): Promise<SiteSummary> {
    const { site, ids } = await siteOf('one', 'two');
    const { settings, sheets } = (await user.get(site.id)).document;
    const english = Object.fromEntries(ids.map((id) => [id, { en: sheets[id]?.jp ?? null }]));
    const changes = { settings: { ...settings, languages: ['jp' as const, 'en' as const] }, sheets: english };
    const saved = await user.save(site.id, site.working, changes);
    await publish(saved.site, saved.site.working);
    return saved.site;
  }

  it.each(['USER', 'OEM', 'MASTER'] as const)(
    'that %s has paused it is a neutral page at each entry and nothing else, and comes back byte for byte',
    async (who) => {
      const site = await bilingual();
      const before = await contentsOf(site);
      expect(before.size).toBe(2 + 2 * 6);
      await change(test.accounts[who], { contractStatus: 'SUSPENDED' });
      const order: string[] = [];
      await follow(site, runner(intercepted(test.siteFiles, (operation) => void order.push(operation))));
      expect(order).toEqual(['list', 'write', 'write', 'remove']);
      const entries = [`${site.id}/en/index.html`, `${site.id}/index.html`];
      expect(await contentsOf(site)).toEqual(new Map(entries.map((key) => [key, renderPausedPage()])));
      for (const key of entries) expect(await test.metadataOf(key)).toEqual(PAUSED_MARK);
      expect(refreshed.at(-1)).toBe(site.id);
      await follow(site);
      expect((await contentsOf(site)).size).toBe(2);
      await change(test.accounts[who], { contractStatus: 'ACTIVE' });
      await follow(site);
      expect(await contentsOf(site)).toEqual(before);
      for (const key of entries) expect(await test.metadataOf(key)).toEqual({});
      expect((await user.get(site.id)).site.status).toBe('PUBLISH');
    },
  );

  it.each([
    ['terminated', { contractStatus: 'TERMINATED' as const }],
    ['over since yesterday', { contractEnd: '2026-11-19' }],
    ['deleted', { deletedAt: '2026-11-20T00:00:00.000Z' }],
  ])('that is %s, or below one that is, nothing is left', async (_, ended) => {
    const site = await bilingual();
    for (const account of [test.accounts.OEM, test.accounts.USER]) {
      const asItWas: Record<string, unknown> = { ...(await test.dependencies.accounts.get(account.id)) };
      await change(account, ended);
      await follow(site);
      expect(await contentsOf(site)).toEqual(new Map());
      const set = Object.fromEntries(Object.keys(ended).map((name) => [name, asItWas[name]]));
      await test.table.update(accountKey(account.id), { set, remove: 'deletedAt' in ended ? ['deletedAt'] : [] });
      await follow(site);
      expect((await contentsOf(site)).size).toBe(14);
    }
  });

  it('that ends today it is on the air until midnight in Japan', async () => {
    const site = await bilingual();
    await change(test.accounts.USER, { contractEnd: '2026-11-20' });
    const now = test.time.now;
    test.time.now = Date.parse('2026-11-20T14:59:59.999Z');
    await follow(site);
    expect((await contentsOf(site)).size).toBe(14);
    test.time.now += 1;
    await follow(site);
    expect(await contentsOf(site)).toEqual(new Map());
    test.time.now = now;
    await change(test.accounts.USER, { contractEnd: null });
  });

  it('is what counts at the end of a publication, whatever it was at its beginning', async () => {
    const site = await bilingual();
    const before = await contentsOf(site);
    const duringWrite = (contractStatus: 'SUSPENDED' | 'ACTIVE') => {
      let isMet = false;
      return runner(
        intercepted(test.siteFiles, async (operation) => {
          if (operation !== 'remove' || isMet) return;
          isMet = true;
          await change(test.accounts.OEM, { contractStatus });
        }),
      );
    };
    await change(test.accounts.OEM, { contractStatus: 'SUSPENDED' });
    await follow(site, duringWrite('ACTIVE'));
    expect(await contentsOf(site)).toEqual(before);
    const { now } = test.time;
    test.time.now = Date.now() + 25 * 3_600_000;
    await test.siteFiles.write({ key: `${site.id}/m/old/1.webp`, body: 'x', contentType: 'image/webp', cacheControl: 'private' });
    await follow(site, duringWrite('SUSPENDED'));
    expect((await contentsOf(site)).size).toBe(2);
    await change(test.accounts.OEM, { contractStatus: 'ACTIVE' });
    test.time.now = now;
  });

  it('that is paused shows nothing of a site that is not on the air', async () => {
    const { site } = await siteOf('never shown');
    await change(test.accounts.USER, { contractStatus: 'SUSPENDED' });
    await follow(site);
    expect(await contentsOf(site)).toEqual(new Map());
    await change(test.accounts.USER, { contractStatus: 'ACTIVE' });
  });
});

describe('when things go wrong', () => {
  it('is put back when it fails, ends when it does not, and never shows a page without its pictures', async () => {
    const { site } = await siteOf('one', 'two');
    let copies = 0;
    const flaky = runner(
      intercepted(test.siteFiles, (operation) => {
        if (operation === 'copy' && (copies += 1) === 5) throw new Error('out of reach');
      }),
    );
    const { publication } = await user.publish(site.id, site.working);
    await expect(flaky(publication.id)).rejects.toThrow('out of reach');
    expect(await stateOf(site, publication.id)).toMatchObject({ state: 'queued', attempts: 1 });
    expect(await pageOf(site.id)).toBeUndefined();
    await flaky(publication.id);
    expect(await stateOf(site, publication.id)).toMatchObject({ state: 'done', attempts: 2 });
  });

  it('shows as failed after five attempts', async () => {
    const { site } = await siteOf('one');
    const { publication } = await user.publish(site.id, site.working);
    const broken = runner(intercepted(test.siteFiles, () => Promise.reject(new Error('out of reach'))));
    for (let attempt = 1; attempt <= 5; attempt += 1) await expect(broken(publication.id)).rejects.toThrow('out of reach');
    expect(await stateOf(site, publication.id)).toMatchObject({ state: 'failed', attempts: 5 });
    await runner()(publication.id);
    expect(await pageOf(site.id)).toBeUndefined();
    // The next publication is a new job.
    await publish(site, site.working);
    expect(await pageOf(site.id)).toContain('one');
  });

  it('never leaves old content behind when an older job is late', async () => {
    const { site, ids } = await siteOf('old words');
    const { publication: late } = await user.publish(site.id, site.working);
    let isMet = false;
    const slow = runner(
      intercepted(test.siteFiles, async (operation) => {
        if (operation !== 'write' || isMet) return;
        isMet = true;
        const newer = await user.save(site.id, site.working, {
          sheets: { [ids[0] ?? '']: { jp: sheet('new words', { image: site.thumbnail }) } },
        });
        await publish(site, newer.site.working);
      }),
    );
    await slow(late.id);
    expect(await pageOf(site.id)).toContain('new words');
    expect(await stateOf(site, late.id)).toMatchObject({ state: 'done' });
  });

  it('writes no old page after it has lost its job to another runner', async () => {
    const { site, ids } = await siteOf('old words');
    const { publication } = await user.publish(site.id, site.working);
    let isMet = false;
    const frozen = runner(
      intercepted(test.siteFiles, async (operation) => {
        if (operation !== 'write' || isMet) return;
        isMet = true;
        const newer = await user.save(site.id, site.working, {
          sheets: { [ids[0] ?? '']: { jp: sheet('new words', { image: site.thumbnail }) } },
        });
        await publish(site, newer.site.working);
        test.time.now += LEASE_MS + 1;
        await runner()(publication.id);
      }),
    );
    await frozen(publication.id);
    expect(await stateOf(site, publication.id)).toMatchObject({ state: 'done', attempts: 2 });
    expect(await pageOf(site.id)).toContain('new words');
  });

  it('never brings a site back on the air that was made private meanwhile', async () => {
    const { site } = await siteOf('one');
    const { publication: late } = await user.publish(site.id, site.working);
    let isMet = false;
    const slow = runner(
      intercepted(test.siteFiles, async (operation) => {
        if (operation !== 'write' || isMet) return;
        isMet = true;
        await publish(site, site.working, 'private');
      }),
    );
    await slow(late.id);
    expect(await keysOf(site.id)).toEqual([]);
  });

  it('ends in what the site and the contract say, whatever runs at once, crashes, or wakes up after its lease', async () => {
    const { site, ids } = await siteOf('text 0');
    const revisions = [site.working];
    for (const index of [1, 2]) {
      const image = await test.picture(site.id, `text ${index}`);
      const { site: next } = await user.save(site.id, revisions.at(-1) ?? '', {
        sheets: { [ids[0] ?? '']: { jp: sheet(`text ${index}`, { image }) } },
      });
      revisions.push(next.working);
    }
    const step = fc.record({
      act: fc.constantFrom('public' as const, 'public' as const, 'private' as const, 'pause' as const, 'resume' as const),
      revision: fc.nat(2),
      /** The storage operation at which the first attempt dies, if it gets that far. */
      diesAt: fc.option(fc.nat(12), { nil: undefined }),
      /** Whether a second runner takes over while the first, thought dead, goes on. */
      isTakenOver: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 1, maxLength: 4 }), async (scheduler, steps) => {
        const jobs: string[] = [];
        await change(test.accounts.OEM, { contractStatus: 'ACTIVE' });
        /** Leaves the job that the act leaves. */
        async function begin(act: (typeof steps)[number]['act'], revision: string): Promise<string> {
          if (act === 'public' || act === 'private') return (await user.publish(site.id, revision, act)).publication.id;
          await change(test.accounts.OEM, { contractStatus: act === 'pause' ? 'SUSPENDED' : 'ACTIVE' });
          const job = newJob('publish', { id: site.id, ownerId: test.accounts.USER.id }, test.ids.ulid(), test.clock());
          await test.dependencies.jobs.add(job);
          return job.id;
        }
        const inTurn = async () => {
          await scheduler.schedule(Promise.resolve());
        };
        const attempts = steps.map(async ({ act, revision, diesAt, isTakenOver }) => {
          await inTurn();
          const jobId = await begin(act, revisions[revision] ?? '');
          jobs.push(jobId);
          let operations = 0;
          const mortal = intercepted(test.siteFiles, async () => {
            await inTurn();
            operations += 1;
            if (operations - 1 === diesAt) throw new Error('died');
          });
          const first = runner(mortal)(jobId).catch(() => undefined);
          if (isTakenOver) {
            await inTurn();
            test.time.now += LEASE_MS + 1;
            await runner(intercepted(test.siteFiles, inTurn))(jobId).catch(() => undefined);
          }
          await first;
        });
        await scheduler.waitFor(Promise.all(attempts));
        // What reconcile does: every job is run until it is over.
        for (const id of jobs) {
          test.time.now += LEASE_MS + 1;
          await runner()(id);
          expect((await stateOf(site, id)).state).toBe('done');
        }
        const { site: last } = await user.get(site.id);
        const keys = await keysOf(site.id);
        if (last.status !== 'PUBLISH') {
          expect(keys).toEqual([]);
          return;
        }
        if ((await test.dependencies.accounts.get(test.accounts.OEM.id))?.contractStatus === 'SUSPENDED') {
          expect(await contentsOf(site)).toEqual(new Map([[`${site.id}/index.html`, renderPausedPage()]]));
          return;
        }
        const page = (await pageOf(site.id)) ?? '';
        expect(page).toContain(`text ${revisions.indexOf(last.live ?? '')}`);
        const named = [...page.matchAll(/\/m\/[\w-]+\/\d+\.(?:avif|webp)/g)].map(([name]) => site.id + name);
        expect(named.length).toBeGreaterThan(0);
        expect(named.filter((key) => !keys.includes(key))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
