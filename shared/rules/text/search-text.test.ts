import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSignsOnly, normaliseSearchText, matchesSearchTerms, searchPrefixes, searchTerms } from '#shared/rules/text/search-text.ts';

const finds = (keyword: string, ...texts: string[]): boolean => {
  const terms = searchTerms(keyword);
  return terms.length > 0 && matchesSearchTerms(searchPrefixes(texts), terms);
};

describe('matchesSearchTerms', () => {
  it.each([
    ['田中', '株式会社田中商事'],
    ['商事', '株式会社田中商事'],
    ['株式会社田中', '株式会社田中商事'],
    ['ﾀﾅｶ', 'タナカ産業'],
    ['ＡＢＣ', 'abc trading'],
    ['tra', 'ABC Trading'],
    ['trading abc', 'ABC Trading'],
    ['Straße', 'STRASSE 5 straße'],
    ['tanaka', 'tanaka@example.com'],
    ['tanaka@exam', 'tanaka@example.com'],
    ['example', 'tanaka@example.com'],
    ['@example', 'tanaka@example.com'],
    ['com', 'tanaka@example.com'],
    ['o’neil', 'Shaun O’Neil'],
    ['neil', 'Shaun O’Neil'],
    ['(株)', '(株)田中'],
    ['３', '第3支店'],
    ['김', '김민수'],
    ['上海', '上海贸易有限公司'],
    ['  abc   trading ', 'ABC　Trading'],
  ])('with the keyword %s finds the text %s', (keyword, text) => {
    expect(finds(keyword, text)).toBe(true);
  });

  it.each([
    ['rading', 'ABC Trading'],
    ['xample', 'tanaka@example.com'],
    ['abc x', 'ABC Trading'],
    ['★', '★★★'],
  ])('with the keyword %s does not find the text %s', (keyword, text) => {
    expect(finds(keyword, text)).toBe(false);
  });

  it('finds the terms of one keyword in different texts', () => {
    expect(finds('商事 taro', '田中商事', 'Taro Tanaka')).toBe(true);
  });
});

const word = fc.stringMatching(/^[a-zA-Zぁ-んァ-ヶ一-龠0-9가-힣]{1,60}$/u);

describe('search index', () => {
  it('normalises text idempotently', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(normaliseSearchText(normaliseSearchText(text))).toBe(normaliseSearchText(text));
      }),
    );
  });

  it('finds a text by its whole content in any case and width', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        const text = words.join(' ');
        expect(finds(text, text)).toBe(true);
        expect(finds(text.toUpperCase(), text)).toBe(true);
        expect(finds(text.normalize('NFD'), text)).toBe(true);
        for (const one of words) expect(finds(Array.from(one).slice(0, 3).join(''), text)).toBe(true);
      }),
    );
  });

  it('never finds a text that lacks a term', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', maxLength: 5 }), (text, keyword) => {
        if (finds(keyword, text)) for (const term of searchTerms(keyword)) expect(normaliseSearchText(text)).toContain(term);
      }),
    );
  });

  it('limits prefixes and terms to 40 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 254 }), (text) => {
        for (const start of [...searchPrefixes([text]), ...searchTerms(text)]) {
          expect(Array.from(start).length).toBeLessThanOrEqual(40);
          expect(Array.from(start).length).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('orders terms from longest to shortest', () => {
    expect(searchTerms('a 田中商事 bc')).toEqual(['田中商事', 'bc', 'a']);
  });
});

it.each([
  ['', false],
  [' \u3000\u200B', false],
  ['a!', false],
  ['・3', false],
  ['!', true],
  ['％ ＆', true],
  ['😀', true],
])('isSignsOnly(%j) returns %s', (keyword, expected) => expect(isSignsOnly(keyword)).toBe(expected));
