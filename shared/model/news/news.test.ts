import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { parse } from '#shared/model/fields.ts';
import { NewsInput } from '#shared/model/news/news.ts';

const rulesOf = (input: Partial<z.input<typeof NewsInput>>) => {
  const news = { siteIds: ['a12345678901'], title: 'a', content: 'b', contentUrl: '', publishType: 'scheduled', state: 'public' };
  const parsed = parse(NewsInput, { ...news, startDate: null, endDate: null, ...input });
  return parsed.ok ? [] : parsed.errors.map(({ path, rule }) => `${path}: ${rule}`);
};

describe('NewsInput', () => {
  it('requires the start of a scheduled item, and its end once the start is given', () => {
    expect(rulesOf({})).toEqual(['startDate: required']);
    expect(rulesOf({ startDate: '2026-11-20T00:00:00Z' })).toEqual(['endDate: required']);
    expect(rulesOf({ publishType: 'instant' })).toEqual([]);
  });

  it('requires only a title and a site for a draft', () => {
    expect(rulesOf({ state: 'draft', content: '' })).toEqual([]);
    expect(rulesOf({ state: 'draft', title: '', siteIds: [] })).toEqual(['siteIds: required', 'title: required']);
    expect(rulesOf({ publishType: 'instant', content: '', translations: { en: { title: 'a', content: '' } } })).toEqual([
      'content: required',
      'translations.en.content: required',
    ]);
  });

  it.each([
    ['2026-11-20T10:00:00+09:00', '2026-11-20T02:00:00Z', []],
    ['2026-11-20T10:00:00+09:00', '2026-11-20T01:00:00Z', ['endDate: end-before-start']],
    ['2026-11-20T01:00:00.000Z', '2026-11-20T01:00:00Z', ['endDate: end-before-start']],
    ['2026-11-20T09:00:00Z', '2026-11-20T10:00:00+09:00', ['endDate: end-before-start']],
    ['2026-11-20T01:00:00Z', '2026-11-20T00:30:00-09:00', []],
  ])('compares the start %s and the end %s as instants', (startDate, endDate, expected) => {
    expect(rulesOf({ startDate, endDate })).toEqual(expected);
  });

  it.each([
    ['/B2', true, []],
    ['/contact', true, []],
    ['', true, []],
    ['/B101', true, ['contentUrl: invalid-cell']],
    ['/B2', false, ['contentUrl: invalid-url']],
    ['https://example.com/', false, []],
    ['javascript:alert(1)', false, ['contentUrl: invalid-url']],
  ])('reports for the link %s (internal: %s) the faults %j', (contentUrl, isInternalLink, expected) => {
    expect(rulesOf({ publishType: 'instant', contentUrl, isInternalLink })).toEqual(expected);
  });

  it('rejects a repeated site, too many sites, and a translation into the item’s own language', () => {
    expect(rulesOf({ publishType: 'instant', siteIds: ['a12345678901', 'a12345678901'] })).toEqual(['siteIds: duplicate']);
    const sites = Array.from({ length: 31 }, (_, index) => `a${String(index).padStart(11, '0')}`);
    expect(rulesOf({ publishType: 'instant', siteIds: sites })).toEqual(['siteIds: too-many']);
    const translations = { jp: { title: 'a', content: 'b' } };
    expect(rulesOf({ publishType: 'instant', translations })).toEqual(['translations.jp: duplicate']);
  });
});
