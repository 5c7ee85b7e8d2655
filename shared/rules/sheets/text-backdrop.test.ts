import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TONE_FIELDS } from '#shared/model/media/media.ts';
import { CENTRE, PICTURE_FITS } from '#shared/model/sites/picture-fit.ts';
import { veilOf } from '#shared/rules/sheets/picture-adjustment.ts';
import { backdropChange, backdropStrength, groundBelow, type TextOnPicture } from '#shared/rules/sheets/text-backdrop.ts';
import { encodeTones, luminanceOfTone, TONE_LEVELS, toneGrid, toneOfLuminance, type ToneRange } from '#shared/rules/sheets/tones.ts';
import { hasReadableContrast, luminance, parseColour, REFLECTED_LIGHT, type Rgb } from '#shared/values/colour.ts';

const WHOLE = { left: 0, top: 0, right: 1, bottom: 1 };
const LOWER = { left: 0.05, top: 0.7, right: 0.95, bottom: 0.9 };
const UPPER = { left: 0.05, top: 0.1, right: 0.95, bottom: 0.3 };
const SIZE = { width: 1_080, height: 1_920 };

/** The tones of a picture from those of each field, by the shares of its centre. */
function tonesOf(rangeAt: (x: number, y: number) => ToneRange, size = SIZE): string {
  const { columns, rows } = toneGrid(size);
  return encodeTones(
    Array.from({ length: TONE_FIELDS }, (_, index) =>
      rangeAt(((index % columns) + 0.5) / columns, (Math.floor(index / columns) + 0.5) / rows),
    ),
  );
}

const plain = (level: number): ToneRange => ({ dark: level, light: level });
const BLACK = plain(0);
const WHITE = plain(TONE_LEVELS - 1);
const ANY = { dark: 0, light: TONE_LEVELS - 1 };

const text = (rangeAt: ((x: number, y: number) => ToneRange) | undefined, more: Partial<TextOnPicture> = {}): TextOnPicture => ({
  image: { ...SIZE, colour: '#000000', ...(rangeAt && { tones: tonesOf(rangeAt) }) },
  pictureFit: 'fill',
  focalPoint: CENTRE,
  zone: WHOLE,
  textColour: '#FFFFFF',
  backdropColour: '#000000',
  ...more,
});

const hex = ({ red, green, blue }: Rgb): string => `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
const anyRgb = fc.record({
  red: fc.integer({ min: 0, max: 255 }),
  green: fc.integer({ min: 0, max: 255 }),
  blue: fc.integer({ min: 0, max: 255 }),
});
/** Colours of which some channels are none or full, which are the extreme cases. */
const channel = fc.oneof(fc.constantFrom(0, 255), fc.integer({ min: 0, max: 255 }));
const anyPixel = fc.oneof(anyRgb, fc.record({ red: channel, green: channel, blue: channel }));

const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + REFLECTED_LIGHT) / (Math.min(one, other) + REFLECTED_LIGHT);

/** The luminance of a backdrop over a pixel, with the channels that browsers round to whole numbers. */
function composited(pixel: Rgb, colour: string, opacity: number): number {
  const backdrop = parseColour(colour) ?? pixel;
  const blend = (name: keyof Rgb): number => Math.round(pixel[name] * (1 - opacity) + backdrop[name] * opacity);
  return luminance({ red: blend('red'), green: blend('green'), blue: blend('blue') });
}

describe('backdropStrength', () => {
  it('is 0 where the picture itself has enough contrast with the text', () => {
    expect(backdropStrength(text(() => BLACK))).toBe(0);
    expect(
      backdropStrength(
        text(() => WHITE, {
          textColour: '#000000',
          backdropColour: '#FFFFFF',
          image: { ...SIZE, colour: '#FFFFFF', tones: tonesOf(() => WHITE) },
        }),
      ),
    ).toBe(0);
    expect(backdropStrength(text(() => WHITE, { textColour: '#202020', backdropColour: '#000000' }))).toBe(0);
  });

  it('is as strong as white requires below white text, and not stronger', () => {
    const strength = backdropStrength(text(() => WHITE));
    const white = { red: 255, green: 255, blue: 255 };
    expect(contrast(1, composited(white, '#000000', strength))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(1, composited(white, '#000000', strength - 0.04))).toBeLessThan(4.5);
  });

  it('is that for any picture if the picture has no tones', () => {
    expect(backdropStrength(text(undefined))).toBe(backdropStrength(text(() => ANY)));
    expect(backdropStrength(text(undefined))).toBe(backdropStrength(text(() => WHITE)));
  });

  it('depends only on the part of the picture below the zone', () => {
    const sky = (_: number, y: number): ToneRange => (y < 0.4 ? WHITE : BLACK);
    expect(backdropStrength(text(sky, { zone: LOWER, viewMode: 'MOBILE' }))).toBe(0);
    expect(backdropStrength(text(sky, { zone: UPPER, viewMode: 'MOBILE' }))).toBe(backdropStrength(text(() => WHITE)));
  });

  it('follows the picture to where the focal point moves it', () => {
    const above = (_: number, y: number): ToneRange => (y < 0.5 ? WHITE : BLACK);
    // On 844 × 390, a picture that fills the screen shows 26 % of its height.
    const wide = { zone: { left: 0.4, top: 0.9, right: 0.6, bottom: 1 } };
    expect(backdropStrength(text(above, { ...wide, focalPoint: { x: 50, y: 100 } }))).toBe(0);
    expect(backdropStrength(text(above, { ...wide, focalPoint: { x: 50, y: 0 } }))).toBeGreaterThan(0);
  });

  it('covers the copy of the picture beside it, and its average colour', () => {
    const left = { zone: { left: 0, top: 0.3, right: 0.2, bottom: 0.5 }, pictureFit: 'fit' as const };
    expect(backdropStrength(text(() => BLACK, left))).toBe(0);
    expect(backdropStrength(text((x) => (x < 0.3 ? WHITE : BLACK), left))).toBe(backdropStrength(text(() => WHITE)));
    const image = { ...SIZE, colour: '#FFFFFF', tones: tonesOf(() => BLACK) };
    expect(backdropStrength(text(() => BLACK, { ...left, image }))).toBe(backdropStrength(text(() => WHITE)));
  });

  it('counts the copy as blurred', () => {
    const beside = { zone: { left: 0, top: 0.3, right: 0.2, bottom: 0.5 }, pictureFit: 'fit' as const, shape: 'wide' as const };
    const stripes = backdropStrength(text((x) => (Math.floor(x * 9) % 2 === 0 ? WHITE : BLACK), beside));
    expect(stripes).toBeGreaterThan(0);
    expect(stripes).toBeLessThan(backdropStrength(text(() => WHITE, beside)));
  });

  it('is weaker for one shape of stages, and for one view mode, than for all', () => {
    const ground = (_: number, y: number): ToneRange => (y > 0.5 ? BLACK : WHITE);
    const strengths = (['upright', 'wide', undefined] as const).map((shape) =>
      backdropStrength(text(ground, { zone: LOWER, pictureFit: 'auto', ...(shape && { shape }) })),
    );
    expect(strengths[0]).toBe(0);
    expect(strengths[1]).toBeGreaterThan(0);
    expect(strengths[2]).toBe(strengths[1]);
    // A desktop shows rows of the picture below those that a phone on its side shows.
    const lowest = (_: number, y: number): ToneRange => (y > 0.62 ? WHITE : BLACK);
    const onWide = { zone: LOWER, shape: 'wide' as const };
    expect(backdropStrength(text(lowest, { ...onWide, viewMode: 'MOBILE' }))).toBe(0);
    expect(backdropStrength(text(lowest, { ...onWide, viewMode: 'PC' }))).toBeGreaterThan(0);
  });

  it('is 1 for a text that is not legible on the backdrop itself, and for invalid colours', () => {
    expect(backdropStrength(text(() => ANY, { textColour: '#777777', backdropColour: '#888888' }))).toBe(1);
    expect(backdropStrength(text(() => BLACK, { textColour: 'nonsense' }))).toBe(1);
  });

  it('is a multiple of 0.02, and never higher for a part of the zone or of the tones', () => {
    const level = fc.integer({ min: 0, max: TONE_LEVELS - 1 });
    const range = fc.tuple(level, level).map(([one, other]) => ({ dark: Math.min(one, other), light: Math.max(one, other) }));
    const fields = fc.array(range, { minLength: TONE_FIELDS, maxLength: TONE_FIELDS });
    fc.assert(
      fc.property(fields, fc.constantFrom(...PICTURE_FITS), anyRgb, anyRgb, (all, pictureFit, textRgb, backdropRgb) => {
        const image = { ...SIZE, colour: '#808080', tones: encodeTones(all) };
        const colours = { textColour: hex(textRgb), backdropColour: hex(backdropRgb) };
        const whole = backdropStrength(text(undefined, { image, pictureFit, ...colours }));
        expect(whole * 50).toBeCloseTo(Math.round(whole * 50), 9);
        expect(backdropStrength(text(undefined, { image, pictureFit, ...colours, zone: LOWER }))).toBeLessThanOrEqual(whole);
        expect(whole).toBeLessThanOrEqual(backdropStrength(text(undefined, { pictureFit, ...colours })));
      }),
    );
  });

  it('gives every pixel within the tones a contrast of 4.5:1, with this backdrop and any stronger one', () => {
    fc.assert(
      fc.property(
        anyPixel,
        anyPixel,
        anyRgb,
        fc.constantFrom('#000000', '#FFFFFF', '#202020'),
        fc.boolean(),
        (one, other, colour, plainColour, isText) => {
          const levels = [one, other].map((pixel) => TONE_LEVELS * (Math.log(luminance(pixel) / 0.05 + 1) / Math.log(21)));
          const range = { dark: Math.floor(Math.min(...levels)), light: Math.min(TONE_LEVELS - 1, Math.floor(Math.max(...levels))) };
          const [textColour, backdropColour] = isText ? [hex(colour), plainColour] : [plainColour, hex(colour)];
          const strength = backdropStrength(
            text(() => range, { textColour, backdropColour, image: { ...SIZE, colour: hex(one), tones: tonesOf(() => range) } }),
          );
          if (strength === 1) return;
          const isStrongerBetter = hasReadableContrast(textColour, backdropColour);
          for (const opacity of isStrongerBetter ? [strength, (strength + 1) / 2, 1] : [strength])
            for (const pixel of [one, other])
              expect(
                contrast(luminance(parseColour(textColour) ?? one), composited(pixel, backdropColour, opacity)),
              ).toBeGreaterThanOrEqual(4.5);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('is at most two steps above what the least favourable grey requires below light text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: TONE_LEVELS - 1 }), (level) => {
        const strength = backdropStrength(text(() => plain(level)));
        const grey = Math.round(255 * (1.055 * Math.min(1, luminanceOfTone(level)) ** (1 / 2.4) - 0.055));
        if (strength > 0.04)
          expect(contrast(1, composited({ red: grey, green: grey, blue: grey }, '#000000', strength - 0.06))).toBeLessThan(4.5);
      }),
    );
  });
});

describe('backdropChange', () => {
  const halves = (_: number, y: number): ToneRange => (y < 0.5 ? WHITE : BLACK);
  const change = (text_: TextOnPicture): number => backdropChange(groundBelow(text_), text_.textColour, text_.backdropColour);

  it('the change of a picture is 0 without a backdrop, and infinite over a picture of unknown tones', () => {
    expect(change(text(() => BLACK))).toBe(0);
    expect(change(text(undefined))).toBe(Infinity);
  });

  it('compares the backdrop with the mean tone below texts of usual length', () => {
    const dark = change(text(halves, { core: LOWER, viewMode: 'MOBILE', shape: 'upright' }));
    const light = change(text(halves, { core: UPPER, viewMode: 'MOBILE', shape: 'upright' }));
    expect(dark).toBeLessThan(20);
    expect(light).toBeGreaterThan(100);
  });

  it('counts the adjustments of the picture', () => {
    const shaded = text(() => WHITE, { pictureTone: { brightness: 0, shade: 40 } });
    const unchanged = groundBelow(text(() => WHITE)).mean ?? 0;
    expect(unchanged).toBeGreaterThan(250);
    expect(groundBelow(shaded).mean).toBeCloseTo(unchanged * 0.6, 0);
  });
});

describe('backdropStrength of a cropped picture', () => {
  const halves = (x: number): ToneRange => (x < 0.5 ? BLACK : WHITE);
  const left = { x: 0, y: 0, width: 220, height: 1_000 };
  const right = { x: 780, y: 0, width: 220, height: 1_000 };

  it('depends only on what the crop shows, below the text and beside the picture', () => {
    for (const pictureFit of PICTURE_FITS) {
      expect(backdropStrength(text(halves, { pictureFit, pictureCrop: right }))).toBe(backdropStrength(text(() => WHITE, { pictureFit })));
      expect(backdropStrength(text(halves, { pictureFit, pictureCrop: left }))).toBe(0);
    }
  });

  it('equals that of the whole picture for a crop of the whole', () => {
    const pictureCrop = { x: 0, y: 0, width: 1_000, height: 1_000 };
    const sky = (_: number, y: number): ToneRange => (y < 0.4 ? WHITE : BLACK);
    for (const zone of [WHOLE, LOWER, UPPER])
      expect(backdropStrength(text(sky, { zone, pictureCrop }))).toBe(backdropStrength(text(sky, { zone })));
  });

  it('follows the focal point within the crop', () => {
    const above = (_: number, y: number): ToneRange => (y < 0.5 ? WHITE : BLACK);
    const pictureCrop = { x: 0, y: 200, width: 1_000, height: 800 };
    const wide = { zone: { left: 0.4, top: 0.9, right: 0.6, bottom: 1 }, pictureCrop };
    expect(backdropStrength(text(above, { ...wide, focalPoint: { x: 50, y: 100 } }))).toBe(0);
    // At a fifth of the picture, the crop begins.
    expect(backdropStrength(text(above, { ...wide, focalPoint: { x: 50, y: 20 } }))).toBeGreaterThan(0);
  });
});

describe('backdropStrength of an adjusted picture', () => {
  /** The luminance of a pixel below a veil and a backdrop, each of which browsers round. */
  const below = (pixel: Rgb, pictureTone: { brightness: number; shade: number }, colour: string, opacity: number): number => {
    const { grey, opacity: veiled } = veilOf(pictureTone) ?? { grey: 0, opacity: 0 };
    const veil = (value: number): number => Math.round(value * (1 - veiled) + grey * veiled);
    return composited({ red: veil(pixel.red), green: veil(pixel.green), blue: veil(pixel.blue) }, colour, opacity);
  };
  const anyTone = fc.record({ brightness: fc.integer({ min: -30, max: 30 }), shade: fc.nat(60) });

  it('is weaker below a shade, and 0 below one that suffices', () => {
    const plainStrength = backdropStrength(text(() => WHITE));
    const strength = backdropStrength(text(() => WHITE, { pictureTone: { brightness: 0, shade: 30 } }));
    expect(strength).toBeGreaterThan(0);
    expect(strength).toBeLessThan(plainStrength);
    expect(backdropStrength(text(() => WHITE, { pictureTone: { brightness: 0, shade: 60 } }))).toBe(0);
  });

  it('is stronger on a picture that was brightened', () => {
    const grey = (): ToneRange => plain(30);
    expect(backdropStrength(text(grey, { pictureTone: { brightness: 30, shade: 0 } }))).toBeGreaterThan(backdropStrength(text(grey)));
  });

  it('suffices for every colour of the tones, with light and dark texts', () => {
    fc.assert(
      fc.property(anyPixel, anyTone, fc.boolean(), (pixel, pictureTone, isLight) => {
        const level = toneOfLuminance(luminance(pixel));
        const [textColour, backdropColour] = isLight ? ['#FFFFFF', '#000000'] : ['#000000', '#FFFFFF'];
        const colours = {
          textColour,
          backdropColour,
          pictureTone,
          image: { ...SIZE, colour: hex(pixel), tones: tonesOf(() => plain(level)) },
        };
        const strength = backdropStrength(text(undefined, colours));
        expect(contrast(isLight ? 1 : 0, below(pixel, pictureTone, backdropColour, strength))).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 200 },
    );
  });

  it('is no stronger than white requires below white text', () => {
    fc.assert(
      fc.property(anyTone, (pictureTone) => {
        const strength = backdropStrength(text(() => WHITE, { pictureTone }));
        const white = { red: 255, green: 255, blue: 255 };
        expect(contrast(1, below(white, pictureTone, '#000000', strength))).toBeGreaterThanOrEqual(4.5);
        if (strength > 0) expect(contrast(1, below(white, pictureTone, '#000000', strength - 0.04))).toBeLessThan(4.5);
      }),
    );
  });
});
