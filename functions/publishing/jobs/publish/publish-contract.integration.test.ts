import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { interceptStorage } from '#test/support/jobs/job-fixture.ts';
import { isNoBrand, type PublishFixture, startPublishFixture } from '#functions/publishing/jobs/publish/publish-fixture.ts';
import { accountKey } from '#functions/platform/keys/keys.ts';
import type { SiteSummary } from '#shared/model/sites/site.ts';

let test: PublishFixture;
beforeAll(async () => {
  test = await startPublishFixture();
});
afterAll(() => test.stop());

describe('publish job and the contract of a site', () => {
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

  it('stores every file with the ids of the accounts above the site', async () => {
    const site = await bilingual();
    const { MASTER, OEM, USER } = test.accounts;
    const keys = await test.keysOf(site.id);
    expect(keys).toContain(`${site.id}/jp/B1.html`);
    for (const key of keys) expect((await test.metadataOf(key))?.['lineage']).toBe([MASTER, OEM, USER].map(({ id }) => id).join());
    expect((await test.metadataOf(`${site.id}/jp/B1.html`))?.['location']).toBe('/B1');
  });

  it('rewrites unchanged files that an earlier version stored without account ids', async () => {
    const site = await bilingual();
    const [before, metadata] = [await test.contentsOf(site), await test.metadataOf(`${site.id}/B1.html`)];
    for (const [key, body] of before)
      await test.siteFiles.write({
        key,
        body,
        contentType: 'text/html; charset=utf-8',
        cacheControl: 'no-cache',
        metadata: { paused: 'yes' },
      });
    await test.republish(site);
    for (const key of before.keys()) expect((await test.metadataOf(key))?.['lineage']).toBe(metadata?.['lineage']);
    expect(await test.metadataOf(`${site.id}/B1.html`)).toEqual(metadata);
    const order: string[] = [];
    await test.republish(site, test.runner(interceptStorage(test.siteFiles, (operation) => void order.push(operation))));
    expect(order).toEqual(['list']);
  });

  it('publishes changes while an account above the site is suspended, because the edge blocks access', async () => {
    const site = await bilingual();
    const before = await test.contentsOf(site);
    await test.change(test.accounts.OEM, { contractStatus: 'SUSPENDED' });
    await test.republish(site);
    expect(await test.contentsOf(site)).toEqual(before);
    await test.change(test.accounts.OEM, { contractStatus: 'ACTIVE' });
  });

  it.each([
    ['terminated', { contractStatus: 'TERMINATED' as const }],
    ['past its last day', { contractEnd: '2026-11-19' }],
    ['deleted', { deletedAt: '2026-11-20T00:00:00.000Z' }],
  ])('removes all files but the brand if the owner or the account above it is %s', async (_, ended) => {
    const site = await bilingual();
    const { size } = await test.contentsOf(site);
    for (const account of [test.accounts.OEM, test.accounts.USER]) {
      const asItWas: Record<string, unknown> = { ...(await test.dependencies.accounts.get(account.id)) };
      await test.change(account, ended);
      await test.republish(site);
      expect([...(await test.contentsOf(site)).keys()].filter(isNoBrand)).toEqual([]);
      const set = Object.fromEntries(Object.keys(ended).map((name) => [name, asItWas[name]]));
      await test.table.update(accountKey(account.id), { set, remove: 'deletedAt' in ended ? ['deletedAt'] : [] });
      await test.republish(site);
      expect((await test.contentsOf(site)).size).toBe(size);
    }
  });

  it('keeps a site published until midnight in Japan at the end of the last contract day', async () => {
    const site = await bilingual();
    const { size } = await test.contentsOf(site);
    await test.change(test.accounts.USER, { contractEnd: '2026-11-20' });
    const now = test.time.now;
    test.time.now = Date.parse('2026-11-20T14:59:59.999Z');
    await test.republish(site);
    expect((await test.contentsOf(site)).size).toBe(size);
    test.time.now += 1;
    await test.republish(site);
    expect([...(await test.contentsOf(site)).keys()].filter(isNoBrand)).toEqual([]);
    test.time.now = now;
    await test.change(test.accounts.USER, { contractEnd: null });
  });

  it('applies the contract that is stored when the publication ends', async () => {
    const site = await bilingual();
    const before = await test.contentsOf(site);
    const duringRemoval = (contractEnd: string | null) => {
      let hasRun = false;
      return test.runner(
        interceptStorage(test.siteFiles, async (operation) => {
          if (operation !== 'remove' || hasRun) return;
          hasRun = true;
          await test.change(test.accounts.OEM, { contractEnd });
        }),
      );
    };
    await test.change(test.accounts.OEM, { contractEnd: '2026-11-01' });
    await test.republish(site, duringRemoval(null));
    expect(await test.contentsOf(site)).toEqual(before);
    const { now } = test.time;
    test.time.now = Date.now() + 25 * 3_600_000;
    await test.siteFiles.write({ key: `${site.id}/m/old/1.webp`, body: 'x', contentType: 'image/webp', cacheControl: 'private' });
    await test.republish(site, duringRemoval('2026-11-01'));
    expect([...(await test.contentsOf(site)).keys()].filter(isNoBrand)).toEqual([]);
    await test.change(test.accounts.OEM, { contractEnd: null });
    test.time.now = now;
  });
});
