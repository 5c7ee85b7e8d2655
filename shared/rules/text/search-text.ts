import { isBlank } from '#shared/values/text/normalise-text.ts';
import { toUnicodeForm } from '#shared/values/text/unicode-form.ts';

/**
 * Prefix search over names. The index stores every text from each word start on, so that a search term matches the start
 * of any word:
 * 1. Text and search terms are normalised the same way (`normaliseSearchText`).
 * 2. `searchPrefixes` finds the word starts of a text and cuts the text from each of them, to at most `PREFIX_MAX` characters.
 * 3. `searchTerms` splits a query into terms, cut to the same length; the longest, which matches least, comes first.
 * 4. A text matches if each term is the beginning of one of its prefixes.
 */

/** Returns text in the form that searches compare: NFKC (full and half width are equal), lower case, single spaces. */
export const normaliseSearchText = (text: string): string =>
  toUnicodeForm(toUnicodeForm(text, 'NFKC').toLowerCase(), 'NFKC').replaceAll(/\s+/g, ' ').trim();

/** Maximum number of characters of a prefix: enough to distinguish names, few enough for a table key. */
const PREFIX_MAX = 40;

let segmenter: Intl.Segmenter | undefined;
/** Returns the segmenter. It is created at the first use, because it loads a dictionary that most starts of a function do not need. */
const japaneseWords = (): Intl.Segmenter => (segmenter ??= new Intl.Segmenter('ja', { granularity: 'word' }));

/** Returns a text cut to the length of a prefix. A character has at most two code units. */
const truncated = (text: string): string =>
  Array.from(text.slice(0, 2 * PREFIX_MAX))
    .slice(0, PREFIX_MAX)
    .join('')
    .trimEnd();

/** Yields the indexes of word starts: by Japanese segmentation, and after any character that is neither letter nor digit. */
function* wordStarts(text: string): Generator<number> {
  for (const { index, segment } of japaneseWords().segment(text)) {
    const inner = [...segment.matchAll(/(?:^|[^\p{L}\p{M}\p{N}])(?=[\p{L}\p{N}])/gu)];
    for (const match of inner) yield index + match.index + match[0].length;
  }
}

/** Returns the index entries of texts. `株式会社田中商事` is found by 株式, 田中 and 商事 as well as by 田中商事. */
export function searchPrefixes(texts: readonly string[]): Set<string> {
  const prefixes = new Set<string>();
  for (const text of texts) {
    const normalised = normaliseSearchText(text);
    for (const index of wordStarts(normalised)) prefixes.add(truncated(normalised.slice(index)));
  }
  return prefixes;
}

/** Returns the terms of a query, longest first. Each term has to match the start of a word. */
export const searchTerms = (keyword: string): string[] =>
  normaliseSearchText(keyword)
    .split(' ')
    .map((term) => truncated(term.replace(/^[^\p{L}\p{N}]+/u, '')))
    .filter((term) => term !== '')
    .toSorted((a, b) => b.length - a.length);

/**
 * Whether a query consists only of signs. Such a query has no terms and matches no text, unlike an empty query, which matches every text.
 */
export const isSignsOnly = (keyword: string): boolean => !isBlank(keyword) && searchTerms(keyword).length === 0;

/** Whether texts with these index entries match all terms. */
export const matchesSearchTerms = (starts: ReadonlySet<string>, terms: readonly string[]): boolean =>
  terms.every((term) => [...starts].some((start) => start.startsWith(term)));
