import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PICTURE_FITS } from '#shared/model/sites/picture-fit.ts';
import {
  AUTOMATIC_CUT_MAX,
  BAR_HEIGHT,
  cutEdges,
  type Edges,
  HEADER_HEIGHT,
  ICONS_HEIGHT,
  isTooSmall,
  pictureBox,
  stageSize,
  unsafeEdges,
  widestEdges,
} from '#shared/rules/sheets/picture-fit.ts';

/** Rounding of floating-point numbers, in pixels or shares. */
const ROUNDING = 1e-6;

const anySize = (min: number, max: number) => fc.record({ width: fc.integer({ min, max }), height: fc.integer({ min, max }) });
const anyPicture = anySize(1, 10_000);
/** Pictures that are large enough for every screen. */
const anyLargePicture = anySize(3_000, 10_000);
const anyScreen = fc.record({
  width: fc.integer({ min: 240, max: 3_000 }),
  height: fc.integer({ min: 240, max: 3_000 }),
  header: fc.constantFrom(0, HEADER_HEIGHT),
  bar: fc.constantFrom(0, BAR_HEIGHT),
});
const anyFocalPoint = fc.record({ x: fc.integer({ min: 0, max: 100 }), y: fc.integer({ min: 0, max: 100 }) });
const anyFitting = fc.record({ pictureFit: fc.constantFrom(...PICTURE_FITS), focalPoint: anyFocalPoint });

const sumOfSides = ({ left, top, right, bottom }: Edges): number => Math.max(left + right, top + bottom);

describe('pictureBox', () => {
  it('keeps the aspect ratio of the picture', () => {
    fc.assert(
      fc.property(anyFitting, anyPicture, anyScreen, (fitting, picture, screen) => {
        const { width, height } = pictureBox(fitting, picture, screen);
        expect(width / height / (picture.width / picture.height)).toBeCloseTo(1, 9);
      }),
    );
  });

  it('with fit, shows the whole picture between header and bar, as large as possible, centred or above the icons', () => {
    fc.assert(
      fc.property(anyFocalPoint, anyLargePicture, anyScreen, (focalPoint, picture, screen) => {
        const box = pictureBox({ pictureFit: 'fit', focalPoint }, picture, screen);
        const free = screen.height - screen.header - screen.bar;
        expect(sumOfSides(unsafeEdges(box, screen))).toBeLessThan(ROUNDING);
        expect(Math.min(screen.width - box.width, free - box.height)).toBeCloseTo(0, 6);
        expect(box.left * 2 + box.width).toBeCloseTo(screen.width, 6);
        const below = screen.height - screen.bar - box.top - box.height;
        expect(box.top - screen.header).toBeLessThanOrEqual(below + ROUNDING);
        if (below < ICONS_HEIGHT - ROUNDING) expect(box.top).toBeCloseTo(screen.header, 6);
        if (below > ICONS_HEIGHT + ROUNDING) expect(box.top - screen.header).toBeCloseTo(below, 6);
      }),
    );
  });

  it('with fill, covers the whole screen and keeps the focal point in view', () => {
    fc.assert(
      fc.property(anyFocalPoint, anyPicture, anyScreen, (focalPoint, picture, screen) => {
        const box = pictureBox({ pictureFit: 'fill', focalPoint }, picture, screen);
        expect(box.left).toBeLessThanOrEqual(ROUNDING);
        expect(box.top).toBeLessThanOrEqual(ROUNDING);
        expect(box.left + box.width).toBeGreaterThanOrEqual(screen.width - ROUNDING);
        expect(box.top + box.height).toBeGreaterThanOrEqual(screen.height - ROUNDING);
        const x = box.left + (box.width * focalPoint.x) / 100;
        const y = box.top + (box.height * focalPoint.y) / 100;
        expect(x).toBeCloseTo((screen.width * focalPoint.x) / 100, 6);
        expect(y).toBeCloseTo((screen.height * focalPoint.y) / 100, 6);
      }),
    );
  });

  it('with auto, cuts at most the tolerance (the part under the bar counts as cut), otherwise fits the picture', () => {
    fc.assert(
      fc.property(anyFocalPoint, anyPicture, anyScreen, (focalPoint, picture, screen) => {
        const box = pictureBox({ pictureFit: 'auto', focalPoint }, picture, screen);
        const lost = sumOfSides(cutEdges(box, { ...screen, height: screen.height - screen.bar }));
        expect(lost).toBeLessThanOrEqual(AUTOMATIC_CUT_MAX + ROUNDING);
        const fits = JSON.stringify(box) === JSON.stringify(pictureBox({ pictureFit: 'fit', focalPoint }, picture, screen));
        const fillsFreePart = box.width >= screen.width - ROUNDING && box.height >= screen.height - screen.bar - ROUNDING;
        expect(fits || fillsFreePart).toBe(true);
      }),
    );
  });

  const portrait = { width: 1080, height: 1920 };
  const phone = { width: 390, height: 844, header: HEADER_HEIGHT, bar: BAR_HEIGHT };
  const auto = { pictureFit: 'auto', focalPoint: { x: 50, y: 50 } } as const;

  it('of a 1080 × 1920 picture on a 390 × 844 phone, cuts 9 % at the left with fill, and nothing at the sides with auto', () => {
    const filled = unsafeEdges(pictureBox({ ...auto, pictureFit: 'fill' }, portrait, phone), phone);
    expect(filled.left).toBeCloseTo(0.0893, 3);
    expect(filled.bottom * 1920).toBeCloseTo(100, 0);
    const { top, ...box } = pictureBox(auto, portrait, phone);
    expect(box).toMatchObject({ left: 0, width: 390 });
    expect(box.height).toBeCloseTo(693.33, 2);
    expect(top).toBe(HEADER_HEIGHT);
  });

  it.each([
    ['fit', 160],
    ['auto', 160],
    ['fill', 844],
  ] as const)('with %s draws a 40 × 40 picture %i pixels wide on a 390 × 844 phone (R-8.43)', (pictureFit, width) => {
    expect(pictureBox({ ...auto, pictureFit }, { width: 40, height: 40 }, { ...phone, bar: 0 }).width).toBe(width);
  });

  it.each(['fit', 'auto', 'fill'] as const)('isTooSmall is true if %s would enlarge a picture beyond the limit (R-8.43)', (pictureFit) => {
    const screen = { ...phone, bar: 0 };
    const isTooSmallAt = (width: number) => isTooSmall({ ...auto, pictureFit }, { width, height: width }, screen);
    expect([40, 80, 300, 1080].map(isTooSmallAt)).toEqual([true, true, false, false]);
  });

  it('fills a screen that has the aspect ratio of the picture', () => {
    expect(pictureBox(auto, portrait, { width: 360, height: 640, header: 64, bar: 0 })).toEqual({
      left: 0,
      top: 0,
      width: 360,
      height: 640,
    });
  });
});

it('widestEdges returns per side the largest part that any screen cuts off', () => {
  const wide = { left: 0.2, top: 0, right: 0.1, bottom: 0 };
  const tall = { left: 0, top: 0.3, right: 0.2, bottom: 0 };
  expect(widestEdges([wide, tall])).toEqual({ left: 0.2, top: 0.3, right: 0.2, bottom: 0 });
});

describe('stageSize', () => {
  it.each([
    ['MOBILE', { width: 390, height: 844 }, { width: 390, height: 844 }],
    ['MOBILE', { width: 768, height: 1024 }, { width: 768, height: 1024 }],
    ['MOBILE', { width: 844, height: 390 }, { width: 844, height: 390 }],
    ['MOBILE', { width: 1440, height: 900 }, { width: 479.25, height: 852 }],
    ['PC', { width: 1440, height: 900 }, { width: 1440, height: 900 }],
  ] as const)('returns for a %s site on the screen %o the size %o', (viewMode, screen, size) => {
    expect(stageSize(screen, viewMode)).toEqual(size);
  });
});
