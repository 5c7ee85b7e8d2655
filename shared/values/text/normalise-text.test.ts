import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { comparableText, hasControlCharacter, isBlank, normaliseText } from '#shared/values/text/normalise-text.ts';
import { fullWidth } from '#test/support/text/full-width.ts';

const invisible = fc.constantFrom(
  '\u200B',
  '\u200C',
  '\u200D',
  '\u2060',
  '\u00AD',
  '\u180E',
  '\u202E',
  '\u2066',
  '\uFEFF',
  '\u3164',
  '\u115F',
  '\u2800',
  ' ',
  '\n',
  '\u3000',
  '\u0000',
);

it('isBlank and normaliseText treat a text of invisible characters as empty', () => {
  fc.assert(
    fc.property(fc.array(invisible), (characters) => {
      expect([isBlank(characters.join('')), normaliseText(characters.join(''))]).toEqual([true, '']);
    }),
  );
});

it.each(['a', '\u200Ba', '👨‍👩‍👧', '🇯🇵', '한', '。', '\u0301'])('isBlank treats %j as visible', (text) =>
  expect([isBlank(text), normaliseText(text)]).toEqual([false, text]),
);

it('comparableText ignores width and invisible characters, but not case', () => {
  expect(comparableText('Ｍｅｎｕ')).toBe(comparableText('Menu'));
  expect(comparableText('ﾒﾆｭｰ')).toBe(comparableText('メニュー'));
  expect(comparableText('Me\u200Bnu\uFEFF')).toBe('Menu');
  expect(comparableText('a\u3000 b')).toBe('a b');
  expect(comparableText('menu')).not.toBe(comparableText('Menu'));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      expect(comparableText(fullWidth(text))).toBe(comparableText(text));
    }),
  );
});

it('hasControlCharacter finds control characters except line breaks and tabs', () => {
  expect(['\u0000', 'a\u0007', '\u007F', '\u0085', 'a\rb'].every(hasControlCharacter)).toBe(true);
  expect(['', 'a\nb\tc', 'é', '\u200B'].some(hasControlCharacter)).toBe(false);
});
