/** How text is compared in searches: NFKC (full and half width are one), case folded, single spaces. */
export const normaliseSearchText = (text: string): string =>
  text.normalize('NFKC').toLowerCase().normalize('NFKC').replaceAll(/\s+/g, ' ').trim();

/** Long enough to tell names apart, short enough to be part of a key. */
const START_MAX = 40;

const words = new Intl.Segmenter('ja', { granularity: 'word' });
const shortened = (text: string): string => Array.from(text).slice(0, START_MAX).join('').trimEnd();

/** Where words begin: by the language's own segmentation, and after anything that is neither letter nor digit. */
function* wordStarts(text: string): Generator<number> {
  for (const { index, segment } of words.segment(text)) {
    const inner = [...segment.matchAll(/(?:^|[^\p{L}\p{M}\p{N}])(?=[\p{L}\p{N}])/gu)];
    for (const match of inner) yield index + match.index + match[0].length;
  }
}

/**
 * The beginnings a text is found by: from each word on, folded, to the text's end. `株式会社田中商事` is found by 株式,
 * 田中 and 商事 as well as by 田中商事.
 */
export function searchPrefixes(texts: readonly string[]): Set<string> {
  const starts = new Set<string>();
  for (const text of texts) {
    const folded = normaliseSearchText(text);
    for (const at of wordStarts(folded)) starts.add(shortened(folded.slice(at)));
  }
  return starts;
}

/** What is searched for: each term has to begin a word. The longest first, since it finds the fewest. */
export const searchTerms = (keyword: string): string[] =>
  normaliseSearchText(keyword)
    .split(' ')
    .map((term) => shortened(term.replace(/^[^\p{L}\p{N}]+/u, '')))
    .filter((term) => term !== '')
    .toSorted((a, b) => b.length - a.length);

/** Whether texts with these beginnings are what the terms search for. */
export const matchesSearchTerms = (starts: ReadonlySet<string>, terms: readonly string[]): boolean =>
  terms.every((term) => [...starts].some((start) => start.startsWith(term)));
