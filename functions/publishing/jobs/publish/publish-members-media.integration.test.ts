import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sheet, sheetsInFirstCells } from '#test/support/api/site-fixture.ts';
import { placeholderOf } from '#functions/media/jobs/process-media/picture/placeholder.ts';
import { mediaKey } from '#functions/platform/keys/keys.ts';
import { memberMediaPrefix } from '#functions/platform/gateways/media-keys.ts';
import { interceptStorage } from '#test/support/jobs/job-fixture.ts';
import { isMediaKey, type PublishFixture, startPublishFixture } from '#functions/publishing/jobs/publish/publish-fixture.ts';
import { EMPTY_POPUP_CONTENT, newPopup } from '#shared/model/sites/popup.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';
import type { SiteSummary } from '#shared/model/sites/site.ts';

let test: PublishFixture;
beforeAll(async () => {
  test = await startPublishFixture();
});
afterAll(() => test.stop());

/** Returns the copies of a site's media for members, by key without the site's prefix. */
async function membersMedia(site: { id: string }): Promise<Map<string, string>> {
  const prefix = memberMediaPrefix(site.id);
  const keys = [...(await test.mediaFiles.list(prefix)).keys()];
  const bodies = await Promise.all(keys.map((key) => test.mediaFiles.read(key)));
  return new Map(keys.map((key, index) => [key.slice(prefix.length), Buffer.from(bodies[index] ?? []).toString()]));
}

const publicWords = async (site: { id: string }): Promise<string> => [...(await test.contentsOf(site)).values()].join(' ');

const TEASER = /url\((data:image\/webp;base64,[\w+/]+=*)\)/;

/** A published site with a picture and a video for members, a picture for all, and a product's picture for members. */
async function siteWithSecrets(): Promise<{ site: SiteSummary; ids: string[] }> {
  const { id, working } = await test.user.create({ rows: 1, columns: 3 });
  const [secret, shared] = [await test.picture(id, 'secret picture'), await test.picture(id, 'shared picture')];
  const card = test.product('secret shoes', await test.picture(id, 'secret shoes', 'product'));
  const { changes, ids } = sheetsInFirstCells(1, 3, [
    sheet('open words', { image: shared }),
    sheet('secret words', { image: secret, video: await test.storedVideo(id, 'secret film'), membersOnlyLock: true }),
    sheet('more secret words', { image: shared, products: [card], membersOnlyLock: true }),
  ]);
  const { site } = await test.user.save(id, working, changes);
  await test.publish(site, site.working);
  return { site, ids };
}

async function lock(site: SiteSummary, sheetId: string, membersOnlyLock: boolean, working = site.working): Promise<string> {
  const before = (await test.user.get(site.id)).document.sheets[sheetId]?.jp;
  if (!before) throw new Error('No sheet');
  const saved = await test.user.save(site.id, working, { sheets: { [sheetId]: { jp: { ...before, membersOnlyLock } } } });
  await test.publish(saved.site, saved.site.working);
  return saved.site.working;
}

describe('media of members-only sheets (R-14.4)', () => {
  it('are written to members-only storage, and to public storage only if another sheet shows them', async () => {
    const { site } = await siteWithSecrets();
    expect(await publicWords(site)).not.toContain('secret');
    const open = [...(await test.contentsOf(site))].filter(([key]) => isMediaKey(key));
    expect(open).toHaveLength(6);
    for (const [, body] of open) expect(body).toContain('shared picture');
    const kept = await membersMedia(site);
    for (const content of ['secret picture', 'secret film', 'secret shoes', 'shared picture'])
      expect([...kept.values()].some((body) => body.startsWith(content))).toBe(true);
    expect(kept.size).toBe(6 + 1 + 2 + 6);
    // The names of the copies in the public bucket, if they were public.
    const shared = open.map(([key]) => key.slice(`${site.id}/m/`.length));
    expect(shared.filter((name) => !kept.has(name))).toEqual([]);
  });

  it('include pictures of popups on members-only sheets; a picture is also public only if a public sheet shows its popup', async () => {
    const { site, ids } = await siteWithSecrets();
    const before = (await membersMedia(site)).size;
    const image = await test.picture(site.id, 'secret offer', 'popup');
    const offer = (effectiveSheets: string[]) => ({
      ...newPopup('timeLimit'),
      effectiveSheets,
      content: { jp: { ...EMPTY_POPUP_CONTENT, image } },
    });
    const publish = async (base: string, effectiveSheets: string[]) => {
      const saved = await test.user.save(site.id, base, { popups: { [numberedUlid(1)]: offer(effectiveSheets) } });
      await test.publish(saved.site, saved.site.working);
      return saved.site.working;
    };
    const { working } = (await test.user.get(site.id)).site;
    const secret = await publish(working, [ids[1] ?? '']);
    expect(await publicWords(site)).not.toContain('secret');
    expect((await membersMedia(site)).size).toBeGreaterThan(before);
    await publish(secret, [ids[0] ?? '', ids[1] ?? '']);
    expect(await publicWords(site)).toContain('secret offer');
  });

  it('are removed from public storage immediately when a sheet becomes members-only, regardless of their age', async () => {
    const { site, ids } = await siteWithSecrets();
    const open = await lock(site, ids[1] ?? '', false);
    expect(await publicWords(site)).toMatch(/secret picture[^]*secret film|secret film[^]*secret picture/);
    await lock(site, ids[1] ?? '', true, open);
    expect(await publicWords(site)).not.toContain('secret');
    expect((await membersMedia(site)).size).toBe(15);
  });

  it('are removed a day after the last sheet stops using them, and immediately when the site is unpublished', async () => {
    const { site, ids } = await siteWithSecrets();
    const open = await lock(site, ids[1] ?? '', false);
    expect((await membersMedia(site)).size).toBe(15);
    const now = test.time.now;
    test.time.now = Date.now() + 25 * 3_600_000;
    await test.publish(site, open);
    test.time.now = now;
    expect((await membersMedia(site)).size).toBe(2 + 6);
    await test.publish(site, open, 'private');
    expect((await membersMedia(site)).size).toBe(0);
  });

  it('show a teaser of at most 16 × 28 points only if the site shows teasers (R-15.64)', async () => {
    const { site, ids } = await siteWithSecrets();
    const { document } = await test.user.get(site.id);
    const secret = document.sheets[ids[1] ?? '']?.jp?.image?.mediaId ?? '';
    const red = sharp({ create: { width: 1_080, height: 1_920, channels: 3, background: '#d02010' } }).png();
    await test.table.update(mediaKey(secret), { set: { placeholder: await placeholderOf(() => red.clone()) } });
    expect(await publicWords(site)).not.toMatch(TEASER);
    const { settings } = document;
    const saved = await test.user.save(site.id, site.working, { settings: { ...settings, lockedTeaser: true } });
    await test.publish(saved.site, saved.site.working);
    const teasers = [...(await publicWords(site)).matchAll(new RegExp(TEASER, 'g'))].map(([, teaser = '']) => teaser);
    expect(new Set(teasers).size).toBe(1);
    const { width, height } = await sharp(Buffer.from(teasers[0]?.split(',')[1] ?? '', 'base64')).metadata();
    expect([width, height]).toEqual([16, 28]);
    expect(await publicWords(site)).not.toContain('secret');
    const off = await test.user.save(site.id, saved.site.working, { settings: { ...settings, lockedTeaser: false } });
    await test.publish(off.site, off.site.working);
    expect(await publicWords(site)).not.toMatch(TEASER);
  });

  it('are written before any page that refers to them', async () => {
    const { id, working } = await test.user.create({ rows: 1, columns: 1 });
    const { changes } = sheetsInFirstCells(1, 1, [sheet('locked', { image: await test.picture(id, 'secret'), membersOnlyLock: true })]);
    const { site } = await test.user.save(id, working, changes);
    const order: string[] = [];
    const watch = (operation: string) => void order.push(operation);
    await test.publish(
      site,
      site.working,
      'public',
      test.runner(interceptStorage(test.siteFiles, watch), interceptStorage(test.mediaFiles, watch)),
    );
    expect(order.filter((operation) => operation === 'copy')).toHaveLength(6);
    expect(order.lastIndexOf('copy')).toBeLessThan(order.indexOf('write'));
  });
});
