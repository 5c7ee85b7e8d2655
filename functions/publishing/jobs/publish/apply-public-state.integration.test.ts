import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sheet, sheetsInFirstCells } from '#test/support/api/site-fixture.ts';
import { interceptStorage } from '#test/support/jobs/job-fixture.ts';
import { isMediaKey, picturesIn, type PublishFixture, startPublishFixture } from '#functions/publishing/jobs/publish/publish-fixture.ts';
import { siteHostKey } from '#functions/publishing/services/edge/edge-keys.ts';
import { BRAND_PATHS } from '#shared/rules/sites/site-file-keys.ts';
import { siteKey } from '#functions/platform/keys/keys.ts';
import { EMPTY_POPUP_CONTENT, newPopup } from '#shared/model/sites/popup.ts';

let test: PublishFixture;
beforeAll(async () => {
  test = await startPublishFixture();
});
afterAll(() => test.stop());

describe('publish job', () => {
  it('writes a page for every sheet and every picture on the pages, and reports its progress', async () => {
    const { site } = await test.siteOf('First words', 'Second words');
    const { publication } = await test.user.publish(site.id, site.working);
    expect(publication).toMatchObject({ state: 'queued', attempts: 0, progress: { done: 0, total: 0 } });
    await test.runner()(publication.id);
    const contents = await test.contentsOf(site);
    const textOf = (name: string) => contents.get(`${site.id}/${name}`) ?? '';
    expect(textOf('index.html')).toContain('First words');
    expect(textOf('index.html')).not.toContain('Second words');
    expect(textOf('B1.html')).toContain('Second words');
    expect(textOf('s/0.html')).toMatch(/First words[^]+Second words/);
    const named = picturesIn(site, [...contents.values()].join(' '));
    expect(named).toHaveLength(2 * 6);
    expect([...contents.keys()].filter(isMediaKey).toSorted()).toEqual(named.toSorted());
    expect([...contents.values()].join(' ')).not.toContain('01M');
    const { size: total } = contents;
    expect(await test.stateOf(site, publication.id)).toMatchObject({ state: 'done', attempts: 1, progress: { done: total, total } });
    expect(test.invalidated.at(-1)).toBe(site.id);
  });

  it('renders for a new custom domain before the edge routes to it, and removes a lost domain from the edge before rendering', async () => {
    const { site } = await test.siteOf('one', 'two');
    await test.publish(site, site.working);
    const [key, former] = [siteHostKey(site.id), `https://${site.id}.sites.example.com`];
    expect([await test.pageOf(site.id), test.edgeValues.has(key)]).toEqual([expect.stringContaining(`${former}/`), false]);
    await test.table.update(siteKey(site.id), { set: { customDomain: 'www.shop.example' } });
    const failing = interceptStorage(test.siteFiles, () => Promise.reject(new Error('lost')));
    await test.republish(site, test.runner(failing)).catch(() => undefined);
    expect(test.edgeValues.has(key)).toBe(false);
    await test.republish(site);
    const contents = [...(await test.contentsOf(site)).values()].join(' ');
    expect(contents).toContain('https://www.shop.example/B1');
    expect(contents).not.toContain(former);
    expect(test.edgeValues.get(key)).toBe('www.shop.example');
    await test.table.update(siteKey(site.id), { set: { customDomain: null } });
    await test.republish(site, test.runner(failing)).catch(() => undefined);
    expect(test.edgeValues.has(key)).toBe(false);
    await test.republish(site);
    expect([...(await test.contentsOf(site)).values()].join(' ')).not.toContain('www.shop.example');
  });

  it('writes the scripts used by pages, and sets the content language of each page', async () => {
    const { site } = await test.siteOf('one', 'two');
    await test.publish(site, site.working);
    const contents = await test.contentsOf(site);
    const scripts = [...(contents.get(`${site.id}/index.html`)?.matchAll(/\/a\/[\w-]+\.js/g) ?? [])].map(([name]) => site.id + name);
    expect(scripts.length).toBeGreaterThan(0);
    // The worker is registered by a script.
    const worker = `${site.id}/sw.js`;
    expect([...contents.keys()].filter((key) => key.endsWith('.js')).toSorted()).toEqual([...scripts, worker].toSorted());
    for (const name of ['index.html', 'B1.html', 'data-notice.html']) expect(await test.languageOf(`${site.id}/${name}`)).toBe('ja');
    expect(await test.languageOf(`${site.id}/robots.txt`)).toBeUndefined();
  });

  it('redirects URLs that contain the default language', async () => {
    const { site } = await test.siteOf('one', 'two');
    await test.publish(site, site.working);
    expect(await test.metadataOf(`${site.id}/jp/index.html`)).toMatchObject({ location: '/' });
    expect(await test.metadataOf(`${site.id}/jp/B1.html`)).toMatchObject({ location: '/B1' });
  });

  it('redirects URLs with former custom paths, unless the path is in use again', async () => {
    const { site } = await test.siteOf('one', 'two');
    let { working } = site;
    const publishAt = async (customPath: string) => {
      const { settings } = (await test.user.get(site.id)).document;
      working = (await test.user.save(site.id, working, { settings: { ...settings, customPath } })).site.working;
      await test.publish(site, working);
    };
    const target = async (name: string) => (await test.metadataOf(`${site.id}/${name}.html`))?.['location'];
    await publishAt('one-shop');
    await publishAt('two-shop');
    await test.publish(site, working, 'private');
    await publishAt('three-shop');
    expect(await Promise.all(['one-shop/B1', 'two-shop/B1', 'one-shop/jp/B1', 'one-shop/index', 'three-shop/B1'].map(target))).toEqual([
      '/three-shop/B1',
      '/three-shop/B1',
      '/three-shop/B1',
      '/three-shop',
      undefined,
    ]);
    await publishAt('one-shop');
    expect(await Promise.all(['one-shop/B1', 'two-shop/B1', 'three-shop/B1'].map(target))).toEqual([
      undefined,
      '/one-shop/B1',
      '/one-shop/B1',
    ]);
    expect(await test.pageOf(site.id, 'one-shop/B1.html')).toContain('two');
    await publishAt('');
    expect(await Promise.all(['one-shop/B1', 'two-shop/index'].map(target))).toEqual(['/B1', '/']);
  });

  it('writes a video and its poster under names without media ids', async () => {
    const { id, working } = await test.user.create({ rows: 1, columns: 1 });
    const video = await test.storedVideo(id, 'moving');
    const { changes } = sheetsInFirstCells(1, 1, [sheet('A film', { image: await test.picture(id, 'poster'), video })]);
    const { site } = await test.user.save(id, working, changes);
    await test.publish(site, site.working);
    const contents = await test.contentsOf(site);
    const [key = ''] = [...contents.keys()].filter((name) => name.endsWith('.mp4'));
    expect(contents.get(key)).toBe('moving');
    const page = await test.pageOf(id);
    expect(page).toContain(`src="${key.slice(id.length)}"`);
    expect(page).toContain('/a/video-');
    expect(page).not.toContain(video.mediaId);
  });

  it('writes the pictures of products, except those on members-only sheets', async () => {
    const { id, working } = await test.user.create({ rows: 1, columns: 2 });
    const [shown, secret] = [await test.picture(id, 'shoes', 'product'), await test.picture(id, 'secret shoes', 'product')];
    const { changes } = sheetsInFirstCells(1, 2, [
      sheet('open', { image: await test.picture(id, 'open'), products: [test.product('Shoes', shown)] }),
      sheet('locked', { image: await test.picture(id, 'locked'), products: [test.product('Hidden shoes', secret)], membersOnlyLock: true }),
    ]);
    const { site } = await test.user.save(id, working, changes);
    await test.publish(site, site.working);
    const contents = await test.contentsOf(site);
    const pictures = [...contents.keys()].filter((key) => isMediaKey(key) && contents.get(key)?.includes('shoes'));
    expect(pictures.map((key) => key.split('/').at(-1) ?? '').toSorted()).toEqual(['240.webp', '480.webp']);
    const page = await test.pageOf(id);
    expect(page).toContain(`src="${pictures.find((key) => key.endsWith('480.webp'))?.slice(id.length)}"`);
    expect([...contents.values()].join(' ')).not.toMatch(/secret shoes|Hidden/);
    expect([...contents.keys()].filter(isMediaKey)).toHaveLength(6 + 2);
  });

  it('writes the pictures of popups that a visitor can see', async () => {
    const { id, working } = await test.user.create({ rows: 1, columns: 2 });
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
      [test.ids.ulid()]: await popup('offer without sheets', []),
      [test.ids.ulid()]: { ...(await popup('offer of yesterday', ids)), endDate: new Date(test.time.now - 86_400_000).toISOString() },
    };
    const { site } = await test.user.save(id, working, { ...changes, popups });
    await test.publish(site, site.working);
    const contents = await test.contentsOf(site);
    const offers = [...contents].filter(([key, body]) => isMediaKey(key) && body.includes('offer'));
    expect(offers.map(([key]) => key.split('/').at(-1) ?? '').toSorted()).toEqual(['360.webp', '720.webp']);
    expect([...contents.values()].join(' ')).not.toMatch(/offer for members|without sheets|yesterday/);
  });

  it('writes pages after the files they refer to, and start pages last', async () => {
    const { site } = await test.siteOf('one', 'two');
    const order: string[] = [];
    const run = test.runner(interceptStorage(test.siteFiles, (operation, key) => void order.push(`${operation} ${key}`)));
    await test.publish(site, site.working, 'public', run);
    expect(order[0]).toBe(`list ${site.id}/`);
    expect(order.slice(1, 13).every((step) => step.startsWith('copy '))).toBe(true);
    expect(order.slice(13).every((step) => step.startsWith('write '))).toBe(true);
    expect(order.at(-1)).toBe(`write ${site.id}/index.html`);
  });

  it('writes only changed files', async () => {
    const { site, ids } = await test.siteOf('one', 'two');
    await test.publish(site, site.working);
    const order: string[] = [];
    const run = test.runner(interceptStorage(test.siteFiles, (operation, key) => void order.push(`${operation} ${key.slice(13)}`)));
    await test.publish(site, site.working, 'public', run);
    expect(order).toEqual(['list ']);
    const { sheets } = (await test.user.get(site.id)).document;
    const second = sheets[ids[1] ?? '']?.jp;
    const saved = await test.user.save(site.id, site.working, {
      sheets: { [ids[1] ?? '']: { jp: sheet('changed', { image: second?.image ?? null }) } },
    });
    await test.publish(site, saved.site.working, 'public', run);
    // The sheet's page, its block, the list of all sheets, and the worker, which names the publication.
    expect(order.slice(1).toSorted()).toEqual(['list ', 'write B1.html', 'write s/0.html', 'write sheets.html', 'write sw.js']);
  });

  it('publishes exactly the selected revision, without later saves', async () => {
    const { site, ids } = await test.siteOf('published words');
    await test.publish(site, site.working);
    const draft = await test.user.save(site.id, site.working, {
      sheets: { [ids[0] ?? '']: { jp: sheet('draft words', { image: site.thumbnail }) } },
    });
    await test.publish(site, site.working);
    expect(await test.pageOf(site.id)).toContain('published words');
    await test.publish(site, draft.site.working);
    expect(await test.pageOf(site.id)).toContain('draft words');
  });

  it('removes all files but the brand of a site made private (R-14.109), and writes them again when it is published', async () => {
    const { site } = await test.siteOf('one', 'two');
    await test.publish(site, site.working);
    const before = await test.contentsOf(site);
    const order: string[] = [];
    const watched = interceptStorage(
      test.siteFiles,
      (operation, keys) => void order.push(`${operation} ${keys.includes('index.html') ? 'pages' : 'files'}`),
    );
    await test.publish(site, site.working, 'private', test.runner(watched));
    expect(order).toEqual(['list files', 'remove pages', 'remove files']);
    expect((await test.keysOf(site.id)).toSorted()).toEqual(BRAND_PATHS.map((path) => site.id + path).toSorted());
    await test.publish(site, site.working);
    expect(await test.contentsOf(site)).toEqual(before);
  });

  it('removes all files of a deleted site', async () => {
    const { site } = await test.siteOf('one');
    await test.publish(site, site.working);
    await test.user.remove(site.id);
    const [job] = await test.dependencies.jobs.listOverdue(10);
    expect(job).toBeUndefined();
    test.time.now += 61_000;
    const jobs = await test.dependencies.jobs.listOverdue(10);
    for (const { id } of jobs) await test.runner()(id);
    expect(await test.keysOf(site.id)).toEqual([]);
  });

  it('removes unused files after a day and unused pages immediately', async () => {
    const { site, ids } = await test.siteOf('one', 'two');
    await test.publish(site, site.working);
    const { grid } = (await test.user.get(site.id)).document;
    const [first = '', second = ''] = ids;
    const saved = await test.user.save(site.id, site.working, {
      grid: { ...grid, cells: { A1: first } },
      sheets: { [second]: { jp: null } },
    });
    await test.publish(site, saved.site.working);
    const keys = await test.keysOf(site.id);
    expect(keys.filter((key) => /B1|sheets/.test(key))).toEqual([]);
    expect(keys.filter(isMediaKey)).toHaveLength(2 * 6);
    const now = test.time.now;
    test.time.now = Date.now() + 25 * 3_600_000;
    await test.publish(site, saved.site.working);
    test.time.now = now;
    expect((await test.keysOf(site.id)).filter(isMediaKey)).toHaveLength(6);
  });
});
