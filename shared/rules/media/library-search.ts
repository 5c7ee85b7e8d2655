import { normaliseSearchText } from '#shared/rules/text/search-text.ts';

/** Whether the name and the tags of a file contain every word of a search, whatever their case and width. */
export function matchesLibrarySearch({ name, tags = [] }: { name: string; tags?: readonly string[] }, keyword: string): boolean {
  const text = normaliseSearchText([name, ...tags].join(' '));
  return normaliseSearchText(keyword)
    .split(' ')
    .every((word) => text.includes(word));
}
