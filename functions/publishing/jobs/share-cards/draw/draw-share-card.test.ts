import * as fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#shared/model/language.ts';
import { CROP_MIN, CROP_WHOLE } from '#shared/model/sites/picture-adjustment.ts';
import { parseColour } from '#shared/values/colour.ts';
import { cardFonts } from '#functions/publishing/jobs/share-cards/draw/card-fonts.ts';
import { drawShareCard, focalPart } from '#functions/publishing/jobs/share-cards/draw/draw-share-card.ts';
import { phrases } from '#site-renderer/phrases/phrases.ts';
import type { CardPicture, ShareCard } from '#site-renderer/seo/share-card.ts';
import { packagedFonts } from '#test/support/fonts/packaged-fonts.ts';

const fonts = cardFonts(packagedFonts());

const CARD: ShareCard = {
  path: '/m/0123456789abcdef/1200.jpg',
  language: 'jp',
  headline: '秋の新作',
  siteName: '秋の店',
  picture: null,
  fonts: { headline: { font: 'shippori-mincho', weight: 700 }, text: { font: 'noto-sans-jp', weight: 400 } },
  colours: { paper: '#f6f0e0', text: '#202020', accent: '#a03020' },
};
const PICTURE: CardPicture = {
  mediaId: 'x',
  source: '/m/x/1080.webp',
  width: 1_080,
  height: 1_920,
  crop: null,
  focalPoint: { x: 50, y: 50 },
};

/** Returns a function that returns the colour of a pixel, rounded so that compression does not matter. */
async function pixelsOf(card: Uint8Array): Promise<(x: number, y: number) => number[]> {
  const { data, info } = await sharp(card).raw().toBuffer({ resolveWithObject: true });
  return (x, y) => [0, 1, 2].map((channel) => Math.round((data[(y * info.width + x) * info.channels + channel] ?? 0) / 16));
}
const rounded = (colour: string): number[] => Object.values(parseColour(colour) ?? {}).map((channel: number) => Math.round(channel / 16));

/** Returns how many pixels right of a column are dark, as texts of `CARD` are. */
async function inkOf(card: Uint8Array, left = 0): Promise<number> {
  const { data } = await sharp(card)
    .greyscale()
    .extract({ left, top: 90, width: 1_200 - left, height: 540 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((value) => value < 90).length;
}

describe('share card', () => {
  test('a share card is a JPEG file of 1200 by 630 pixels in the colours of the theme, with its texts', async () => {
    const drawn = await drawShareCard(CARD, undefined, fonts, phrases);
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 1_200, height: 630 });
    const pixel = await pixelsOf(drawn);
    expect(pixel(1_190, 10)).toEqual(rounded(CARD.colours.paper));
    expect(pixel(90, 75)).toEqual(rounded(CARD.colours.accent));
    expect(await inkOf(drawn)).toBeGreaterThan(2_000);
    expect(drawn.length).toBeLessThan(200_000);
  });

  test('shows the focal part of the picture beside the texts', async () => {
    const halves = await sharp({ create: { width: 1_080, height: 1_920, channels: 3, background: '#0000ff' } })
      .composite([{ input: { create: { width: 1_080, height: 960, channels: 3, background: '#00ff00' } }, left: 0, top: 0 }])
      .webp()
      .toBuffer();
    for (const [y, colour] of [
      [0, '#00ff00'],
      [100, '#0000ff'],
    ] as const) {
      const drawn = await drawShareCard({ ...CARD, picture: { ...PICTURE, focalPoint: { x: 50, y } } }, halves, fonts, phrases);
      const pixel = await pixelsOf(drawn);
      const at = (x: number, top: number) => pixel(x, top).map((channel) => channel > 8);
      expect(at(210, y === 0 ? 20 : 610)).toEqual(rounded(colour).map((channel) => channel > 8));
      expect(pixel(1_190, 10)).toEqual(rounded(CARD.colours.paper));
      expect(await inkOf(drawn, 440)).toBeGreaterThan(2_000);
    }
  });

  test('draws texts of every language and of any length, and omits characters without a glyph', async () => {
    const texts = { jp: '秋の新作', en: 'Autumn', cn: '秋季新品', kr: '가을 신상품' };
    for (const language of LANGUAGES) {
      const drawn = await drawShareCard({ ...CARD, language, headline: `${texts[language]} 😀` }, undefined, fonts, phrases);
      expect(await inkOf(drawn)).toBeGreaterThan(1_000);
    }
    const only = await drawShareCard({ ...CARD, headline: '😀', siteName: '' }, undefined, fonts, phrases);
    expect(await inkOf(only)).toBe(0);
    for (const headline of ['あ'.repeat(80), 'a'.repeat(80), 'word '.repeat(16)]) {
      const pixel = await pixelsOf(await drawShareCard({ ...CARD, headline, picture: PICTURE }, undefined, fonts, phrases));
      for (let y = 0; y < 630; y += 2) expect(pixel(1_160, y)).toEqual(rounded(CARD.colours.paper));
    }
  });
});

test('focalPart is inside the file and has the shape of its part of the card, for any crop and focal point', () => {
  const share = fc.integer({ min: CROP_MIN, max: CROP_WHOLE });
  fc.assert(
    fc.property(
      fc.record({ width: fc.integer({ min: 400, max: 1_080 }), height: fc.integer({ min: 400, max: 2_400 }) }),
      fc.record({ x: fc.integer({ min: 0, max: 100 }), y: fc.integer({ min: 0, max: 100 }) }),
      fc.record({ width: share, height: share }),
      fc.integer({ min: 420, max: 660 }),
      (file, focalPoint, size, across) => {
        const crop = { x: CROP_WHOLE - size.width, y: 0, ...size };
        const part = focalPart({ ...PICTURE, crop, focalPoint }, file, across);
        expect(part.left).toBeGreaterThanOrEqual(Math.floor((file.width * crop.x) / CROP_WHOLE));
        expect(part.top).toBeGreaterThanOrEqual(0);
        expect(part.left + part.width).toBeLessThanOrEqual(file.width);
        expect(part.top + part.height).toBeLessThanOrEqual(Math.ceil((file.height * size.height) / CROP_WHOLE) + 1);
        // Both sides are whole pixels.
        expect(Math.abs(part.width - (part.height * across) / 630)).toBeLessThanOrEqual(2);
      },
    ),
  );
});
