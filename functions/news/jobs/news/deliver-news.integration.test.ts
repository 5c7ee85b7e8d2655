import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverNews } from '#functions/news/jobs/news/deliver-news.ts';
import { newsJob } from '#functions/news/job-definitions/news.ts';
import { type PublishFixture, startPublishFixture } from '#functions/publishing/jobs/publish/publish-fixture.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import { changeOf, newsOf, storeNews } from '#test/support/news/news-fixture.ts';
import { newsStore } from '#functions/news/store/news-store.ts';
import type { StoredNews } from '#functions/news/store/news.ts';
import type { SiteSummary } from '#shared/model/sites/site.ts';
import { VISITOR_SCRIPTS } from '#site-renderer/render/render-fixture.ts';

let test: PublishFixture;
beforeAll(async () => {
  test = await startPublishFixture();
});
afterAll(() => test.stop());

function runner(siteFiles: ObjectStorage = test.siteFiles) {
  const dependencies = { ...test.dependencies, ids: test.ids, mediaFiles: test.mediaFiles, siteFiles, visitorScripts: VISITOR_SCRIPTS };
  const run = runJob(newsJob, dependencies, deliverNews(dependencies));
  return (jobId: string) => run({ jobId });
}

async function liveSite(): Promise<SiteSummary> {
  const { site } = await test.siteOf('茶', '緑茶');
  await test.publish(site, site.working);
  return site;
}

const write = (site: { id: string }, differences: Partial<StoredNews> = {}) =>
  storeNews(test, newsOf(test, test.accounts.USER, [site.id], differences));
const barOf = async ({ id }: { id: string }): Promise<string> => (await test.pageOf(id, 'n/jp.json')) ?? '';
const titlesOf = async (site: { id: string }): Promise<string[]> =>
  (JSON.parse(await barOf(site)) as { news: { title: string }[] }).news.map(({ title }) => title);

describe('the news of a published site', () => {
  it('reach its news bar, news page and feed without a publication of the site', async () => {
    const site = await liveSite();
    const before = await test.contentsOf(site);
    const { jobId } = await write(site, { title: '夏の休み' });
    await runner()(jobId);
    const after = await test.contentsOf(site);
    const changed = [...after].filter(([key, body]) => before.get(key) !== body).map(([key]) => key.slice(site.id.length));
    expect(changed.toSorted()).toEqual(['/feed.xml', '/n/jp.json', '/news.html', '/sitemap.xml']);
    for (const name of ['n/jp.json', 'news.html', 'feed.xml']) expect(await test.pageOf(site.id, name)).toContain('夏の休み');
    expect(test.invalidated).toEqual([site.id]);
    test.invalidated.length = 0;
  });

  it('are stored with the account ids by which the edge decides whether to serve them', async () => {
    const site = await liveSite();
    const { jobId } = await write(site);
    await runner()(jobId);
    expect(await test.siteFiles.metadataOf(`${site.id}/n/jp.json`)).toEqual({ lineage: test.accounts.USER.path.join() });
  });

  it('are delivered with their pictures', async () => {
    const site = await liveSite();
    const image = await test.picture('', '花火', 'news');
    const { jobId } = await write(site, { image });
    await runner()(jobId);
    const src = /"src":"(\/m\/[^"]+)"/.exec(await barOf(site))?.[1] ?? '';
    expect(await test.siteFiles.sizeOf(site.id + src)).toBeGreaterThan(0);
    expect(await barOf(site)).not.toContain(image.mediaId);
    await test.republish(site);
    expect(await test.siteFiles.sizeOf(site.id + src)).toBeGreaterThan(0);
  });

  it('stay the same when the site is published again', async () => {
    const site = await liveSite();
    const { jobId } = await write(site);
    await runner()(jobId);
    const delivered = await test.contentsOf(site);
    await test.republish(site);
    expect(await test.contentsOf(site)).toEqual(delivered);
  });

  it('appear with the first publication of the site if they were written before', async () => {
    const { site } = await test.siteOf('茶');
    const { jobId } = await write(site, { title: '先に書いた' });
    await runner()(jobId);
    expect(await test.keysOf(site.id)).toEqual([]);
    await test.publish(site, site.working);
    expect(await titlesOf(site)).toEqual(['先に書いた']);
  });

  it('appear and disappear at their times, whichever job runs then', async () => {
    const site = await liveSite();
    const at = (minutes: number) => new Date(test.time.now + minutes * 60_000).toISOString();
    const { news, jobId } = await write(site, { publishType: 'scheduled', startDate: at(10), endDate: at(20) });
    await runner()(jobId);
    const seen = [await titlesOf(site)];
    for (const minutes of [10, 10]) {
      test.time.now += minutes * 60_000;
      const { job } = changeOf(test, news);
      await test.dependencies.jobs.add(job);
      await runner()(job.id);
      seen.push(await titlesOf(site));
    }
    expect(seen).toEqual([[], ['お知らせ'], []]);
  });

  it('stay current when a job that read older news writes late', async () => {
    const site = await liveSite();
    const { news, jobId } = await write(site, { title: '古い' });
    let isOvertaken = false;
    const late: ObjectStorage = {
      ...test.siteFiles,
      async write(object) {
        if (!isOvertaken) {
          isOvertaken = true;
          const next = { ...news, title: '新しい', version: 2, indexedBy: test.ids.ulid() };
          const change = changeOf(test, next);
          expect(await newsStore(test.table).update(news, next, change)).toBe('done');
          await runner()(change.job.id);
        }
        return test.siteFiles.write(object);
      },
    };
    await runner(late)(jobId);
    expect(await titlesOf(site)).toEqual(['新しい']);
  });
});
