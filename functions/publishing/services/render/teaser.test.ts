import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { placeholderOf } from '#functions/media/jobs/process-media/picture/placeholder.ts';
import { teaserOf, teasersIn } from '#functions/publishing/services/render/teaser.ts';
import { EMPTY_SHEET, type SiteDocument } from '#shared/model/sites/site.ts';
import { TEASER_POINTS } from '#shared/rules/sites/teaser-size.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { documentWith, image } from '#site-renderer/render/render-fixture.ts';

/** Letters of five by seven squares, so that the test needs no fonts. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  S: ['01111', '10000', '10000', '01110', '00001', '00001', '11110'],
  A: ['01110', '10001', '10001', '11111', '10001', '10001', '10001'],
  L: ['10000', '10000', '10000', '10000', '10000', '10000', '11111'],
  E: ['11111', '10000', '10000', '11110', '10000', '10000', '11111'],
  O: ['01110', '10001', '10001', '10001', '10001', '10001', '01110'],
  P: ['11110', '10001', '10001', '11110', '10000', '10000', '10000'],
  N: ['10001', '11001', '10101', '10101', '10011', '10001', '10001'],
  '3': ['11110', '00001', '00001', '01110', '00001', '00001', '11110'],
  '6': ['01110', '10000', '10000', '11110', '10001', '10001', '01110'],
  '8': ['01110', '10001', '10001', '01110', '10001', '10001', '01110'],
  '0': ['01110', '10001', '10011', '10101', '11001', '10001', '01110'],
};
const SIZE = { width: 1_080, height: 1_920 } as const;

/** Draws lines of black text on white, with letters whose squares have this side in pixels. */
function withText(lines: readonly string[], side: number): Promise<Buffer> {
  const squares = lines.flatMap((line, row) =>
    Array.from(line).flatMap((letter, column) =>
      (LETTERS[letter] ?? []).flatMap((bits, y) =>
        Array.from(bits).flatMap((bit, x) =>
          bit === '1'
            ? [`<rect x="${100 + (column * 6 + x) * side}" y="${300 + (row * 9 + y) * side}" width="${side}" height="${side}"/>`]
            : [],
        ),
      ),
    ),
  );
  const { width, height } = SIZE;
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${squares.join('')}</svg>`,
    ),
  )
    .png()
    .toBuffer();
}

async function teaserOfPicture(bytes: Uint8Array): Promise<string> {
  return (await teaserOf(await placeholderOf(() => sharp(bytes)))) ?? expect.fail();
}

const bytesOf = (teaser: string): Buffer => Buffer.from(teaser.slice(teaser.indexOf(',') + 1), 'base64');
const pointsOf = (teaser: string) => sharp(bytesOf(teaser)).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** Returns the largest difference of a colour value, of 255, at any point. */
async function difference(one: string, other: string): Promise<number> {
  const [{ data: first }, { data: second }] = await Promise.all([pointsOf(one), pointsOf(other)]);
  return Math.max(...first.map((value, index) => Math.abs(value - (second[index] ?? 0))));
}

/** The largest difference between two texts in one place: one sixteenth of the difference between black and white. */
const UNREADABLE = 16;

describe('teaserOf (R-15.64)', () => {
  it.each([4, 6, 9, 12, 18, 25])('does not show which text is in a picture, with letters %i × 7 of 1,080 pixels high', async (side) => {
    const [one, other] = await Promise.all([withText(['SALE', '8360'], side), withText(['OPEN', '3806'], side)]);
    expect(await difference(await teaserOfPicture(one), await teaserOfPicture(other))).toBeLessThanOrEqual(UNREADABLE);
  });

  it('shows the colours of the picture', async () => {
    const coloured = await sharp({ create: { ...SIZE, channels: 3, background: '#d02010' } })
      .png()
      .toBuffer();
    const { channels } = await sharp(bytesOf(await teaserOfPicture(coloured))).stats();
    for (const [index, value] of [0xd0, 0x20, 0x10].entries()) expect(Math.abs((channels[index]?.mean ?? 0) - value)).toBeLessThan(10);
  });

  it.each([
    [1_080, 1_920],
    [1_920, 1_080],
    [500, 500],
    [40, 2_000],
  ])('has at most 16 × 28 points and 600 characters: %i × %i pixels', async (width, height) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
    const noisy = await sharp({ create: { width, height, channels: 3, noise, background: '#000' } })
      .png()
      .toBuffer();
    const teaser = await teaserOfPicture(noisy);
    const { info } = await pointsOf(teaser);
    expect(info.width).toBeLessThanOrEqual(TEASER_POINTS.width);
    expect(info.height).toBeLessThanOrEqual(TEASER_POINTS.height);
    expect(teaser.length).toBeLessThanOrEqual(600);
    // Neighbouring points differ little, so that enlarging the teaser reveals nothing either.
    expect(
      await difference(
        teaser,
        await teaserOfPicture(
          await sharp({ create: { width, height, channels: 3, background: '#808080' } })
            .png()
            .toBuffer(),
        ),
      ),
    ).toBeLessThan(64);
  });

  it('a teaser is missing without a copy of the picture, and for a picture with transparent parts', async () => {
    for (const placeholder of [undefined, '', 'https://example.com/x.webp', 'data:image/png;base64,AAAA'])
      expect(await teaserOf(placeholder)).toBeUndefined();
  });
});

describe('teasersIn (R-15.64)', () => {
  const placeholder = async () => placeholderOf(() => sharp({ create: { ...SIZE, channels: 3, background: '#d02010' } }).png());
  const site = (settings: Partial<SiteDocument['settings']>) =>
    documentWith({ A1: { image }, B1: { image, membersOnlyLock: true }, C1: { ...EMPTY_SHEET, membersOnlyLock: true } }, settings);
  const theme = curatedTheme('paper');

  it.each([
    ['without a theme', { theme: null }, 0],
    ['with a theme', { theme }, 1],
    ['without a theme, switched on', { theme: null, lockedTeaser: true }, 1],
    ['with a theme, switched off', { theme, lockedTeaser: false }, 0],
  ])('returns teasers of the members-only sheets with a picture: of a site %s', async (_, settings, count) => {
    const stored = await placeholder();
    const document = site(settings);
    const teasers = await teasersIn(document, 'jp', () => stored);
    expect([...teasers.keys()]).toEqual(count === 0 ? [] : [document.grid.cells['B1']]);
    expect(await teasersIn(document, 'en', () => stored)).toEqual(new Map());
  });
});
