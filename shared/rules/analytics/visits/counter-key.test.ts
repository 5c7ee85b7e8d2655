import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  counterFields,
  type CounterFields,
  counterKey,
  type CounterKind,
  TOTAL_FIGURES,
} from '#shared/rules/analytics/visits/counter-key.ts';

const word = fc.stringMatching(/^[\w…-]+$/);
const text = fc.string({ unit: 'grapheme' });
const number = fc.nat({ max: 1_000 });
const action = fc.constantFrom('shown', 'clicked', 'closed');

/** Any fields of each kind. */
const ANY: { [K in CounterKind]: fc.Arbitrary<CounterFields<K>> } = {
  total: fc.tuple(
    fc.tuple(word, word, word).map((slice) => slice.join('/')),
    fc.constantFrom(...TOTAL_FIGURES),
  ),
  sheet: fc.tuple(word, word, fc.constantFrom('views', 'landed-conversions', 'click-image-link')),
  variation: fc.tuple(word, word, word, fc.constantFrom('views', 'dwell')),
  move: fc.tuple(word, word, word, fc.constantFrom('up', 'jump'), fc.constantFrom('swipe', 'other')),
  exit: fc.tuple(word, word, fc.constantFrom('left', 'none')),
  path: fc.tuple(word, word),
  tap: fc.tuple(word, fc.constantFrom('picture', 'image-link'), number, number),
  popup: fc.tuple(word, fc.oneof(action, fc.constant('applied' as const))),
  news: fc.tuple(word, action),
  consent: fc.tuple(fc.constantFrom('accepted', 'declined', 'withdrawn')),
  shown: fc.tuple(word, number),
  'first-move': fc.tuple(word, number),
  referrer: fc.tuple(text),
  campaign: fc.tuple(text, text, text),
};
const KINDS = Object.keys(ANY) as CounterKind[];

describe('counterKey and counterFields', () => {
  it.each(KINDS)('return the fields of a key of the kind %s, and undefined for every other kind', (kind) => {
    const fields: fc.Arbitrary<CounterFields<CounterKind>> = ANY[kind];
    fc.assert(
      fc.property(fields, (values) => {
        const key = counterKey(kind, ...values);
        for (const other of KINDS) expect(counterFields(other, key)).toEqual(other === kind ? values : undefined);
      }),
    );
  });

  it('keep the stored notation of keys', () => {
    expect(counterKey('total', 'jp/phone/search', 'popup-clicks')).toBe('total/jp/phone/search/popup-clicks');
    expect(counterKey('sheet', 'en', 'ABC', 'click-image-link')).toBe('sheet/en/ABC/click-image-link');
    expect(counterKey('variation', 'en', 'ABC', 'V1', 'dwell')).toBe('variation/en/ABC/V1/dwell');
    expect(counterKey('move', 'en', 'A', 'B', 'right', 'swipe')).toBe('move/en/A/B/right/swipe');
    expect(counterKey('path', 'en', 'A-B-…')).toBe('path/en/A-B-…');
    expect(counterKey('tap', 'A', 'picture', 5, 95)).toBe('tap/A/picture/5/95');
    expect(counterKey('referrer', 'a/b ü')).toBe('referrer/a%2Fb%20%C3%BC');
    expect(counterKey('campaign', 'mail', '', '冬')).toBe('campaign/mail//%E5%86%AC');
  });

  it('return * in place of the text for a key of merged rare texts', () => {
    expect(counterFields('referrer', 'referrer/*')).toEqual(['*']);
    expect(counterFields('campaign', 'campaign/*')).toEqual(['*', '', '']);
    expect(counterFields('path', 'path/jp/*')).toEqual(['jp', '*']);
    expect(counterFields('variation', 'variation/*')).toBeUndefined();
  });

  it('return no fields for unknown keys', () => {
    expect(counterFields('total', 'total/jp/phone/search/unknown')).toBeUndefined();
    expect(counterFields('popup', 'popup/A')).toBeUndefined();
    expect(counterFields('sheet', 'sheets/jp/A/views')).toBeUndefined();
  });
});
