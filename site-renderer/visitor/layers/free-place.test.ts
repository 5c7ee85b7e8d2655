import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, freePlace, isFree } from '#site-renderer/visitor/layers/free-place.ts';

const AREA: Box = { left: 0, top: 0, right: 390, bottom: 700 };
const boxOf = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });

test('a layer keeps its place if it covers nothing there', () => {
  expect(freePlace(boxOf(40, 50, 200, 100), AREA, [boxOf(0, 400, 390, 300)])).toEqual(boxOf(40, 50, 200, 100));
});

test('a layer moves to the nearest free place', () => {
  expect(freePlace(boxOf(40, 350, 200, 100), AREA, [boxOf(0, 400, 390, 300)])).toEqual(boxOf(40, 292, 200, 100));
  expect(freePlace(boxOf(40, 20, 200, 100), AREA, [boxOf(0, 0, 390, 60)])).toEqual(boxOf(40, 68, 200, 100));
});

test('a layer that covers something everywhere has no place', () => {
  expect(freePlace(boxOf(40, 350, 200, 400), AREA, [boxOf(0, 0, 390, 60), boxOf(0, 400, 390, 300)])).toBeUndefined();
});

test('a place is free, within the area, and of the size of the layer', () => {
  const box = fc
    .tuple(fc.nat(350), fc.nat(650), fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 200 }))
    .map((one) => boxOf(...one));
  fc.assert(
    fc.property(box, fc.array(box, { maxLength: 8 }), (layer, taken) => {
      const place = freePlace(layer, AREA, taken);
      if (!place) return;
      expect(isFree(place, taken)).toBe(true);
      expect([place.right - place.left, place.bottom - place.top]).toEqual([layer.right - layer.left, layer.bottom - layer.top]);
      expect(place.left >= 0 && place.top >= 0 && place.right <= AREA.right && place.bottom <= AREA.bottom).toBe(true);
    }),
  );
});
