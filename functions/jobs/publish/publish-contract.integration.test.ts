import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { interceptStorage } from '#functions/jobs/runner/job-fixture.ts';
import { type PublishFixture, startPublishFixture } from '#functions/jobs/publish/publish-fixture.ts';
import { PAUSED_METADATA } from '#functions/jobs/publish/render/render-paused-files.ts';
import { accountKey } from '#functions/store/keys.ts';
import type { SiteSummary } from '#shared/model/site/site.ts';
import { renderPausedPage } from '#site-renderer/render/not-available.ts';

let test: PublishFixture;
beforeAll(async () => {
  test = await startPublishFixture();
});
afterAll(() => test.stop());

describe('the publish job, by the contract of a site,', () => {
  /** A published site in Japanese and English. */
  async function bilingual(): Promise<SiteSummary> {
    const { site, ids } = await test.siteOf('one', 'two');
    const { settings, sheets } = (await test.user.get(site.id)).document;
    const english = Object.fromEntries(ids.map((id) => [id, { en: sheets[id]?.jp ?? null }]));
    const changes = { settings: { ...settings, languages: ['jp' as const, 'en' as const] }, sheets: english };
    const saved = await test.user.save(site.id, site.working, changes);
    await test.publish(saved.site, saved.site.working);
    return saved.site;
  }

  it.each(['USER', 'OEM', 'MASTER'] as const)(
    'replaces every page by a neutral one while %s is paused, and restores the site byte for byte',
    async (who) => {
      const site = await bilingual();
      const before = await test.contentsOf(site);
      expect(before.size).toBeGreaterThan(2 * 3 + 2 * 6);
      await test.change(test.accounts[who], { contractStatus: 'SUSPENDED' });
      const order: string[] = [];
      await test.republish(site, test.runner(interceptStorage(test.siteFiles, (operation) => void order.push(operation))));
      const pages = ['index.html', 'B1.html', 'sheets.html', 'data-notice.html'].flatMap((name) => [
        `${site.id}/${name}`,
        `${site.id}/en/${name}`,
      ]);
      expect(order).toEqual(['list', ...pages.map(() => 'write'), 'remove', 'remove']);
      expect(await test.contentsOf(site)).toEqual(new Map(pages.toSorted().map((key) => [key, renderPausedPage()])));
      for (const key of pages) expect(await test.metadataOf(key)).toEqual(PAUSED_METADATA);
      expect(test.invalidated.at(-1)).toBe(site.id);
      await test.republish(site);
      expect((await test.contentsOf(site)).size).toBe(pages.length);
      await test.change(test.accounts[who], { contractStatus: 'ACTIVE' });
      await test.republish(site);
      expect(await test.contentsOf(site)).toEqual(before);
      for (const key of pages) expect(await test.metadataOf(key)).toEqual({});
      expect((await test.user.get(site.id)).site.status).toBe('PUBLISH');
    },
  );

  it.each([
    ['terminated', { contractStatus: 'TERMINATED' as const }],
    ['past its last day', { contractEnd: '2026-11-19' }],
    ['deleted', { deletedAt: '2026-11-20T00:00:00.000Z' }],
  ])('removes everything when the account or the one above it is %s', async (_, ended) => {
    const site = await bilingual();
    const { size } = await test.contentsOf(site);
    for (const account of [test.accounts.OEM, test.accounts.USER]) {
      const asItWas: Record<string, unknown> = { ...(await test.dependencies.accounts.get(account.id)) };
      await test.change(account, ended);
      await test.republish(site);
      expect(await test.contentsOf(site)).toEqual(new Map());
      const set = Object.fromEntries(Object.keys(ended).map((name) => [name, asItWas[name]]));
      await test.table.update(accountKey(account.id), { set, remove: 'deletedAt' in ended ? ['deletedAt'] : [] });
      await test.republish(site);
      expect((await test.contentsOf(site)).size).toBe(size);
    }
  });

  it('keeps a site published until midnight in Japan of the last day', async () => {
    const site = await bilingual();
    const { size } = await test.contentsOf(site);
    await test.change(test.accounts.USER, { contractEnd: '2026-11-20' });
    const now = test.time.now;
    test.time.now = Date.parse('2026-11-20T14:59:59.999Z');
    await test.republish(site);
    expect((await test.contentsOf(site)).size).toBe(size);
    test.time.now += 1;
    await test.republish(site);
    expect(await test.contentsOf(site)).toEqual(new Map());
    test.time.now = now;
    await test.change(test.accounts.USER, { contractEnd: null });
  });

  it('applies the contract as it is at the end of the publication', async () => {
    const site = await bilingual();
    const before = await test.contentsOf(site);
    const duringWrite = (contractStatus: 'SUSPENDED' | 'ACTIVE') => {
      let hasRun = false;
      return test.runner(
        interceptStorage(test.siteFiles, async (operation) => {
          if (operation !== 'remove' || hasRun) return;
          hasRun = true;
          await test.change(test.accounts.OEM, { contractStatus });
        }),
      );
    };
    await test.change(test.accounts.OEM, { contractStatus: 'SUSPENDED' });
    await test.republish(site, duringWrite('ACTIVE'));
    expect(await test.contentsOf(site)).toEqual(before);
    const { now } = test.time;
    test.time.now = Date.now() + 25 * 3_600_000;
    await test.siteFiles.write({ key: `${site.id}/m/old/1.webp`, body: 'x', contentType: 'image/webp', cacheControl: 'private' });
    await test.republish(site, duringWrite('SUSPENDED'));
    expect((await test.contentsOf(site)).size).toBe(8);
    await test.change(test.accounts.OEM, { contractStatus: 'ACTIVE' });
    test.time.now = now;
  });

  it('publishes no neutral page for an unpublished site', async () => {
    const { site } = await test.siteOf('never shown');
    await test.change(test.accounts.USER, { contractStatus: 'SUSPENDED' });
    await test.republish(site);
    expect(await test.contentsOf(site)).toEqual(new Map());
    await test.change(test.accounts.USER, { contractStatus: 'ACTIVE' });
  });
});
