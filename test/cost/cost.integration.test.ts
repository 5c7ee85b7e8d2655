import { deliverNews } from '#functions/news/jobs/news/deliver-news.ts';
import { newsJob } from '#functions/news/job-definitions/news.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import { newsOf, storeNews } from '#test/support/news/news-fixture.ts';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type PublishFixture, startPublishFixture } from '#functions/publishing/jobs/publish/publish-fixture.ts';
import { MEASURED_SITE, NEWS, OPENING, POPUPS, PUBLICATION, SAVE, SWEEP, VISIT } from '#infra/operations/cost/counts.ts';
import type { SiteSummary } from '#shared/model/sites/site.ts';
import { buildVisitorScripts } from '#site-renderer/build/build-visitor-scripts.ts';
import { EMPTY_POPUP_CONTENT, newPopup } from '#shared/model/sites/popup.ts';
import { endUserApi } from '#test/support/api/end-user-fixture.ts';
import { sheet, sheetsInFirstCells } from '#test/support/api/site-fixture.ts';
import { type Capacity, countCapacity } from '#test/support/count-capacity.ts';
import { expectAbout } from '#test/support/expect-about.ts';

/** S3 bills writing, copying and listing objects at one price, and reading them at a lower one. */
const BILLED_AS_PUT = new Set(['PutObjectCommand', 'CopyObjectCommand']);

let test: PublishFixture;
let takeCapacity: () => Capacity;
let storageCommands: string[] = [];
let site: SiteSummary;
let sheetId: string;
beforeAll(async () => {
  // Stops timers, because jobs on a slow machine would write their progress.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  test = await startPublishFixture(await buildVisitorScripts());
  const { rows, columns } = MEASURED_SITE;
  const { id, working } = await test.user.create({ rows, columns });
  const texts = Array.from({ length: rows * columns }, (_, index) => `Sheet ${index}: news of the season`);
  const sheets = await Promise.all(texts.map(async (text) => sheet(text, { image: await test.picture(id, text) })));
  const { changes, ids } = sheetsInFirstCells(rows, columns, sheets);
  ({ site } = await test.user.save(id, working, changes));
  sheetId = ids[7] ?? '';
  await test.publish(site, site.working);
  takeCapacity = countCapacity(test.client);
  test.s3.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        storageCommands.push(String(commandName));
        return next(args);
      },
    { step: 'initialize', name: 'recordCommands' },
  );
});
afterAll(() => {
  vi.useRealTimers();
  return test.stop();
});

/** Returns the cost of a piece of work, in the units that are billed. */
async function costOf(work: () => Promise<unknown>) {
  takeCapacity();
  storageCommands = [];
  test.invalidated.length = 0;
  await work();
  const put = storageCommands.filter((name) => BILLED_AS_PUT.has(name)).length;
  return { ...takeCapacity(), put, get: storageCommands.length - put, invalidations: test.invalidated.length };
}

async function change(mainText: string, kind: 'auto' | 'save'): Promise<void> {
  const current = (await test.user.get(site.id)).document.sheets[sheetId]?.jp;
  const changes = { sheets: { [sheetId]: { jp: { ...sheet(mainText), image: current?.image ?? null } } } };
  ({ site } = await test.user.save(site.id, site.working, changes, kind));
}

describe('cost model', () => {
  it('states the number and size of the files of a visit', async () => {
    const contents = await test.contentsOf(site);
    const home = contents.get(`${site.id}/index.html`) ?? '';
    // Only desktops fetch what is shown beside the frame.
    const isLoaded = (key: string) =>
      key.includes('/s/') || (home.includes(key.slice(site.id.length)) && !/\/a\/(?:desktop-panel|share-dialog)-/.test(key));
    const files = [home, ...[...contents].filter(([key]) => /\/(?:a|s)\//.test(key) && isLoaded(key)).map(([, body]) => body)];
    expect(files).toHaveLength(VISIT.files);
    const compressed = files.map((body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length);
    expectAbout({ fileBytes: compressed.reduce((sum, size) => sum + size, 0) }, { fileBytes: VISIT.fileBytes });
  });

  it('states the reads and writes of opening the editor, of a save and of a further publication', async () => {
    await change('first', 'save');
    const opening = await costOf(() => test.user.get(site.id));
    expectAbout(opening, OPENING);
    const { read, write } = await costOf(() => change('second', 'save'));
    expectAbout({ read: read - opening.read, write }, SAVE);
    expectAbout(await costOf(() => test.publish(site, site.working)), PUBLICATION);
  });

  it('states the reads and writes of a request for popups', async () => {
    const image = await test.picture(site.id, 'offer', 'popup');
    const popup = {
      ...newPopup('timeLimit'),
      effectiveSheets: [sheetId],
      content: { jp: { ...EMPTY_POPUP_CONTENT, image, linkButtonText: '申し込む', linkUrl: 'https://example.com/' } },
    };
    ({ site } = await test.user.save(site.id, site.working, { popups: { [test.ids.ulid()]: popup } }));
    await test.publish(site, site.working);
    const { popups } = endUserApi(test);
    const request = {
      params: { siteId: site.id },
      query: { lang: 'jp' as const },
      body: undefined,
      caller: undefined,
      viewerAddress: '192.0.2.1',
      cookies: {},
    };
    expectAbout(await costOf(() => popups(request)), POPUPS);
  });

  it('states the reads and writes of a change of news that is published', async () => {
    const item = newsOf(test, test.accounts.USER, [site.id]);
    const dependencies = { ...test.dependencies, ids: test.ids, mediaFiles: test.mediaFiles, siteFiles: test.siteFiles };
    const visitorScripts = await buildVisitorScripts();
    const run = runJob(newsJob, dependencies, deliverNews({ ...dependencies, visitorScripts }));
    expectAbout(
      await costOf(async () => {
        const { jobId } = await storeNews(test, item);
        await run({ jobId });
      }),
      NEWS,
    );
  });

  it('states the reads and writes of a reconcile run without work', async () => {
    expectAbout(await costOf(() => test.reconcileAfter(60_000)), SWEEP);
  });
});
