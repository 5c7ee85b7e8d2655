import { create } from 'fontkit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fontSubsets } from '#functions/publishing/services/fonts/font-subsets.ts';
import { siteFonts } from '#functions/publishing/services/fonts/site-fonts.ts';
import { subsetToWoff2 } from '#functions/publishing/services/fonts/subset-to-woff2.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import type { FontFace } from '#site-renderer/fonts/font-face.ts';
import { documentWith } from '#site-renderer/render/render-fixture.ts';
import { packagedFonts } from '#test/support/fonts/packaged-fonts.ts';

const FACE: FontFace = { font: 'zen-kaku-gothic-new', weight: 700, glyphs: 'かのやわ季節' };

/** Returns the characters that a font file has. */
function charactersOf(file: Uint8Array | undefined): string {
  const font = create(Buffer.from(file ?? []));
  if (!('characterSet' in font)) throw new Error('The file is a collection');
  // The format of the table that maps characters to glyphs ends with 0xFFFF.
  return String.fromCodePoint(...font.characterSet.filter((point) => point !== 0xff_ff).toSorted((one, other) => one - other));
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('fontSubsets', () => {
  it('returns a WOFF2 file with exactly the glyphs of the face', async () => {
    const file = await fontSubsets(packagedFonts()).read(FACE);
    expect(Buffer.from(file).toString('latin1', 0, 4)).toBe('wOF2');
    expect(charactersOf(file)).toBe(FACE.glyphs);
    expect(file.length).toBeLessThan(2_000);
  });

  it('creates a subset once, also for other instances', async () => {
    const files = packagedFonts();
    const subset = vi.fn(subsetToWoff2);
    const first = await fontSubsets(files, subset).read(FACE);
    expect(await fontSubsets(files, subset).read(FACE)).toEqual(first);
    expect(subset).toHaveBeenCalledOnce();
    expect(files.readWhole).toHaveLength(1);
    await fontSubsets(files, subset).read({ ...FACE, glyphs: 'か' });
    expect(subset).toHaveBeenCalledTimes(2);
  });

  it('reads a whole font once for several subsets', async () => {
    const files = packagedFonts();
    const subsets = fontSubsets(files, (_, glyphs) => Promise.resolve(Buffer.from(glyphs)));
    await Promise.all(['あ', 'い', 'う'].map((glyphs) => subsets.read({ ...FACE, glyphs })));
    expect(files.readWhole).toEqual([expect.stringMatching(/^fonts\/zen-kaku-gothic-new-700-[\da-f]{8}\.ttf$/)]);
  });

  it('rejects a font that the deployment has not stored, and reads it again the next time', async () => {
    const files = packagedFonts();
    const read = vi.spyOn(files, 'read').mockResolvedValue(undefined);
    const subsets = fontSubsets(files);
    await expect(subsets.read(FACE)).rejects.toThrow('is not stored');
    read.mockRestore();
    expect((await subsets.read(FACE)).length).toBeGreaterThan(0);
  });
});

describe('siteFonts', () => {
  const theme = curatedTheme('paper');

  it('contains the files of the first sheet that are small, and needs no file of other sheets', async () => {
    const sheets = { A1: { mainText: '秋', secondText: '甘' }, B1: { mainText: '冬' } };
    const size = (glyphs: string) => (glyphs === '秋' ? 8 * 1_024 : 8 * 1_024 + 1);
    const subset = vi.fn((_: Uint8Array, glyphs: string) => Promise.resolve(new Uint8Array(size(glyphs))));
    const fonts = await siteFonts(fontSubsets(packagedFonts(), subset), documentWith(sheets, { theme }), 'jp');
    expect([...(fonts?.inlined.values() ?? [])].map(({ length }) => length)).toEqual([8 * 1_024]);
    expect(subset.mock.calls.map(([, glyphs]) => glyphs).toSorted()).toEqual(['甘', '秋'].toSorted());
  });

  it('is undefined without a theme', async () => {
    expect(await siteFonts(fontSubsets(packagedFonts()), documentWith({ A1: { mainText: '秋' } }), 'jp')).toBeUndefined();
  });
});
