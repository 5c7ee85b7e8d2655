import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/model/language.ts';
import { phrases } from '#site-renderer/phrases/phrases.ts';

describe('phrases', () => {
  it.each([
    ['jp', '今日はとても天気がいいので散歩に行きます', '今日は|とても|天気が|いいので|散歩に|行きます'],
    ['jp', '秋の新作「抹茶ラテ」、はじめました。', '秋の|新作|「抹茶ラテ」、|はじめました。'],
    ['jp', '税込1,280円から（数量限定）', '税込1,280円から|（数量限定）'],
    ['jp', '営業時間は10:30〜18:00です', '営業時間は|10:30〜18:00です'],
    ['jp', '第3回 文化祭\nご来場ください', '第3回 |文化祭\n|ご来場ください'],
    ['cn', '秋季限定抹茶拿铁，现已上市！', '秋季|限定|抹茶|拿铁，|现|已|上市！'],
    ['cn', '仅需￥1,280元起', '仅|需|￥1,280元|起'],
    ['cn', '立即预约春季健康体检套餐', '立即|预约|春季|健康体检套餐'],
    ['kr', '가을 한정 말차 라떼 출시', '가을 |한정 |말차 |라떼 |출시'],
    ['en', 'Autumn matcha, from ¥1,280 (tax included)', 'Autumn |matcha, |from |¥1,280 |(tax |included)'],
  ] as const)('splits a text in %s: %s', (language, text, expected) => {
    expect(phrases(text, language).join('|')).toBe(expected);
  });

  it('returns nothing for an empty text', () => {
    for (const language of LANGUAGES) expect(phrases('', language)).toEqual([]);
  });

  const piece = fc.oneof(
    fc.constantFrom(
      '秋の新作',
      '1,280円',
      '￥3,000',
      '（税込）',
      '「抹茶」',
      '、',
      '。',
      '10:30',
      '第2回',
      '20%',
      '10℃',
      'Matcha',
      ' ',
      '\n',
      '가을',
      'です',
      'ー',
      'が\u3099',
    ),
    fc.string({ unit: 'grapheme', maxLength: 4 }),
    fc.string({ unit: 'binary', maxLength: 4 }),
  );
  const anyText = fc.array(piece, { maxLength: 12 }).map((parts) => parts.join(''));
  const anyLanguage = fc.constantFrom(...LANGUAGES);

  it('keeps the text', () => {
    fc.assert(
      fc.property(anyText, anyLanguage, (text, language) => {
        expect(phrases(text, language).join('')).toBe(text);
        expect(phrases(text, language)).not.toContain('');
      }),
      { numRuns: 500 },
    );
  });

  it('never ends a line inside a number, between it and its unit, before a closing bracket, or inside a character', () => {
    fc.assert(
      fc.property(anyText, anyLanguage, (text, language) => {
        const parts = phrases(text, language);
        for (const [index, part] of parts.slice(0, -1).entries()) {
          const next = parts[index + 1] ?? '';
          if (part.endsWith('\n')) continue;
          expect([part, next]).not.toEqual([expect.stringMatching(/[\p{Nd}\p{Sc}\p{Ps}\p{Pi}]$/u), expect.anything()]);
          expect([part, next]).not.toEqual([expect.stringMatching(/\p{Nd}[.,:]$/u), expect.stringMatching(/^\p{Nd}/u)]);
          expect(next).not.toMatch(/^[\p{Pe}\p{Pf}、。，．！？：；%％℃円ー々っゃゅょッャュョ]/u);
          expect(next).not.toMatch(/^\p{M}/u);
          expect(text.isWellFormed() && !part.isWellFormed()).toBe(false);
        }
      }),
      { numRuns: 500 },
    );
  });
});
