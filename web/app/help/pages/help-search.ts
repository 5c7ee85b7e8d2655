import { normaliseSearchText } from '#shared/rules/text/search-text.ts';
import type { HelpPage } from '#web/app/help/pages/help-pages.ts';

/** A page as the search compares it. */
export interface SearchedPage {
  page: HelpPage;
  title: string;
  /** Other words for it, which the page does not show. */
  words: string;
  /** All that the page says. */
  body: string;
}

/** The rank of a page: found by its title, by other words, or by what it says; `null` if a word of the query is not found at all. */
function rankOf({ title, words, body }: SearchedPage, query: readonly string[]): number | null {
  const texts = [title, `${title} ${words}`, `${title} ${words} ${body}`].map(normaliseSearchText);
  const rank = texts.findIndex((text) => query.every((word) => text.includes(word)));
  return rank === -1 ? null : rank;
}

/** Returns the pages that contain every word of the query, those found by their title first, then by other words. */
export function searchPages(pages: readonly SearchedPage[], query: string): HelpPage[] {
  const words = normaliseSearchText(query).split(' ');
  return pages
    .map((searched) => ({ page: searched.page, rank: rankOf(searched, words) }))
    .filter((found): found is { page: HelpPage; rank: number } => found.rank !== null)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ page }) => page);
}
