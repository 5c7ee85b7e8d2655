import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { FRAME_MAX, followedShift } from '#site-renderer/visitor/navigation/followed-shift.ts';

const shift = fc.double({ min: -3, max: 3, noNaN: true });

test('the deck never moves more than FRAME_MAX in a frame, nor past the next sheet', () => {
  fc.assert(
    fc.property(shift, fc.double({ min: -1, max: 1, noNaN: true }), fc.boolean(), (pulled, shown, hasSheet) => {
      const next = followedShift(pulled, shown, hasSheet);
      expect(Math.abs(next - shown)).toBeLessThanOrEqual(FRAME_MAX + 1e-9);
      expect(Math.abs(next)).toBeLessThanOrEqual(1);
    }),
  );
});

test('the deck reaches a finger that stops: exactly, or a quarter of its way where there is no sheet', () => {
  fc.assert(
    fc.property(shift, fc.boolean(), (pulled, hasSheet) => {
      let shown = 0;
      for (let frame = 0; frame < 1 / FRAME_MAX; frame += 1) shown = followedShift(pulled, shown, hasSheet);
      expect(shown).toBeCloseTo(Math.max(-1, Math.min(1, hasSheet ? pulled : pulled / 4)), 9);
      expect(followedShift(pulled, shown, hasSheet)).toBeCloseTo(shown, 9);
    }),
  );
});
