import { expect, it } from 'vitest';
import { linkGaps } from '#web/features/news/model/link-gaps.ts';
import { SITE_DOCUMENT } from '#web/features/news/news-fixture.ts';

const FULL = { id: 'a', name: '白樺', document: SITE_DOCUMENT };
const EMPTY = { id: 'b', name: '冬の旅', document: { ...SITE_DOCUMENT, grid: { ...SITE_DOCUMENT.grid, cells: {} } } };

it.each([
  ['/B1', true, ['冬の旅']],
  ['/C9', true, ['白樺', '冬の旅']],
  ['/contact', true, ['白樺', '冬の旅']],
  ['https://example.com', false, []],
  ['', true, []],
])('linkGaps returns the sites that lack the link target %j', (contentUrl, isInternalLink, names) => {
  expect(linkGaps([FULL, EMPTY], contentUrl, isInternalLink)).toEqual(names);
});
