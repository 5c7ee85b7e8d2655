import { jaModel, Parser, zhHansModel } from 'budoux';
import type { Language } from '#shared/model/language.ts';
import { canBreak } from '#site-renderer/phrases/can-break.ts';

const PARSERS: Partial<Record<Language, Parser>> = { jp: new Parser(jaModel), cn: new Parser(zhHansModel) };

/** Matches positions before words. */
const WORD_STARTS = /(?<=\s)(?=\S)/gu;

/**
 * What a phrase never divides: visible characters, and words of Chinese. The model of Chinese divides words that it has not learned; a
 * dictionary of Japanese words would divide phrases that the model keeps.
 */
const UNITS: Partial<Record<Language, Intl.Segmenter>> = {
  jp: new Intl.Segmenter('ja', { granularity: 'grapheme' }),
  cn: new Intl.Segmenter('zh', { granularity: 'word' }),
};

/** Returns the positions at which a phrase can start: where the model finds one and at words, but inside no unit. */
function phraseStarts(text: string, language: Language): number[] {
  const wordStarts = Array.from(text.matchAll(WORD_STARTS), ({ index }) => index);
  const [parser, units] = [PARSERS[language], UNITS[language]];
  if (!parser || !units) return wordStarts;
  const unitStarts = new Set(Array.from(units.segment(text), ({ index }) => index));
  const found = new Set([...wordStarts, ...parser.parseBoundaries(text)]);
  return [...found].filter((index) => unitStarts.has(index)).toSorted((one, other) => one - other);
}

/**
 * Returns the phrases of a text in a language: phrases (文節) of Japanese and Chinese, words of Korean and English. Joined, they are
 * the text; white space belongs to the phrase before it. No phrase ends where `canBreak` forbids it.
 */
export function phrases(text: string, language: Language): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const index of phraseStarts(text, language)) {
    if (!canBreak(text.slice(start, index), text.slice(index))) continue;
    parts.push(text.slice(start, index));
    start = index;
  }
  return start < text.length ? [...parts, text.slice(start)] : parts;
}
