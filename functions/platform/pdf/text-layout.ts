import { toUnicodeForm } from '#shared/values/text/unicode-form.ts';

/** A part of a text that one font can show. */
export interface TextRun {
  font: string;
  text: string;
}

/** The characters that a font covers. */
export interface FontCoverage {
  name: string;
  hasGlyph: (codePoint: number) => boolean;
}

/** Replaces a grapheme that no font can show: the geta mark, which Japanese typesetters use for a missing character. */
const MISSING = '〓';

/** Characters that must not begin a line: closing punctuation, repetition marks, small kana. */
const NOT_FIRST = /^[、。,.，．・：；:;？！?!゛゜ヽヾゝゞ々ー’”)）〕\]］}｝〉》」』】％%ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]/u;
/** Characters that must not end a line: opening punctuation, currency signs. */
const NOT_LAST = /[‘“(（〔[［{｛〈《「『【¥￥$]$/u;
/** Characters of Latin words and numbers, which are not broken. */
const IN_WORD = /^[\p{Script=Latin}\p{Script=Hangul}\p{Nd}@.,_\-/&+#'’]$/u;

const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });
const graphemesOf = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment);

/** Keeps the characters beside it on one line. */
const WORD_JOINER = '\u2060';

/** Whether a code point joins words or emoji or selects a glyph variant. A font without it draws the base glyph alone. */
const isInvisible = (codePoint: number): boolean =>
  codePoint === 0x200d || codePoint === WORD_JOINER.codePointAt(0) || (codePoint >= 0xfe00 && codePoint <= 0xfe0f);

/** Splits a text into runs by the first font that has every character of a grapheme. */
export function fontRuns(text: string, fonts: readonly FontCoverage[]): TextRun[] {
  const [first] = fonts;
  if (!first) throw new Error('There is no font');
  const runs: TextRun[] = [];
  for (const grapheme of graphemesOf(toUnicodeForm(text, 'NFC'))) {
    const visible = Array.from(grapheme, (character) => character.codePointAt(0) ?? 0).filter((codePoint) => !isInvisible(codePoint));
    const font = fonts.find(({ hasGlyph }) => visible.every(hasGlyph));
    const shown = font ? String.fromCodePoint(...visible) : MISSING;
    const name = (font ?? first).name;
    const last = runs.at(-1);
    if (last?.font === name) last.text += shown;
    else runs.push({ font: name, text: shown });
  }
  return runs;
}

/** Returns the smallest parts of a text between which a line may break. */
function unitsOf(text: string): string[] {
  const units: string[] = [];
  for (const grapheme of graphemesOf(text)) {
    const last = units.at(-1);
    const isAttached =
      last !== undefined &&
      !last.endsWith(' ') &&
      (grapheme === WORD_JOINER ||
        last.endsWith(WORD_JOINER) ||
        NOT_FIRST.test(grapheme) ||
        NOT_LAST.test(last) ||
        grapheme === ' ' ||
        (IN_WORD.test(grapheme) && IN_WORD.test(last.at(-1) ?? '')));
    if (isAttached) units[units.length - 1] = last + grapheme;
    else units.push(grapheme);
  }
  return units;
}

/**
 * Wraps a text into lines that fit into a width. Lines break at line breaks, between Japanese characters and after words, by
 * the basic line-breaking rules of Japanese. A unit wider than a line is broken anywhere.
 */
export function wrapText(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  const fits = (line: string): boolean => widthOf(line.trimEnd()) <= width;
  for (const paragraph of text.split(/\r?\n/)) {
    let line = '';
    for (const unit of unitsOf(paragraph)) {
      const parts = fits(unit) ? [unit] : graphemesOf(unit);
      for (const part of parts) {
        if (line !== '' && !fits(line + part)) {
          lines.push(line.trimEnd());
          line = '';
        }
        line += part;
      }
    }
    lines.push(line.trimEnd());
  }
  return lines;
}
