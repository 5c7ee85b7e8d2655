import { normaliseSearchText } from '#shared/rules/text/search-text.ts';

/** Whether the name of a file contains every word of a search, whatever their case and width. */
export function matchesLibrarySearch({ name }: { name: string }, keyword: string): boolean {
  const text = normaliseSearchText(name);
  return normaliseSearchText(keyword)
    .split(' ')
    .every((word) => text.includes(word));
}
