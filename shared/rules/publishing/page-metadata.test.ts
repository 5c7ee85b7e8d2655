import { expect, test } from 'vitest';
import { EMPTY_SEO } from '#shared/model/sites/seo.ts';
import type { SiteSettings } from '#shared/model/sites/site.ts';
import { pageMetadata, sheetMetadata } from '#shared/rules/publishing/page-metadata.ts';

const settings = { name: '秋の店' } as SiteSettings;
const sheet = { mainText: '新作\nはじまる', imageAlt: '赤い靴' };
const metadataOf = (seo: Partial<typeof EMPTY_SEO>, first: typeof sheet | undefined = sheet) =>
  Object.values(pageMetadata({ settings, seo: { jp: { ...EMPTY_SEO, ...seo } } }, 'jp', first));

test('pageMetadata falls back from SEO settings to the first sheet and the site’s name', () => {
  expect(metadataOf({ title: '題', h1: '見出し', description: '一\n二' })).toEqual(['題', '見出し', '一 二']);
  expect(metadataOf({ title: ' ', description: '\n' })).toEqual(['秋の店', '', '新作 はじまる']);
  expect(metadataOf({}, { ...sheet, mainText: '' })).toEqual(['秋の店', '', '赤い靴']);
  expect(Object.values(pageMetadata({ settings, seo: {} }, 'jp', undefined))).toEqual(['秋の店', '', '秋の店']);
});

test('pageMetadata never uses the metadata of another language', () => {
  expect(pageMetadata({ settings, seo: { jp: { ...EMPTY_SEO, title: '題' } } }, 'en', undefined).title).toBe('秋の店');
});

test('sheetMetadata combines the text of the sheet with the site’s title', () => {
  const site = { title: '秋の店', description: '秋のお茶' };
  expect(sheetMetadata(site, sheet, 'B1')).toEqual({ title: '新作 はじまる | 秋の店', description: '新作 はじまる 赤い靴' });
  expect(sheetMetadata(site, { mainText: '', imageAlt: '赤い靴' }, 'B1')).toEqual({ title: '赤い靴 | 秋の店', description: '赤い靴' });
  expect(sheetMetadata(site, { mainText: '', imageAlt: '' }, 'B1')).toEqual({ title: 'B1 | 秋の店', description: '秋のお茶' });
});
