import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAP, previewIndices } from '#web/features/sites/create/preview-indices.ts';

describe('previewIndices', () => {
  it('returns all indices up to the maximum', () => expect(previewIndices(3, 5)).toEqual([0, 1, 2]));
  it('replaces the middle by a gap if there are more than the maximum', () => expect(previewIndices(100, 5)).toEqual([0, 1, 2, GAP, 99]));
  it('never returns more than the maximum, and always ends with the last index', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 3, max: 9 }), (count, room) => {
        const shown = previewIndices(count, room);
        expect(shown.length).toBeLessThanOrEqual(room);
        expect(shown.at(-1)).toBe(count - 1);
      }),
    );
  });
});
