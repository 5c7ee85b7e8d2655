import { HeadObjectCommand } from '@aws-sdk/client-s3';
import { create } from 'fontkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PublishFixture, startPublishFixture } from '#functions/publishing/jobs/publish/publish-fixture.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { sheet, sheetsInFirstCells } from '#test/support/api/site-fixture.ts';

let test: PublishFixture;
beforeAll(async () => {
  test = await startPublishFixture();
});
afterAll(() => test.stop());

const theme = curatedTheme('snow');
const FONT_PATH = /\/f\/[\w-]+\.woff2/g;

/** Creates a site with a theme and one sheet per text. */
async function themedSite(...texts: Parameters<typeof sheet>[]) {
  const { id, working } = await test.user.create({ rows: 1, columns: texts.length });
  const { document } = await test.user.get(id);
  const sheets = await Promise.all(
    texts.map(async ([text, fields = {}]) => sheet(text, { image: await test.picture(id, text), ...fields })),
  );
  const { changes } = sheetsInFirstCells(1, texts.length, sheets);
  const { site } = await test.user.save(id, working, { ...changes, settings: { ...document.settings, theme } });
  return site;
}

/** Returns the characters of a stored font. */
async function charactersOf(key: string): Promise<string> {
  const font = create(Buffer.from((await test.siteFiles.read(key)) ?? []));
  if (!('characterSet' in font)) throw new Error('The file is a collection');
  return String.fromCodePoint(...font.characterSet.filter((point) => point !== 0xff_ff).toSorted((one, other) => one - other));
}

const isFont = (key: string): boolean => key.endsWith('.woff2');

describe('publish job of a site with a theme', () => {
  it('stores the fonts that its pages and its style sheet refer to, with the used glyphs only', async () => {
    const site = await themedSite(['秋の茶'], ['冬の湯'], ['秘密', { membersOnlyLock: true }]);
    await test.publish(site, site.working);
    const contents = await test.contentsOf(site);
    const [css = ''] = [...contents.keys()].filter((key) => key.endsWith('.css'));
    const named = [contents.get(`${site.id}/B1.html`), contents.get(css)].flatMap((text) => text?.match(FONT_PATH) ?? []);
    const stored = [...contents.keys()].filter(isFont);
    expect(stored.toSorted()).toEqual(named.map((path) => site.id + path).toSorted());
    expect((await Promise.all(stored.map(charactersOf))).toSorted()).toEqual(['の秋茶', '冬湯'].toSorted());
    const { ContentType, CacheControl } = await test.s3.send(new HeadObjectCommand({ Bucket: 'sites', Key: stored[0] }));
    expect([ContentType, CacheControl]).toEqual(['font/woff2', 'public, max-age=31536000, immutable']);
    const home = contents.get(`${site.id}/index.html`);
    expect(home).toContain('src:url(data:font/woff2;base64,d09GMg');
    expect(home).not.toMatch(FONT_PATH);
    expect(home).toContain(`<link rel="stylesheet" href="${css.slice(site.id.length)}">`);
  });

  it('neither creates nor stores a font whose glyphs are unchanged, and counts it as done', async () => {
    const site = await themedSite(['春の風'], ['夏の風']);
    await test.publish(site, site.working);
    const before = await test.siteFiles.list(`${site.id}/f/`);
    const [made, read] = [new Map(test.fontFiles.subsets), test.fontFiles.readWhole.length];
    const job = await test.republish(site);
    expect(await test.siteFiles.list(`${site.id}/f/`)).toEqual(before);
    expect([test.fontFiles.subsets, test.fontFiles.readWhole.length]).toEqual([made, read]);
    const { progress } = await test.stateOf(site, job);
    expect(progress).toEqual({ done: progress.total, total: progress.total });
  });

  it('shares subsets among sites with the same glyphs', async () => {
    const other = await themedSite(['同じ字']);
    await test.publish(other, other.working);
    const read = test.fontFiles.readWhole.length;
    const site = await themedSite(['字同じ']);
    await test.publish(site, site.working);
    expect(test.fontFiles.readWhole).toHaveLength(read);
    expect([...(await test.contentsOf(site)).keys()].filter(isFont)).toHaveLength(1);
  });

  it('stores no font for a site without a theme, and removes those of a theme that is gone a day later', async () => {
    const { site: plain } = await test.siteOf('無地');
    await test.publish(plain, plain.working);
    expect((await test.keysOf(plain.id)).filter((key) => key.startsWith(`${plain.id}/f/`))).toEqual([]);

    const site = await themedSite(['彩り'], ['光']);
    await test.publish(site, site.working);
    const { document } = await test.user.get(site.id);
    const { site: bare } = await test.user.save(site.id, site.working, { settings: { ...document.settings, theme: null } });
    await test.publish(bare, bare.working);
    expect((await test.keysOf(site.id)).filter(isFont)).toHaveLength(2);
    test.time.now = Date.now() + 25 * 3_600_000;
    await test.republish(bare);
    expect((await test.keysOf(site.id)).filter((key) => key.startsWith(`${site.id}/f/`))).toEqual([]);
  });
});
