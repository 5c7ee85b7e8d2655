import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchPages, type SearchedPage } from '#web/app/help/pages/help-search.ts';

const PAGES: SearchedPage[] = [
  { page: 'siteList', title: 'Sites', words: 'websites delete', body: 'Open the trash.' },
  { page: 'siteTrash', title: 'Trash', words: 'restore undelete bin', body: 'Sites are kept.' },
  { page: 'paymentList', title: 'Payments', words: 'invoices receipts', body: 'Each month.' },
];

describe('searchPages', () => {
  it('lists pages found by their title first, then by other words, then by what they say (R-6.122)', () => {
    expect(searchPages(PAGES, 'trash')).toEqual(['siteTrash', 'siteList']);
    expect(searchPages(PAGES, 'invoices')).toEqual(['paymentList']);
    expect(searchPages(PAGES, 'month')).toEqual(['paymentList']);
  });
  it('requires every word, and ignores case and width', () => {
    expect(searchPages(PAGES, 'SITES websites')).toEqual(['siteList']);
    expect(searchPages(PAGES, 'ｔｒａｓｈ bin')).toEqual(['siteTrash']);
    expect(searchPages(PAGES, 'sites giraffe')).toEqual([]);
  });
  it('finds a page by any of its own words, and no page twice', () =>
    fc.assert(
      fc.property(fc.constantFrom(...PAGES), fc.nat(), (page, index) => {
        const words = `${page.title} ${page.words} ${page.body}`.split(' ');
        const found = searchPages(PAGES, words[index % words.length] ?? '');
        expect(found).toContain(page.page);
        expect(new Set(found).size).toBe(found.length);
      }),
    ));
});
