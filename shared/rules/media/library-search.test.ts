import { expect, it } from 'vitest';
import { matchesLibrarySearch } from '#shared/rules/media/library-search.ts';

const FILE = { name: 'Summer Sale 2026.png', tags: ['Shop', '季節'] };

it.each(['', ' ', 'sale', 'SUMMER', 'sum 2026', '２０２６', 'mer sale', 'shop', '季節 sale'])(
  'search for %j finds a file by its name',
  (keyword) => {
    expect(matchesLibrarySearch(FILE, keyword)).toBe(true);
  },
);

it.each(['winter', 'sale winter', 'sale2026'])('search for %j does not find a file with another name', (keyword) => {
  expect(matchesLibrarySearch(FILE, keyword)).toBe(false);
});
