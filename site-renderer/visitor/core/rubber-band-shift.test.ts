import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rubberBandShift } from '#site-renderer/visitor/core/rubber-band-shift.ts';

test('rubberBandShift returns the dragged distance, a quarter of the distance if there is no sheet, and at most one screen', () => {
  fc.assert(
    fc.property(fc.double({ min: -8, max: 8, noNaN: true }), fc.boolean(), (pulled, hasSheet) => {
      const shift = rubberBandShift(pulled, hasSheet);
      expect(Math.abs(shift)).toBeLessThanOrEqual(1);
      if (Math.abs(shift) < 1) expect(shift).toBe(hasSheet ? pulled : pulled / 4);
    }),
  );
});
