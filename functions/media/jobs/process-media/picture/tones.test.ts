import * as fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { inspectPicture } from '#functions/media/jobs/process-media/picture/picture.ts';
import { placeholderOf } from '#functions/media/jobs/process-media/picture/placeholder.ts';
import type { MediaKind } from '#shared/model/media/media.ts';
import { PICTURE_FITS } from '#shared/model/sites/picture-fit.ts';
import { BAR_HEIGHT, type Box, HEADER_HEIGHT, pictureBox, type Screen, type Size, stageSize } from '#shared/rules/sheets/picture-fit.ts';
import { TONE_OUTLIERS } from '#shared/rules/sheets/measure-tones.ts';
import { backdropStrength, TEXT_SCREENS, type TextOnPicture } from '#shared/rules/sheets/text-backdrop.ts';
import type { StageShape } from '#shared/rules/sheets/themed-fit.ts';
import { decodeTones, TONE_LEVELS, type Zone } from '#shared/rules/sheets/tones.ts';
import { parseColour, rgbContrastRatio, TEXT_CONTRAST } from '#shared/values/colour.ts';
import { isLongRun } from '#test/support/long-run.ts';

const pictureOf = async (bytes: Uint8Array, kind: MediaKind = 'creative') => {
  const inspection = await inspectPicture(bytes, kind);
  if (!inspection.ok) throw new Error(inspection.fault);
  return inspection.picture;
};

const svg = (width: number, height: number, content: string): Promise<Buffer> =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`))
    .png()
    .toBuffer();

describe('the tone map of a processed picture', () => {
  it('belongs to creatives only', async () => {
    const file = await svg(30, 40, '<rect width="30" height="40" fill="#fff"/>');
    expect(decodeTones((await pictureOf(file)).facts)?.fields[0]).toEqual({ dark: TONE_LEVELS - 1, light: TONE_LEVELS - 1 });
    for (const kind of ['logo', 'product', 'popup', 'news'] as const)
      expect((await pictureOf(file, kind)).facts).not.toHaveProperty('tones');
  });

  it('has the aspect ratio of the upload, and the place of its parts after rotation', async () => {
    const wide = await svg(160, 90, '<rect width="160" height="90"/><rect width="80" height="90" fill="#fff"/>');
    const turned = await sharp(wide).withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toBuffer();
    const map = decodeTones((await pictureOf(turned)).facts);
    expect(map).toMatchObject({ columns: 9, rows: 16 });
    expect(map?.fields.slice(0, 63).every(({ dark }) => dark > TONE_LEVELS - 4)).toBe(true);
    expect(map?.fields.slice(81).every(({ light }) => light < 4)).toBe(true);
  });

  it('has the colour behind transparent parts', async () => {
    const glass = await svg(90, 160, '<rect width="90" height="80" fill="#fff"/>');
    expect(new Set(decodeTones((await pictureOf(glass)).facts)?.fields.map(({ light }) => light))).toEqual(new Set([TONE_LEVELS - 1]));
    const grey = await sharp({ create: { width: 9, height: 16, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } } })
      .toColourspace('b-w')
      .png()
      .toBuffer();
    const { facts } = await pictureOf(grey);
    expect(new Set(decodeTones(facts)?.fields.map(({ dark, light }) => light - dark))).toEqual(new Set([0]));
  });
});

/** How the largest variants of creatives are encoded. */
const AVIF = { quality: 48, effort: 2 };

/** Heights in pixels of what covers the edges of a stage. */
type Overlays = Pick<Screen, 'header' | 'bar'>;

const share = fc.integer({ min: 0, max: 100 });
const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** A gradient in any direction with shapes on it. */
const gradient = fc.tuple(
  fc.array(colour, { minLength: 2, maxLength: 4 }),
  share,
  share,
  fc.array(fc.tuple(share, share, share, colour), { maxLength: 4 }),
);
const gradientOf = ({ width, height }: Size, [colours, x, y, shapes]: [string[], number, number, [number, number, number, string][]]) =>
  svg(
    width,
    height,
    `<linearGradient id="g" x2="${x}%" y2="${y}%">${colours.map((each, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${each}"/>`).join('')}</linearGradient>
    <rect width="100%" height="100%" fill="url(#g)"/>${shapes.map(([cx, cy, r, fill]) => `<circle cx="${cx}%" cy="${cy}%" r="${r / 2}%" fill="${fill}"/>`).join('')}`,
  );

/** Noise that is fine like grain or coarse like leaves. */
const noise = fc.record({
  mean: fc.integer({ min: 0, max: 255 }),
  sigma: fc.integer({ min: 1, max: 90 }),
  grain: fc.integer({ min: 1, max: 24 }),
});
const noiseOf = async ({ width, height }: Size, { mean, sigma, grain }: { mean: number; sigma: number; grain: number }) => {
  const create = {
    width: Math.ceil(width / grain),
    height: Math.ceil(height / grain),
    channels: 3,
    noise: { type: 'gaussian', mean, sigma },
    background: '#000',
  } as const;
  return sharp(await sharp({ create }).png().toBuffer())
    .resize({ width, height, fit: 'fill' })
    .png()
    .toBuffer();
};

const anySize = fc.constantFrom(
  { width: 360, height: 640 },
  { width: 400, height: 400 },
  { width: 640, height: 360 },
  { width: 300, height: 400 },
);
const anyPicture = fc.oneof(
  fc.tuple(anySize, gradient).map(
    ([size, drawing]) =>
      () =>
        gradientOf(size, drawing),
  ),
  fc.tuple(anySize, noise).map(
    ([size, grain]) =>
      () =>
        noiseOf(size, grain),
  ),
);

/** Decoded pixels between two steps, without the cost of an encoder. */
async function decoded(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/** Returns what a stage shows of a picture in a box, in the size of the stage and transparent around the picture. */
async function onStage(picture: Sharp, box: Box, stage: Size): Promise<Sharp> {
  const size = { width: Math.max(1, Math.round(box.width)), height: Math.max(1, Math.round(box.height)) };
  const [left, top] = [Math.round(box.left), Math.round(box.top)];
  const cut = { left: Math.max(0, -left), top: Math.max(0, -top) };
  const margin = { left: Math.max(0, left), top: Math.max(0, top) };
  const shown = {
    width: Math.min(size.width - cut.left, stage.width - margin.left),
    height: Math.min(size.height - cut.top, stage.height - margin.top),
  };
  const scaled = await decoded(picture.clone().resize({ ...size, fit: 'fill', kernel: 'linear' }));
  return decoded(
    (await decoded(scaled.extract({ ...cut, ...shown }))).ensureAlpha().extend({
      ...margin,
      right: stage.width - margin.left - shown.width,
      bottom: stage.height - margin.top - shown.height,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    }),
  );
}

/** Returns the pixels of the zone as browsers show them: the blurred copy, the picture on it, and the backdrop at this opacity. */
async function shownPixels(pixels: Sharp, text: TextOnPicture, stage: Size, overlays: Overlays, opacity: number): Promise<Uint8Array> {
  const size = { width: Math.round(stage.width), height: Math.round(stage.height) };
  const copy = Buffer.from((await placeholderOf(() => pixels.clone())).replace('data:image/webp;base64,', ''), 'base64');
  const { data: picture, info } = await (
    await onStage(pixels, pictureBox(text, text.image, { ...size, ...overlays }), size)
  )
    .raw()
    .toBuffer({ resolveWithObject: true });
  const behind = sharp(copy)
    .resize({ ...size, fit: 'cover', kernel: 'linear' })
    .removeAlpha();
  const stacked = await decoded(behind.composite([{ input: picture, raw: info }]));
  const { red: r = 0, green: g = 0, blue: b = 0 } = parseColour(text.backdropColour) ?? {};
  const background = { r, g, b, alpha: opacity };
  const backdrop = { input: { create: { ...size, channels: 4 as const, background } } };
  const composed = await decoded(stacked.composite([backdrop]).removeAlpha());
  const { left, top, right, bottom }: Zone = text.zone;
  const [x, y] = [Math.round(left * size.width), Math.round(top * size.height)];
  const [width, height] = [Math.round(right * size.width) - x, Math.round(bottom * size.height) - y];
  return composed.extract({ left: x, top: y, width, height }).raw().toBuffer();
}

/** Returns the share of pixels with which the text has too little contrast. */
function illegibleShare(pixels: Uint8Array, textColour: string): number {
  const own = parseColour(textColour) ?? { red: 0, green: 0, blue: 0 };
  let illegible = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    const pixel = { red: pixels[at] ?? 0, green: pixels[at + 1] ?? 0, blue: pixels[at + 2] ?? 0 };
    if (rgbContrastRatio(own, pixel) < TEXT_CONTRAST) illegible += 1;
  }
  return (illegible * 3) / pixels.length;
}

const anyZone = fc
  .record({ left: fc.double({ min: 0, max: 0.6, noNaN: true }), top: fc.double({ min: 0, max: 0.7, noNaN: true }) })
  .map(({ left, top }) => ({ left, top, right: left + 0.4, bottom: top + 0.3 }));

describe('backdropStrength over real pixels', () => {
  it('gives the text a contrast of 4.5:1 over the published picture on every screen, but for the outliers', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyPicture,
        anyZone,
        fc.constantFrom(...PICTURE_FITS),
        fc.record({ x: share, y: share }),
        fc.constantFrom(['#FFFFFF', '#000000'], ['#FFFFFF', '#12304F'], ['#2B2622', '#F6F1E7'], ['#000000', '#FFE94A']),
        fc.constantFrom({ header: 0, bar: 0 }, { header: HEADER_HEIGHT, bar: BAR_HEIGHT }, { header: 0, bar: BAR_HEIGHT }),
        fc.constantFrom(...TEXT_SCREENS.flatMap((screen) => [stageSize(screen, 'MOBILE'), stageSize(screen, 'PC')])),
        async (draw, zone, pictureFit, focalPoint, [textColour = '', backdropColour = ''], overlays, stage) => {
          const { facts: image, pixels } = await pictureOf(await draw());
          const shape: StageShape = stage.width > stage.height ? 'wide' : 'upright';
          const text = { image, pictureFit, focalPoint, zone, textColour, backdropColour, shape };
          const published = await decoded(sharp(await pixels().avif(AVIF).toBuffer()));
          const shown = await shownPixels(published, text, stage, overlays, backdropStrength(text));
          expect(illegibleShare(shown, textColour)).toBeLessThanOrEqual(2 * TONE_OUTLIERS);
        },
      ),
      { numRuns: isLongRun ? 300 : 8 },
    );
  });
});
