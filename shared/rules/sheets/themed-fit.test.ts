import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ImageRef, TONE_FIELDS } from '#shared/model/media/media.ts';
import { CENTRE, PICTURE_FITS } from '#shared/model/sites/picture-fit.ts';
import { SHEET_LAYOUTS } from '#shared/model/sites/sheet/sheet-layout.ts';
import { EMPTY_SHEET, type Sheet } from '#shared/model/sites/site.ts';
import { croppedPicture } from '#shared/rules/sheets/picture-adjustment.ts';
import { pictureBox, type Size, stageSize, widestDrawn } from '#shared/rules/sheets/picture-fit.ts';
import {
  automaticCuts,
  fillsPhones,
  isAside,
  PHONE_STAGES,
  sheetCuts,
  type StageShape,
  themedBox,
  themedFitting,
  WIDE_STAGE,
} from '#shared/rules/sheets/themed-fit.ts';
import { encodeTones, toneGrid, type ToneRange } from '#shared/rules/sheets/tones.ts';
import { numberedUlid, pictureCrop } from '#test/support/sites/site-documents.ts';

const range = (levels: number): ToneRange => ({ dark: 10, light: 10 + levels });
const isAtEdge = (x: number, y: number): boolean => Math.min(x, y, 1 - x, 1 - y) < 0.2;

/** The tones of kinds of pictures, by the shares of a field's centre. */
const KINDS: Readonly<Record<string, (x: number, y: number) => ToneRange>> = {
  photo: () => range(20),
  /** A poster with words along its edges, on plain paper. */
  poster: (x, y) => range(isAtEdge(x, y) ? 40 : 0),
  /** A product in the middle of a calm background. */
  product: (x, y) => range(Math.abs(x - 0.5) < 0.2 && Math.abs(y - 0.5) < 0.2 ? 30 : 4),
};

function pictureOf(kind: string, { width, height }: Size): ImageRef {
  const { columns, rows } = toneGrid({ width, height });
  const toneAt = KINDS[kind] ?? (() => range(0));
  const fields = Array.from({ length: TONE_FIELDS }, (_, index) =>
    toneAt(((index % columns) + 0.5) / columns, (Math.floor(index / columns) + 0.5) / rows),
  );
  return { mediaId: numberedUlid(7), width, height, colour: '#808080', tones: encodeTones(fields) };
}

const sheetOf = (image: ImageRef, differences: Partial<Sheet> = {}): Sheet => ({ ...EMPTY_SHEET, image, mainText: '新茶', ...differences });

const shapeOf = ({ width, height }: Size): StageShape => (width / height < WIDE_STAGE ? 'upright' : 'wide');

const boxOn = (sheet: Sheet, image: ImageRef, stage: Size) =>
  pictureBox(themedFitting(sheet, shapeOf(stage)), image, { ...stage, header: 0, bar: 0 });

/** F: fills the stage. A: in a column beside the texts. B: whole, at the right of its texts. E: whole, with extended edges. */
function arrangementOn(sheet: Sheet, image: ImageRef, stage: Size): string {
  if (shapeOf(stage) === 'wide' && isAside(sheet)) return 'A';
  const { left, top, width, height } = boxOn(sheet, image, stage);
  if (left <= 0.5 && top <= 0.5 && left + width >= stage.width - 0.5 && top + height >= stage.height - 0.5) return 'F';
  return shapeOf(stage) === 'wide' ? 'B' : 'E';
}

const STAGES: readonly Size[] = [
  { width: 351, height: 535 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  stageSize({ width: 1440, height: 900 }, 'MOBILE'),
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];

describe('themedFitting', () => {
  // Columns: small phone, phone, tall phone, tablet, MOBILE site on a desktop, phone on its side, PC site on a desktop.
  it.each([
    ['photo', 9, 19.5, 'FFFEFAA'],
    ['photo', 9, 16, 'FFFFFAA'],
    ['photo', 2, 3, 'FFFFFAA'],
    ['photo', 3, 4, 'FFEFFAA'],
    ['photo', 4, 5, 'FFEFFAA'],
    ['photo', 1, 1, 'EEEFEBB'],
    ['photo', 4, 3, 'EEEEEBF'],
    ['photo', 3, 2, 'EEEEEFF'],
    ['photo', 16, 9, 'EEEEEFF'],
    ['photo', 21, 9, 'EEEEEFF'],
    ['poster', 9, 16, 'FFFEFAA'],
    ['poster', 210, 297, 'FEEFEAA'],
    ['poster', 3, 4, 'FEEFEAA'],
    ['poster', 1, 1, 'EEEEEBB'],
    ['poster', 4, 3, 'EEEEEBF'],
    ['poster', 16, 9, 'EEEEEFF'],
    ['product', 9, 16, 'FFFFFAA'],
    ['product', 3, 4, 'FFFFFAA'],
    ['product', 1, 1, 'FFEFFBF'],
    ['product', 4, 3, 'EEEFEFF'],
    ['product', 16, 9, 'EEEEEFF'],
  ])('shows a %s of %d:%d as a designer would, on each stage: %s', (kind, across, down, expected) => {
    const unit = 2_400 / Math.max(across, down);
    const image = pictureOf(kind, { width: across * unit, height: down * unit });
    expect(STAGES.map((stage) => arrangementOn(sheetOf(image), image, stage)).join('')).toBe(expected);
  });

  const landscape = pictureOf('photo', { width: 1_600, height: 900 });
  const square = pictureOf('photo', { width: 1_000, height: 1_000 });
  const phone = { width: 390, height: 844 };
  const desktop = { width: 1_440, height: 900 };

  it.each([
    ['low', 0.25],
    ['high', 0.75],
    ['pair', 0.5],
  ] as const)('with texts of the layout %s, leaves %d of the room above the picture', (layout, share) => {
    const { top, height } = boxOn(sheetOf(landscape, { layout }), landscape, phone);
    expect(top).toBeCloseTo((phone.height - height) * share, 6);
  });

  it('places a picture that does not fill a wide stage at its right, and without texts in the middle', () => {
    const withTexts = boxOn(sheetOf(square), square, desktop);
    expect([withTexts.left, withTexts.width]).toEqual([540, 900]);
    expect(boxOn(sheetOf(square, { mainText: '' }), square, desktop).left).toBe(270);
    expect(boxOn(sheetOf(landscape, { mainText: '' }), landscape, phone).top).toBeCloseTo((phone.height - 219.375) / 2, 6);
  });

  it('fills wide stages behind texts in the middle', () => {
    expect(arrangementOn(sheetOf(square, { layout: 'centre' }), square, desktop)).toBe('F');
  });

  it('cuts off no more of a side than its tolerance, and nothing with fit', () => {
    const anySheet = fc.record({
      kind: fc.constantFrom(...Object.keys(KINDS)),
      size: fc.record({ width: fc.integer({ min: 400, max: 4_000 }), height: fc.integer({ min: 400, max: 4_000 }) }),
      layout: fc.constantFrom(...SHEET_LAYOUTS),
      pictureFit: fc.constantFrom(...PICTURE_FITS),
      focalPoint: fc.record({ x: fc.integer({ min: 0, max: 100 }), y: fc.integer({ min: 0, max: 100 }) }),
    });
    fc.assert(
      fc.property(anySheet, fc.constantFrom(...STAGES), ({ kind, size, ...fields }, stage) => {
        const image = pictureOf(kind, size);
        const fitting = themedFitting(sheetOf(image, fields), shapeOf(stage));
        const { width, height } = boxOn(sheetOf(image, fields), image, stage);
        const lost = Math.max(1 - stage.width / width, 1 - stage.height / height);
        const most = { auto: fitting.cutMax ?? 0, fit: 0, fill: 1 }[fitting.pictureFit];
        expect(lost).toBeLessThanOrEqual(most + 1e-9);
      }),
    );
  });
});

describe('automaticCuts', () => {
  it('returns the tolerance for pictures without tones, such as the stills of a video', () => {
    expect(automaticCuts({ width: 900, height: 1_600 }, CENTRE)).toEqual({ upright: 0.28, wide: 0.28 });
    expect(automaticCuts(null, CENTRE)).toEqual({ upright: 0.28, wide: 0.28 });
  });

  it('cuts less off a drawing than off a photograph, and as much as is calm', () => {
    const size = { width: 1_000, height: 1_000 };
    expect(automaticCuts(pictureOf('poster', size), CENTRE)).toEqual({ upright: 0.2, wide: 0.2 });
    expect(automaticCuts(pictureOf('photo', size), CENTRE)).toEqual({ upright: 0.34, wide: 0.34 });
    expect(automaticCuts(pictureOf('product', size), CENTRE)).toEqual({ upright: 0.5, wide: 0.5 });
  });

  it('measures the calm part on the side of the focal point that is cut', () => {
    const size = { width: 1_000, height: 1_000 };
    const { columns, rows } = toneGrid(size);
    const fields = Array.from({ length: columns * rows }, (_, index) => range(index % columns < 7 ? 30 : 4));
    const image = { ...size, tones: encodeTones(fields) };
    expect(automaticCuts(image, { x: 0, y: 50 }).upright).toBe(0.41);
    expect(automaticCuts(image, { x: 100, y: 50 }).upright).toBe(0.34);
  });
});

describe('a cropped picture', () => {
  it('is fitted as if its file contained only what the crop shows', () => {
    const poster = pictureOf('poster', { width: 1080, height: 1080 });
    const middle = { x: 350, y: 250, width: 300, height: 500 };
    const [whole, cropped] = [sheetOf(poster), sheetOf(poster, { pictureCrop: middle })];
    expect([whole, cropped].map(isAside)).toEqual([false, true]);
    expect(sheetCuts(whole).upright).toBe(0.2);
    expect(sheetCuts(cropped).upright).toBe(0.5);
  });
});

describe('themedBox (R-7.61)', () => {
  const screen = { header: 0, bar: 0 };
  const PHONE = { width: 390, height: 844, ...screen };
  const DESKTOP = { width: 1440, height: 900, ...screen };
  const upright = pictureOf('photo', { width: 1080, height: 1920 });

  it('the area of a picture is the whole screen with the box of themedFitting, unless the layout gives the picture a part of it', () => {
    const sheet = sheetOf(upright, { layout: 'low' });
    const { frame, box } = themedBox(sheet, upright, PHONE);
    expect(frame).toEqual({ left: 0, top: 0, width: 390, height: 844 });
    expect(box).toEqual(boxOn(sheet, upright, PHONE));
  });

  it('the area of a picture is a column at the right of texts on wide screens, which the picture covers', () => {
    const { frame, box } = themedBox(sheetOf(upright, { layout: 'low' }), upright, DESKTOP);
    expect([frame.left, frame.top, frame.width, frame.height].map(Math.round)).toEqual([835, 0, 605, 900]);
    expect(box.width).toBeCloseTo(604.8);
    expect(box.top).toBeLessThan(0);
  });

  it('the area of a framed picture is above the texts on upright screens, and at their right on wide ones', () => {
    const sheet = sheetOf(upright, { layout: 'framed' });
    expect(themedBox(sheet, upright, PHONE).frame).toEqual({ left: 0, top: 0, width: 390, height: 422 });
    expect(themedBox(sheet, upright, { ...PHONE, height: 640, bar: 44 }).frame.height).toBe(200);
    const wide = themedBox(sheet, upright, DESKTOP).frame;
    expect([wide.left, wide.width].map(Math.round)).toEqual([662, 778]);
  });

  it('draws a small picture in its frame no larger than widestDrawn, unless it fills', () => {
    const small = pictureOf('photo', { width: 40, height: 40 });
    for (const [on, centre] of [
      [PHONE, 195],
      [DESKTOP, 0.73 * DESKTOP.width],
    ] as const) {
      const { box } = themedBox(sheetOf(small, { layout: 'framed' }), small, on);
      expect(box.width).toBe(widestDrawn(40));
      expect(box.left + box.width / 2).toBeCloseTo(centre);
      expect(themedBox(sheetOf(small, { layout: 'framed', pictureFit: 'fill' }), small, on).box.width).toBeGreaterThan(400);
    }
  });

  it('covers its frame in every layout that does not show the whole picture, for any crop and focal point', () => {
    const share = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(share, share, fc.constantFrom(PHONE, DESKTOP), pictureCrop, (x, y, on, crop) => {
        const sheet = sheetOf(upright, { layout: 'framed', focalPoint: { x, y }, pictureCrop: crop });
        const { frame, box } = themedBox(sheet, upright, on);
        // A small part is no larger than its pixels allow.
        if (box.width === widestDrawn(croppedPicture(upright, crop).width)) return;
        expect(box.left).toBeLessThanOrEqual(frame.left + 0.01);
        expect(box.top).toBeLessThanOrEqual(frame.top + 0.01);
        expect(box.left + box.width).toBeGreaterThanOrEqual(frame.left + frame.width - 0.01);
        expect(box.top + box.height).toBeGreaterThanOrEqual(frame.top + frame.height - 0.01);
      }),
    );
  });
});

describe('fillsPhones', () => {
  const upright = pictureOf('photo', { width: 1080, height: 1920 });

  it.each([
    ['picture of 9:16', sheetOf(upright), true],
    ['picture of 3:4', sheetOf(pictureOf('photo', { width: 1200, height: 1600 })), false],
    ['square picture that fills', sheetOf(pictureOf('photo', { width: 900, height: 900 }), { pictureFit: 'fill' }), true],
    ['picture shown whole', sheetOf(upright, { pictureFit: 'fit' }), false],
    ['cropped picture', sheetOf(upright, { pictureCrop: { x: 10, y: 10, width: 60, height: 60 } }), false],
    ['framed picture', sheetOf(upright, { layout: 'framed' }), false],
    ['picture with few pixels', sheetOf(pictureOf('photo', { width: 90, height: 160 })), false],
  ])('decides about a %s', (_name, sheet, expected) => {
    expect(fillsPhones(sheet)).toBe(expected);
  });

  it('fillsPhones holds only for creatives that cover every stage of phones', () => {
    const { narrowest, broadest, widthMax } = PHONE_STAGES;
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(KINDS)),
        fc.record({ width: fc.integer({ min: 200, max: 2_000 }), height: fc.integer({ min: 200, max: 3_000 }) }),
        fc.constantFrom(...SHEET_LAYOUTS),
        fc.constantFrom(...PICTURE_FITS),
        fc.record({ x: fc.integer({ min: 0, max: 100 }), y: fc.integer({ min: 0, max: 100 }) }),
        fc.double({ min: narrowest, max: broadest, noNaN: true }),
        fc.integer({ min: 200, max: widthMax }),
        (kind, size, layout, pictureFit, focalPoint, ratio, width) => {
          const image = pictureOf(kind, size);
          const sheet = sheetOf(image, { layout, pictureFit, focalPoint });
          fc.pre(fillsPhones(sheet));
          expect(arrangementOn(sheet, image, { width, height: width / ratio })).toBe('F');
        },
      ),
    );
  });
});
