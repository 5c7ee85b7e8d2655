import { describe, expect, it } from 'vitest';
import { parse } from '#shared/model/fields.ts';
import { EMPTY_SHEET, Grid, Sheet, SiteSettings } from '#shared/model/sites/site.ts';
import { numberedUlid, siteSettings } from '#test/support/sites/site-documents.ts';

const SETTINGS: SiteSettings = siteSettings();
const faults = (...call: Parameters<typeof parse>) => {
  const parsed = parse(...call);
  return parsed.ok ? [] : parsed.errors.map(({ path, rule }) => [path, rule]);
};

describe('SiteSettings', () => {
  it('requires the default language to be one of the languages, and each language once', () => {
    expect(faults(SiteSettings, SETTINGS)).toEqual([]);
    expect(faults(SiteSettings, { ...SETTINGS, defaultLanguage: 'kr' })).toEqual([['defaultLanguage', 'invalid']]);
    expect(faults(SiteSettings, { ...SETTINGS, languages: ['jp', 'jp'] })).toEqual([['languages', 'invalid']]);
  });

  it('requires a name of at most 50 code points', () => {
    expect(faults(SiteSettings, { ...SETTINGS, name: '  ' })).toEqual([['name', 'required']]);
    expect(faults(SiteSettings, { ...SETTINGS, name: '😀'.repeat(50) })).toEqual([]);
    expect(faults(SiteSettings, { ...SETTINGS, name: '😀'.repeat(51) })).toEqual([['name', 'too-long']]);
  });
});

describe('Grid', () => {
  it('accepts between 1 and 100 rows and columns, and at most 2,600 cells', () => {
    const grid = (numberHorizontal: number, numberVertical: number) => faults(Grid, { numberHorizontal, numberVertical, cells: {} });
    expect(grid(100, 26)).toEqual([]);
    expect(grid(0, 1)).toEqual([['numberHorizontal', 'too-small']]);
    expect(grid(1, 101)).toEqual([['numberVertical', 'too-large']]);
    expect(grid(100, 27)).toEqual([['numberHorizontal', 'grid-too-large']]);
  });

  it('accepts each sheet at most once, in cells inside the grid', () => {
    const cells = (placed: Record<string, string>) => faults(Grid, { numberHorizontal: 2, numberVertical: 2, cells: placed });
    expect(cells({ B2: numberedUlid(1) })).toEqual([]);
    expect(cells({ C1: numberedUlid(1) })).toEqual([['cells.C1', 'grid-too-small']]);
    expect(cells({ A1: numberedUlid(1), A2: numberedUlid(1) })).toEqual([['cells', 'invalid']]);
  });
});

describe('Sheet', () => {
  it('adds the default fit and focal point to a sheet of an earlier client', () => {
    const { pictureFit, focalPoint, ...earlier } = EMPTY_SHEET;
    expect(Sheet.parse(earlier)).toEqual({ ...earlier, pictureFit, focalPoint });
  });

  const link = (linkDestinationUrl: string, isInternalLink = false) =>
    faults(Sheet, { ...EMPTY_SHEET, linkDestinationUrl, isInternalLink });

  it.each(['https://example.com', 'http://例え.jp/道?x=1#y', ''])('accepts the link %j', (url) => {
    expect(link(url)).toEqual([]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//example.com', 'example.com', 'https://', 'https://a b', 'ftp://example.com'])(
    'refuses the link %j',
    (url) => {
      expect(link(url)).toEqual([['linkDestinationUrl', 'invalid-url']]);
    },
  );

  it('accepts internal links to cells only with a leading slash', () => {
    expect(link('/B2', true)).toEqual([]);
    expect(link('B2', true)).toEqual([['linkDestinationUrl', 'invalid-cell']]);
    expect(link('/b2', true)).toEqual([['linkDestinationUrl', 'invalid-cell']]);
    expect(link('https://example.com', true)).toEqual([['linkDestinationUrl', 'invalid-cell']]);
  });

  it('limits main text, button text and link to 120, 20 and 256 code points', () => {
    expect(
      faults(Sheet, { ...EMPTY_SHEET, mainText: 'あ'.repeat(121), linkButtonText: 'あ'.repeat(21), imageAlt: 'あ'.repeat(121) }),
    ).toEqual([
      ['imageAlt', 'too-long'],
      ['mainText', 'too-long'],
      ['linkButtonText', 'too-long'],
    ]);
    expect(link(`https://example.com/${'a'.repeat(237)}`)).toEqual([['linkDestinationUrl', 'too-long']]);
  });
});
