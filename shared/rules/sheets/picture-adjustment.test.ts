import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CROP_MIN, CROP_WHOLE, PictureCrop, PictureTone, PLAIN_TONE } from '#shared/model/sites/picture-adjustment.ts';
import {
  CROP_CORNERS,
  cropRatio,
  croppedFocalPoint,
  croppedImage,
  croppedPicture,
  cropWithRatio,
  fittedCrop,
  isInCrop,
  movedCrop,
  resizedCrop,
  uncroppedEdges,
  veilOf,
  WHOLE_PICTURE,
} from '#shared/rules/sheets/picture-adjustment.ts';
import { decodeTones, encodeTones } from '#shared/rules/sheets/tones.ts';
import { numberedUlid, pictureCrop } from '#test/support/sites/site-documents.ts';

const MIDDLE: PictureCrop = { x: 200, y: 300, width: 400, height: 500 };
const step = fc.integer({ min: -2_000, max: 2_000 });
const anyVector = fc.record({ x: step, y: step });
const anyRatio = fc.double({ min: 0.2, max: 5, noNaN: true });
const isValid = (crop: PictureCrop | null): boolean => crop === null || PictureCrop.safeParse(crop).success;
const or = (crop: PictureCrop | null): PictureCrop => crop ?? WHOLE_PICTURE;

describe('PictureCrop', () => {
  it('is inside the creative and not too small', () => {
    expect(isValid(MIDDLE)).toBe(true);
    expect(isValid({ ...MIDDLE, x: 601 })).toBe(false);
    expect(isValid({ ...MIDDLE, height: CROP_MIN - 1 })).toBe(false);
    expect(isValid({ ...MIDDLE, y: 300.5 })).toBe(false);
  });
});

describe('PictureTone', () => {
  it('limits brightness and shade', () => {
    expect(PictureTone.safeParse({ brightness: -30, shade: 60 }).success).toBe(true);
    for (const tone of [
      { brightness: -31, shade: 0 },
      { brightness: 31, shade: 0 },
      { brightness: 0, shade: 61 },
    ])
      expect(PictureTone.safeParse(tone).success).toBe(false);
  });
});

describe('edits of a crop', () => {
  it('are valid crops whatever the frame or its corners are moved by', () => {
    fc.assert(
      fc.property(pictureCrop, anyVector, fc.option(anyRatio), fc.constantFrom(...CROP_CORNERS), (crop, by, ratio, corner) => {
        expect(isValid(movedCrop(crop, by))).toBe(true);
        expect(isValid(resizedCrop(crop, corner, by, ratio))).toBe(true);
      }),
    );
  });

  it('keep the size of a frame that is moved', () => {
    expect(movedCrop(MIDDLE, { x: 30, y: -40 })).toEqual({ ...MIDDLE, x: 230, y: 260 });
    expect(movedCrop(MIDDLE, { x: 2_000, y: -2_000 })).toEqual({ ...MIDDLE, x: 600, y: 0 });
  });

  it('keep the opposite corner of one that is moved', () => {
    expect(resizedCrop(MIDDLE, 'topLeft', { x: -50, y: 100 }, null)).toEqual({ x: 150, y: 400, width: 450, height: 400 });
    expect(resizedCrop(MIDDLE, 'bottomRight', { x: 2_000, y: 2_000 }, null)).toEqual({ x: 200, y: 300, width: 800, height: 700 });
    expect(resizedCrop(MIDDLE, 'topRight', { x: -2_000, y: 2_000 }, null)).toEqual({ x: 200, y: 700, width: CROP_MIN, height: CROP_MIN });
    expect(resizedCrop(WHOLE_PICTURE, 'topLeft', { x: 0, y: 0 }, null)).toBeNull();
  });

  it('keep a ratio, up to rounding, where neither side is at its limit', () => {
    expect(resizedCrop(MIDDLE, 'bottomRight', { x: -100, y: 0 }, 0.8)).toEqual({ x: 200, y: 300, width: 300, height: 375 });
    fc.assert(
      fc.property(
        pictureCrop,
        anyVector,
        fc.double({ min: 0.5, max: 2, noNaN: true }),
        fc.constantFrom(...CROP_CORNERS),
        (crop, by, ratio, corner) => {
          const { width, height } = or(resizedCrop(crop, corner, by, ratio));
          if (Math.min(width, height) > CROP_MIN) expect(Math.abs(width - height * ratio)).toBeLessThanOrEqual(1.5);
        },
      ),
    );
  });
});

describe('cropWithRatio', () => {
  it('returns the largest crop of pixels with an aspect ratio, around the former one', () => {
    const wide = { width: 1920, height: 1080 };
    expect(cropWithRatio(WHOLE_PICTURE, cropRatio(1, wide))).toEqual({ x: 219, y: 0, width: 563, height: 1_000 });
    expect(cropWithRatio({ x: 0, y: 0, width: 200, height: 1_000 }, cropRatio(1, wide))).toMatchObject({ x: 0, width: 563 });
    expect(cropWithRatio(WHOLE_PICTURE, 1)).toBeNull();
    fc.assert(
      fc.property(pictureCrop, anyRatio, (crop, ratio) => {
        const made = cropWithRatio(crop, ratio);
        expect(isValid(made)).toBe(true);
        expect(Math.max(or(made).width, or(made).height)).toBe(CROP_WHOLE);
      }),
    );
  });
});

describe('fittedCrop', () => {
  it('returns a crop that fits unchanged, and null for the whole picture', () => {
    fc.assert(
      fc.property(pictureCrop, (crop) => {
        expect(or(fittedCrop(crop))).toEqual(crop);
      }),
    );
    expect(fittedCrop(WHOLE_PICTURE)).toBeNull();
  });
});

describe('a cropped picture', () => {
  it('has the pixels of the crop', () => {
    expect(croppedPicture({ width: 1_000, height: 2_000 }, MIDDLE)).toEqual({ width: 400, height: 1_000 });
    expect(croppedPicture({ width: 1_000, height: 2_000 }, null)).toEqual({ width: 1_000, height: 2_000 });
  });

  it('keeps its focal point, as near as the crop allows, and has none that was not chosen', () => {
    expect(croppedFocalPoint({ x: 40, y: 55 }, MIDDLE)).toEqual({ x: 50, y: 50 });
    expect(croppedFocalPoint({ x: 30, y: 90 }, MIDDLE)).toEqual({ x: 25, y: 100 });
    expect(croppedFocalPoint({ x: 50, y: 50 }, { ...MIDDLE, x: 0 })).toEqual({ x: 50, y: 50 });
    expect(croppedFocalPoint({ x: 30, y: 90 }, null)).toEqual({ x: 30, y: 90 });
  });

  it('contains the points of the creative that are inside', () => {
    expect([isInCrop(20, 30, MIDDLE), isInCrop(60, 80, MIDDLE), isInCrop(19.9, 30, MIDDLE), isInCrop(20, 80.1, MIDDLE)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(isInCrop(0, 100, null)).toBe(true);
  });

  it('adds what is cut off to what a screen loses', () => {
    const lost = uncroppedEdges({ left: 0.5, top: 0, right: 0, bottom: 0.1 }, MIDDLE);
    expect(Object.values(lost).map((share) => Math.round(share * 1_000))).toEqual([400, 300, 400, 250]);
  });

  it('has the tones of the fields that it shows', () => {
    // The left half is black, the right half white.
    const fields = Array.from({ length: 144 }, (_, index) => (index % 12 < 6 ? { dark: 0, light: 0 } : { dark: 63, light: 63 }));
    const image = { mediaId: numberedUlid(1), width: 1_000, height: 1_000, colour: '#808080', tones: encodeTones(fields) };
    const tonesOf = (crop: PictureCrop) =>
      new Set(decodeTones(croppedImage(image, crop))?.fields.map(({ dark, light }) => `${dark}-${light}`));
    expect(tonesOf({ x: 0, y: 0, width: 500, height: 1_000 })).toEqual(new Set(['0-0']));
    expect(tonesOf({ x: 500, y: 200, width: 500, height: 300 })).toEqual(new Set(['63-63']));
    expect(tonesOf({ x: 250, y: 0, width: 500, height: 500 })).toEqual(new Set(['0-0', '63-63']));
    expect(croppedImage(image, null)).toBe(image);
    expect(croppedImage({ width: 10, height: 20 }, MIDDLE)).toEqual({ width: 4, height: 10 });
  });
});

describe('veilOf', () => {
  it('returns one veil that mixes like brightness below shade', () => {
    expect(veilOf(PLAIN_TONE)).toBeUndefined();
    expect(veilOf({ brightness: -20, shade: 0 })).toEqual({ grey: 0, opacity: 0.2 });
    expect(veilOf({ brightness: 20, shade: 0 })).toEqual({ grey: 255, opacity: 0.2 });
    expect(veilOf({ brightness: 0, shade: 60 })).toEqual({ grey: 0, opacity: 0.6 });
    fc.assert(
      fc.property(fc.integer({ min: -30, max: 30 }), fc.nat(60), fc.nat(255), (brightness, shade, pixel) => {
        const veil = veilOf({ brightness, shade }) ?? { grey: 0, opacity: 0 };
        const brightened = pixel + ((brightness > 0 ? 255 : 0) - pixel) * (Math.abs(brightness) / 100);
        expect(Math.abs(pixel + (veil.grey - pixel) * veil.opacity - brightened * (1 - shade / 100))).toBeLessThan(0.8);
      }),
    );
  });
});
