import { expect, it } from 'vitest';
import { matchesLibrarySearch } from '#shared/rules/media/library-search.ts';

const FILE = { name: 'Summer Sale 2026.png', tags: ['Shop', '季節'] };

it.each(['', ' ', 'sale', 'SUMMER', 'sum 2026', '２０２６', 'mer sale', 'shop', '季節 sale'])(
  'matchesLibrarySearch finds a file by its name and tags: %j',
  (keyword) => {
    expect(matchesLibrarySearch(FILE, keyword)).toBe(true);
  },
);

it.each(['winter', 'sale winter', 'sale2026'])('matchesLibrarySearch does not find a file without every word: %j', (keyword) => {
  expect(matchesLibrarySearch(FILE, keyword)).toBe(false);
});
