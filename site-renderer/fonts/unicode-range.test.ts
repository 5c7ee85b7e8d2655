import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { unicodeRange } from '#site-renderer/fonts/unicode-range.ts';

it('joins neighbours to ranges', () => {
  expect(unicodeRange('秋abcz')).toBe('U+61-63,U+7A,U+79CB');
});

it('contains exactly the given characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (characters) => {
      const points = unicodeRange(characters)
        .split(',')
        .flatMap((range) => {
          const [from = 0, to = from] = range
            .slice(2)
            .split('-')
            .map((hex) => Number.parseInt(hex, 16));
          return Array.from({ length: to - from + 1 }, (_, index) => from + index);
        });
      expect(new Set(points)).toEqual(new Set(Array.from(characters, (character) => character.codePointAt(0))));
      expect(points).toHaveLength(new Set(points).size);
    }),
  );
});
