import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runJob } from '#functions/platform/runner/run-job.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { shareCardsJob } from '#functions/publishing/job-definitions/share-cards.ts';
import { type PublishFixture, startPublishFixture } from '#functions/publishing/jobs/publish/publish-fixture.ts';
import { makeShareCards } from '#functions/publishing/jobs/share-cards/make-share-cards.ts';
import { isShareCardKey } from '#shared/rules/sites/site-file-keys.ts';
import { sheet, sheetsInFirstCells } from '#test/support/api/site-fixture.ts';
import type { SiteSummary } from '#shared/model/sites/site.ts';

let test: PublishFixture;
beforeAll(async () => {
  test = await startPublishFixture();
});
afterAll(() => test.stop());

/**
 * Runs a job for a site, as if a publication had requested it. Returns the headlines of the cards that it draws, and the publication that
 * it requests.
 */
async function drawCards(site: { id: string }, whileDrawing: () => Promise<unknown> = () => Promise.resolve()) {
  const drawn: string[] = [];
  const dependencies = {
    ...test.dependencies,
    ids: test.ids,
    mediaFiles: test.mediaFiles,
    siteFiles: test.siteFiles,
    openDrawing: () => async (card: { headline: string }, picture: Uint8Array | undefined) => {
      drawn.push(card.headline);
      if (drawn.length === 1) await whileDrawing();
      return new TextEncoder().encode(`card of ${card.headline} with ${Buffer.from(picture ?? []).toString()}`);
    },
  };
  const job = newJob('share-cards', { subjectId: site.id, ownerId: test.accounts.USER.id }, test.ids.ulid(), test.clock());
  await test.dependencies.jobs.add(job);
  await runJob(shareCardsJob, dependencies, makeShareCards(dependencies))({ jobId: job.id });
  return { drawn: drawn.toSorted(), publication: await jobOf(`${job.id}-pages`, 'publish', site) };
}

const cardsOf = async (site: { id: string }): Promise<string[]> =>
  [...(await test.contentsOf(site))].filter(([key]) => isShareCardKey(key)).map(([, body]) => body);

const jobOf = async (id: string, kind: string, site: { id: string }) =>
  test.dependencies.jobs.find(id, kind, site.id).catch(() => undefined);

/** A published site with two public sheets and one for members. */
async function siteWithSheets(): Promise<{ site: SiteSummary; ids: string[]; publicationId: string }> {
  const { id, working } = await test.user.create({ rows: 1, columns: 3 });
  const { changes, ids } = sheetsInFirstCells(1, 3, [
    sheet('open words', { image: await test.picture(id, 'open picture') }),
    sheet('other words', { image: await test.picture(id, 'other picture') }),
    sheet('secret words', { image: await test.picture(id, 'secret picture'), membersOnlyLock: true }),
  ]);
  const { site } = await test.user.save(id, working, changes);
  return { site, ids, publicationId: await test.publish(site, site.working) };
}

describe('share cards of a published site (R-14.62)', () => {
  it('share cards of a site are requested by its publication, drawn once, and named by its pages after that', async () => {
    const { site, publicationId } = await siteWithSheets();
    expect(await jobOf(`cards-${publicationId}`, 'share-cards', site)).toMatchObject({ state: 'queued' });
    expect(await test.pageOf(site.id)).toContain('1080.webp"');
    expect(await test.pageOf(site.id)).not.toContain('1200.jpg');
    const { drawn, publication } = await drawCards(site);
    expect(drawn).toEqual(['open words', 'other words', site.name].toSorted());
    expect(publication).toMatchObject({ state: 'queued', ownerId: test.accounts.USER.id });
    expect((await cardsOf(site)).join(' ')).toContain('card of open words with open picture');
    expect((await cardsOf(site)).join(' ')).not.toContain('secret');

    const again = publication?.id ?? '';
    await test.runner()(again);
    const page = (await test.pageOf(site.id)) ?? '';
    const [named = ''] = /\/m\/\w+\/1200\.jpg/.exec(page) ?? [];
    expect(await test.siteFiles.sizeOf(site.id + named)).toBeGreaterThan(0);
    // An unchanged site requests no cards and draws none.
    expect(await jobOf(`cards-${again}`, 'share-cards', site)).toBeUndefined();
    expect(await drawCards(site)).toEqual({ drawn: [], publication: undefined });
  });

  it('share cards are removed at once when their sheet becomes members-only, and when the site is unpublished', async () => {
    const { site, ids } = await siteWithSheets();
    await drawCards(site);
    const [, second = ''] = ids;
    const { jp } = (await test.user.get(site.id)).document.sheets[second] ?? {};
    if (!jp) throw new Error('No sheet');
    const saved = await test.user.save(site.id, site.working, { sheets: { [second]: { jp: { ...jp, membersOnlyLock: true } } } });
    await test.publish(saved.site, saved.site.working);
    expect((await cardsOf(site)).join(' ')).not.toContain('other');
    expect(await cardsOf(site)).toHaveLength(2);
    await test.publish(saved.site, saved.site.working, 'private');
    expect(await cardsOf(site)).toEqual([]);
    expect(await drawCards(site)).toEqual({ drawn: [], publication: undefined });
  });

  it('an uploaded picture replaces the card of the site, and is published and kept with it (R-14.132)', async () => {
    const { site } = await siteWithSheets();
    const shareImage = await test.picture(site.id, 'shared picture', 'share');
    const { settings } = (await test.user.get(site.id)).document;
    const saved = await test.user.save(site.id, site.working, { settings: { ...settings, shareImage } });
    await test.publish(saved.site, saved.site.working);
    expect((await drawCards(site)).drawn).toEqual(['open words', 'other words']);
    await test.publish(saved.site, saved.site.working);
    expect((await cardsOf(site)).join(' ')).toContain('shared picture 1200.jpg');
    const page = (await test.pageOf(site.id)) ?? '';
    const [, named = ''] = /property="og:image" content="https:\/\/[^/"]+(\/m\/[\w-]+\/1200\.jpg)"/.exec(page) ?? [];
    expect((await test.contentsOf(site)).get(site.id + named)).toBe('shared picture 1200.jpg');
  });

  it('do not remain if the site is unpublished or its sheet is locked while they are drawn', async () => {
    const { site } = await siteWithSheets();
    await drawCards(site, () => test.publish(site, site.working, 'private'));
    expect(await cardsOf(site)).toEqual([]);

    const other = await siteWithSheets();
    const [first = ''] = other.ids;
    const { jp } = (await test.user.get(other.site.id)).document.sheets[first] ?? {};
    if (!jp) throw new Error('No sheet');
    await drawCards(other.site, async () => {
      const saved = await test.user.save(other.site.id, other.site.working, {
        sheets: { [first]: { jp: { ...jp, membersOnlyLock: true } } },
      });
      await test.publish(saved.site, saved.site.working);
    });
    expect((await cardsOf(other.site)).join(' ')).not.toMatch(/open|secret/);
  });
});
