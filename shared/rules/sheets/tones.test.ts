import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ImageRef, TONE_FIELDS } from '#shared/model/media/media.ts';
import { type DecodedPixels, measureTones, TONE_OUTLIERS } from '#shared/rules/sheets/measure-tones.ts';
import {
  decodeTones,
  encodeTones,
  fieldsWithin,
  luminanceOfTone,
  TONE_LEVELS,
  toneGrid,
  toneOfLuminance,
  widestRange,
} from '#shared/rules/sheets/tones.ts';
import { luminance } from '#shared/values/colour.ts';

/** A picture of one colour per pixel, from its column and row. */
function drawn(width: number, height: number, colourAt: (x: number, y: number) => readonly number[]): DecodedPixels {
  const colours = Array.from({ length: width * height }, (_, at) => colourAt(at % width, Math.floor(at / width)));
  return { data: Uint8Array.from(colours.flat()), width, height, channels: colours[0]?.length ?? 3 };
}

const mapOf = (pixels: DecodedPixels) => decodeTones({ width: pixels.width, height: pixels.height, tones: measureTones(pixels, pixels) });

const WHITE = [255, 255, 255];
const BLACK = [0, 0, 0];

describe('toneGrid', () => {
  it.each([
    [1_080, 1_920, 9, 16],
    [1_000, 1_000, 12, 12],
    [750, 1_000, 12, 12],
    [1_920, 1_080, 16, 9],
    [1, 20_000, 9, 16],
  ])('divides a picture of %i × %i pixels into %i × %i fields', (width, height, columns, rows) => {
    expect(toneGrid({ width, height })).toEqual({ columns, rows });
  });

  it('has the same number of fields for every picture', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 20_000 }), (width, height) => {
        const { columns, rows } = toneGrid({ width, height });
        expect(columns * rows).toBe(TONE_FIELDS);
      }),
    );
  });
});

describe('levels', () => {
  it('begin at black and end at white', () => {
    expect([toneOfLuminance(0), toneOfLuminance(1)]).toEqual([0, TONE_LEVELS - 1]);
    expect([luminanceOfTone(0), luminanceOfTone(TONE_LEVELS)].map((value) => value.toFixed(9))).toEqual(['0.000000000', '1.000000000']);
  });

  it('contain their luminance, and differ by the same contrast', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (value) => {
        const level = toneOfLuminance(value);
        expect(luminanceOfTone(level)).toBeLessThanOrEqual(value + 1e-9);
        expect(luminanceOfTone(level + 1)).toBeGreaterThanOrEqual(value - 1e-9);
        expect((luminanceOfTone(level + 1) + 0.05) / (luminanceOfTone(level) + 0.05)).toBeCloseTo(1.0487, 4);
      }),
    );
  });
});

describe('encodeTones', () => {
  const anyFields = fc.array(
    fc.record({ dark: fc.integer({ min: 0, max: TONE_LEVELS - 1 }), light: fc.integer({ min: 0, max: TONE_LEVELS - 1 }) }),
    { minLength: TONE_FIELDS, maxLength: TONE_FIELDS },
  );

  it('writes what ImageRef accepts and decodeTones reads', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const image = { mediaId: '01J00000000000000000000007', width: 1_080, height: 1_920, colour: '#336699', tones: encodeTones(fields) };
        expect(ImageRef.parse(image)).toEqual(image);
        expect(decodeTones(image)).toEqual({ columns: 9, rows: 16, fields });
      }),
    );
  });

  it('is optional in ImageRef, which refuses other lengths and characters', () => {
    const image = { mediaId: '01J00000000000000000000007', width: 1_080, height: 1_920, colour: '#336699' };
    expect(ImageRef.parse(image)).toEqual(image);
    for (const tones of ['', 'A'.repeat(287), 'A'.repeat(289), `${'A'.repeat(287)}+`, `${'A'.repeat(288)}\n`, null, undefined])
      expect(ImageRef.safeParse({ ...image, tones }).success).toBe(false);
  });
});

describe('measureTones', () => {
  it('returns the same tones for every field of a plain picture', () => {
    const [red, green, blue] = [0x33, 0x66, 0x99];
    const level = toneOfLuminance(luminance({ red, green, blue }));
    const map = mapOf(drawn(90, 160, () => [red, green, blue]));
    expect(new Set(map?.fields.map(({ dark, light }) => `${dark} ${light}`))).toEqual(new Set([`${level} ${level}`]));
  });

  it('reads grey pictures, and ignores alpha', () => {
    const level = toneOfLuminance(luminance({ red: 128, green: 128, blue: 128 }));
    for (const pixel of [[128], [128, 7], [128, 128, 128], [128, 128, 128, 7]])
      expect(mapOf(drawn(24, 24, () => pixel))?.fields[50]).toEqual({ dark: level, light: level });
  });

  it('has the fields in the order of the picture', () => {
    const map = mapOf(drawn(90, 160, (x, y) => (x >= 80 && y < 10 ? WHITE : BLACK)));
    const light = TONE_LEVELS - 1;
    expect(map?.fields.flatMap((field, index) => (field.light > 0 ? [[index, field]] : []))).toEqual([[8, { dark: light, light }]]);
  });

  it('leaves out single pixels', () => {
    const specks = (every: number) => mapOf(drawn(360, 640, (x, y) => ((x + y * 40) % every === 0 ? WHITE : BLACK)))?.fields[0]?.light;
    expect([specks(1 / TONE_OUTLIERS), specks(50)]).toEqual([0, TONE_LEVELS - 1]);
  });

  it('measures pictures with fewer pixels than fields', () => {
    const map = mapOf(drawn(1, 2, (_, y) => (y === 0 ? WHITE : BLACK)));
    expect(map?.fields.map(({ light }) => light)).toEqual(
      Array.from({ length: TONE_FIELDS }, (_, index) => (index < 72 ? TONE_LEVELS - 1 : 0)),
    );
  });

  it('covers all pixels but the outliers of each field, for any picture', () => {
    const anyPixels = fc
      .record({ width: fc.integer({ min: 1, max: 60 }), height: fc.integer({ min: 1, max: 60 }) })
      .chain(({ width, height }) =>
        fc
          .uint8Array({ minLength: width * height * 3, maxLength: width * height * 3 })
          .map((data) => ({ data, width, height, channels: 3 })),
      );
    fc.assert(
      fc.property(anyPixels, ({ data, width, height, channels }) => {
        const map = mapOf({ data, width, height, channels });
        const { columns, rows } = toneGrid({ width, height });
        const outliers = Array.from({ length: width * height }, (_, at) => {
          const [x, y] = [at % width, Math.floor(at / width)];
          const [red = 0, green = 0, blue = 0] = data.subarray(at * 3);
          const field = map?.fields[Math.floor((y * rows) / height) * columns + Math.floor((x * columns) / width)];
          const level = toneOfLuminance(luminance({ red, green, blue }));
          return field === undefined || level < field.dark - 1 || level > field.light + 1;
        });
        expect(outliers.filter(Boolean).length).toBeLessThanOrEqual(2 * TONE_OUTLIERS * width * height);
      }),
    );
  });
});

describe('fieldsWithin', () => {
  const fields = Array.from({ length: TONE_FIELDS }, (_, index) => ({ dark: index % 9, light: Math.floor(index / 9) }));
  const map = { columns: 9, rows: 16, fields };
  const within = (left: number, top: number, right: number, bottom: number) =>
    fieldsWithin(map, { left, top, right, bottom }).map(({ dark, light }) => [dark, light]);

  it('returns the fields that a part touches', () => {
    expect(within(0, 0, 1 / 9, 1 / 16)).toEqual([[0, 0]]);
    expect(within(0.12, 0.5, 0.23, 0.6)).toEqual([8, 9].flatMap((row) => [1, 2].map((column) => [column, row])));
    expect(within(0, 0, 1, 1)).toHaveLength(TONE_FIELDS);
  });

  it('returns the nearest fields for a part beside the picture', () => {
    expect(within(-2, -2, -1, -1)).toEqual([[0, 0]]);
    expect(within(1.5, 1, 2, 1)).toEqual([[8, 15]]);
  });

  it('returns the widest range of fields', () => {
    expect(widestRange(fieldsWithin(map, { left: 0.5, top: 0.5, right: 1, bottom: 1 }))).toEqual({ dark: 4, light: 15 });
  });
});
