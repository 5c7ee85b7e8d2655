import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fontRuns, wrapText } from '#functions/platform/pdf/text-layout.ts';

const font = (name: string, pattern: RegExp) => ({ name, hasGlyph: (codePoint: number) => pattern.test(String.fromCodePoint(codePoint)) });
const FONTS = [font('jp', /[\x20-\x7e〓ぁ-んァ-ヶ門が]/u), font('sc', /[\x20-\x7e门]/u), font('kr', /[\x20-\x7e가-힣]/u)];

describe('fontRuns', () => {
  it('assigns each character to the first font that contains it', () => {
    expect(fontRuns('A門门한B', FONTS)).toEqual([
      { font: 'jp', text: 'A門' },
      { font: 'sc', text: '门' },
      { font: 'kr', text: '한' },
      { font: 'jp', text: 'B' },
    ]);
  });

  it('composes decomposed characters, and replaces characters that no font contains', () => {
    expect(fontRuns('か\u3099😀', FONTS)).toEqual([{ font: 'jp', text: 'が〓' }]);
    expect(fontRuns('門\ufe00', FONTS)).toEqual([{ font: 'jp', text: '門' }]);
    expect(fontRuns('門\u2060が', FONTS)).toEqual([{ font: 'jp', text: '門が' }]);
  });
});

describe('wrapText', () => {
  const width = (text: string): number => Array.from(text.replaceAll('\u2060', '')).length;

  it.each([
    ['keeps Latin words whole', 'one two three', 7, ['one two', 'three']],
    ['breaks between Japanese characters', 'あいうえお', 2, ['あい', 'うえ', 'お']],
    ['starts no line with closing punctuation', 'あいう。え', 3, ['あい', 'う。え']],
    ['ends no line with opening punctuation', 'あい(うえ)', 3, ['あい', '(う', 'え)']],
    ['breaks a word that is wider than a line', 'abcdefgh', 3, ['abc', 'def', 'gh']],
    ['keeps the lines of the text', 'あ\nい\r\nう', 9, ['あ', 'い', 'う']],
    ['keeps together what a word joiner joins', 'あい御\u2060中', 3, ['あい', '御\u2060中']],
    ['keeps amounts whole', '合計 ¥26,180', 8, ['合計', '¥26,180']],
  ])('%s', (_, text, limit, lines) => expect(wrapText(text, limit, width)).toEqual(lines));

  it('keeps every character, and returns only lines that fit into the width', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('aB1 あ。(「ー门한')), maxLength: 60 }),
        fc.integer({ min: 1, max: 12 }),
        (text, limit) => {
          const lines = wrapText(text, limit, width);
          expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
          for (const line of lines) expect(width(line)).toBeLessThanOrEqual(limit);
        },
      ),
    );
  });
});
