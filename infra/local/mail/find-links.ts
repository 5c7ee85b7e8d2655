import { unescapeMarkup } from '#infra/local/http/markup.ts';

/** A web address in plain text: printable ASCII, so that Japanese punctuation ends it. */
const ADDRESS = /https?:\/\/[\u0021\u0023-\u003b\u003d\u003f-\u007e]+/g;
const TRAILING_PUNCTUATION = /[.,;:!?'\])}]+$/;
const HREF = /<a\s[^>]*?href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;

/** Matches web addresses in plain text, without punctuation after them. */
export const addressesIn = (text: string): { address: string; start: number }[] =>
  [...text.matchAll(ADDRESS)].map((match) => ({ address: match[0].replace(TRAILING_PUNCTUATION, ''), start: match.index }));

/** Returns the web addresses of an e-mail without duplicates: those of the HTML body first, then those of the text. */
export function findLinks(html: string, text: string): string[] {
  const targets = [...html.matchAll(HREF)].map((match) => unescapeMarkup(match[1] ?? match[2] ?? match[3] ?? '').trim());
  return [...new Set([...targets.filter((target) => /^https?:\/\//i.test(target)), ...addressesIn(text).map(({ address }) => address)])];
}
