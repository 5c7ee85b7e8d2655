import { LANGUAGE_TAG, type Language } from '#shared/model/language.ts';

const ELLIPSIS = '…';

/** Cuts at a word that leaves at least this share of the space filled; otherwise in the word. */
const FILLED_SHARE = 0.5;

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: Language, granularity: 'word' | 'grapheme'): Intl.Segmenter {
  const key = language + granularity;
  const segmenter = segmenters.get(key) ?? new Intl.Segmenter(LANGUAGE_TAG[language], { granularity });
  segmenters.set(key, segmenter);
  return segmenter;
}

/** Returns the longest beginning that consists of whole segments and has at most `max` UTF-16 code units. */
function beginning(text: string, max: number, segmenter: Intl.Segmenter): string {
  let end = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    if (index + segment.length > max) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** The punctuation and spaces that a cut text does not end with. */
const LOOSE_END = /[\s、。,.:;・|｜\-–—([「『（]+$/u;

/** Returns a text of at most `max` UTF-16 code units. A longer text is cut at a word, or in a word of great length, and ends with `…`. */
export function cutText(text: string, max: number, language: Language): string {
  if (text.length <= max) return text;
  const space = max - ELLIPSIS.length;
  // Segmenting is linear, so that the length is limited first.
  const considered = text.slice(0, max * 2);
  const words = beginning(considered, space, segmenterOf(language, 'word')).replace(LOOSE_END, '');
  const kept = words.length >= space * FILLED_SHARE ? words : beginning(considered, space, segmenterOf(language, 'grapheme'));
  return kept.trimEnd() + ELLIPSIS;
}
