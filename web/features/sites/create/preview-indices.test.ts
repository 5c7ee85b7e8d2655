import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAP, previewIndices } from '#web/features/sites/create/preview-indices.ts';

describe('shownIndices', () => {
  it('shows all where there is room', () => expect(previewIndices(3, 5)).toEqual([0, 1, 2]));
  it('leaves out the middle where there is not', () => expect(previewIndices(100, 5)).toEqual([0, 1, 2, GAP, 99]));
  it('always fits, and always ends with the last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 3, max: 9 }), (count, room) => {
        const shown = previewIndices(count, room);
        expect(shown.length).toBeLessThanOrEqual(room);
        expect(shown.at(-1)).toBe(count - 1);
      }),
    );
  });
});
