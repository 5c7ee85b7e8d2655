import { expect, it, vi } from 'vitest';
import { foldEmail } from './is-email.ts';
import { normaliseText } from './normalise-text.ts';
import { toUnicodeForm } from './unicode-form.ts';

/**
 * Returns the length of the longest run of marks that `run` passes to the engine's normalisation, which takes quadratic time in that
 * length.
 */
const longestSortedRun = (run: () => void): number => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  run();
  const runs = normalize.mock.contexts.flatMap((text) => String(text).match(/[\p{M}\uFF9E\uFF9F]+/gu) ?? []);
  normalize.mockRestore();
  return Math.max(0, ...runs.map(({ length }) => length));
};

const hostile = ['\u0301\u0316', '\uFF9E\u0316', '\u3099\u0323', '\u{1D165}\u0301'].map((pair) => `e${pair.repeat(20_000)}`);

it('toUnicodeForm never passes a long run of marks to the engine, because the engine takes more than linear time (R-23.50)', () => {
  for (const text of hostile)
    for (const normalise of [normaliseText, foldEmail, (value: string) => toUnicodeForm(value, 'NFKC')])
      expect(longestSortedRun(() => normalise(text))).toBeLessThanOrEqual(60);
});

it('toUnicodeForm treats every character that normalisation reorders as a mark (R-23.50)', () => {
  // U+0334 has the lowest combining class: normalisation moves it before any mark with a higher one.
  const reordered = Array.from({ length: 0x11_00_00 }, (_, point) => String.fromCodePoint(point)).filter((char) =>
    `${char}\u0334`.normalize('NFKD').startsWith('\u0334'),
  );
  expect(reordered.length).toBeGreaterThan(500);
  expect(reordered.filter((char) => !/^[\p{M}\uFF9E\uFF9F]$/u.test(char))).toEqual([]);
});

it('toUnicodeForm normalises as the engine does if no run exceeds 30 marks', () => {
  for (const text of ['が', 'ｶﾞ', 'e\u0316\u0301', 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍', '한글', `a${'\u0301'.repeat(30)}`])
    for (const form of ['NFC', 'NFKC'] as const) expect(toUnicodeForm(text, form)).toBe(text.normalize(form));
});

it('toUnicodeForm leaves a run of more than 30 marks unchanged and normalises the rest', () => {
  const run = '\u0301\u0316'.repeat(40);
  expect(toUnicodeForm(`が か\u3099 x${run} か\u3099`, 'NFC')).toBe(`が が x${run} が`);
});
