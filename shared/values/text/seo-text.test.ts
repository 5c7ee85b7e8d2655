import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SeoConfig } from '#shared/model/sites/seo.ts';
import { forbiddenSeoCharacter } from '#shared/values/text/seo-text.ts';

const titleOf = (title: string): string | undefined => SeoConfig.safeParse({ title, h1: '', description: '', basedOn: null }).data?.title;

describe('title and H1 of a page (R-11.10, R-11.11)', () => {
  it.each(['秋の新作 2026', 'Teehäuser｜東京：渋谷', 'a-b|c:d', '（限定）「茶」【新】[1] {2}', '‐ − － 全角　空白', 'गुरु', '한국어'])(
    'accept %j',
    (text) => {
      expect(forbiddenSeoCharacter(text)).toBeUndefined();
    },
  );

  it.each([
    ['お茶・菓子', '・'],
    ['新作！', '！'],
    ['What?', '?'],
    ['R&D', '&'],
    ['a_b', '_'],
    ['cafe 🍵', '🍵'],
    ['1️⃣ first', '\uFE0F'],
    ['a\nb', '\n'],
    ['♥', '♥'],
  ])('reject %j because of %j', (text, character) => {
    expect(forbiddenSeoCharacter(text)).toBe(character);
  });

  it('report the first of several forbidden characters', () => {
    expect(forbiddenSeoCharacter('ok ! _')).toBe('!');
  });

  it('accept every text of allowed letters, digits and separators', () => {
    const allowed = fc.constantFrom(...'azAZ09あ漢é가ー -|:‐−－｜：　()[]{}「」（）'.split(''));
    fc.assert(fc.property(fc.array(allowed), (characters) => forbiddenSeoCharacter(characters.join('')) === undefined));
  });

  it('are trimmed', () => {
    expect(titleOf('  秋の新作 ')).toBe('秋の新作');
    expect(titleOf('秋_作')).toBeUndefined();
  });
});
