import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Palette } from '#shared/model/sites/theme.ts';
import { SiteTheme } from '#shared/model/sites/theme.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { dominantColours } from '#shared/rules/themes/dominant-colours.ts';
import { paletteFrom, proposePalette } from '#shared/rules/themes/propose-palette.ts';
import { hasReadableContrast, parseColour, luminance, textColourOn } from '#shared/values/colour.ts';

/** Pixels of these colours, each as often as stated. */
const pixelsOf = (...colours: readonly (readonly [colour: string, count: number, alpha?: number])[]): Uint8ClampedArray =>
  Uint8ClampedArray.from(
    colours.flatMap(([colour, count, alpha = 255]) => {
      const { red = 0, green = 0, blue = 0 } = parseColour(colour) ?? {};
      return Array.from({ length: count }, () => [red, green, blue, alpha]).flat();
    }),
  );

const luminanceOf = (colour: string): number => luminance(parseColour(colour) ?? { red: 0, green: 0, blue: 0 });

function unreadablePairs({ background, surface, text, accent, quiet }: Palette): (readonly [string, string])[] {
  const pairs = [background, surface].flatMap((paper) => [text, accent, quiet].map((colour) => [colour, paper] as const));
  return [...pairs, [textColourOn(accent), accent] as const].filter((pair) => !hasReadableContrast(...pair));
}

describe('dominantColours', () => {
  it('returns the colours by their share, and similar ones as one', () => {
    const colours = dominantColours(pixelsOf(['#ff0000', 10], ['#fe0a08', 10], ['#0000ff', 60], ['#00ff00', 20]));
    expect(colours.map(({ share }) => share.toFixed(2))).toEqual(['0.60', '0.20', '0.20']);
    expect(colours[0]?.rgb).toEqual({ red: 0, green: 0, blue: 255 });
  });

  it('ignores transparent pixels', () => {
    expect(dominantColours(pixelsOf(['#ff0000', 1], ['#0000ff', 99, 100]))).toEqual([{ rgb: { red: 255, green: 0, blue: 0 }, share: 1 }]);
    expect(dominantColours(pixelsOf(['#ff0000', 10, 0]))).toEqual([]);
  });

  it('samples large pictures over their whole area', () => {
    const half = 100_000;
    expect(dominantColours(pixelsOf(['#ff0000', half], ['#0000ff', half])).map(({ share }) => share.toFixed(2))).toEqual(['0.50', '0.50']);
  });
});

describe('paletteFrom', () => {
  it('takes the accent from the mark of a logo on white', () => {
    const palette = paletteFrom(pixelsOf(['#ffffff', 900], ['#0b5fb0', 100]));
    expect(palette.accent).toBe('#0B5FB0');
    expect(luminanceOf(palette.background)).toBeGreaterThan(0.8);
  });

  it('darkens an accent that is too light for the paper', () => {
    const { accent } = paletteFrom(pixelsOf(['#ffffff', 900], ['#99d52a', 100]));
    expect(luminanceOf(accent)).toBeLessThan(luminanceOf('#99d52a'));
    const { red = 0, green = 0, blue = 0 } = parseColour(accent) ?? {};
    expect(green > red && red > blue).toBe(true);
  });

  it('takes a light paper, or a dark one, from the picture', () => {
    expect(paletteFrom(pixelsOf(['#f6f1e7', 800], ['#8a4b2d', 200])).background).toBe('#F6F1E7');
    const dark = paletteFrom(pixelsOf(['#0f2540', 800], ['#e0b050', 100]));
    expect(dark).toMatchObject({ background: '#0F2540', accent: '#E0B050' });
    expect(luminanceOf(dark.text)).toBeGreaterThan(0.7);
  });

  it('has ink on white for a grey logo, and white on black for its negative', () => {
    expect(paletteFrom(pixelsOf(['#ffffff', 900], ['#404040', 100]))).toMatchObject({
      background: '#FFFFFF',
      surface: '#F4F4F4',
      accent: '#1A1A1A',
    });
    expect(paletteFrom(pixelsOf(['#000000', 900], ['#c0c0c0', 100]))).toMatchObject({ background: '#000000', accent: '#FFFFFF' });
    expect(unreadablePairs(paletteFrom(new Uint8ClampedArray()))).toEqual([]);
  });

  it('is that of all pictures together for the colours of several', () => {
    const [sand, rust] = [
      { red: 246, green: 241, blue: 231 },
      { red: 138, green: 75, blue: 45 },
    ];
    const palette = proposePalette([
      { rgb: rust, share: 0.2 },
      { rgb: sand, share: 0.8 },
    ]);
    expect(palette).toMatchObject({ background: '#F6F1E7', accent: '#8A4B2D' });
    expect(palette).toEqual(paletteFrom(pixelsOf(['#f6f1e7', 80], ['#8a4b2d', 20])));
  });

  it('is legible, and valid in a theme, for any pixels', () => {
    const pixel = fc.tuple(fc.integer({ min: 0, max: 0xffffff }), fc.integer({ min: 1, max: 40 }), fc.constantFrom(0, 255));
    fc.assert(
      fc.property(fc.array(pixel, { maxLength: 12 }), (colours) => {
        const palette = paletteFrom(
          pixelsOf(...colours.map(([value, count, alpha]) => [`#${value.toString(16).padStart(6, '0')}`, count, alpha] as const)),
        );
        expect(unreadablePairs(palette)).toEqual([]);
        expect(SiteTheme.safeParse({ ...curatedTheme('paper'), palette }).success).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is legible for noise', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 400, maxLength: 400 }), (bytes) => {
        expect(unreadablePairs(paletteFrom(Uint8ClampedArray.from(bytes)))).toEqual([]);
      }),
    );
  });
});
