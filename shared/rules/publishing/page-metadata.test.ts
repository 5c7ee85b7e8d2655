import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#shared/model/language.ts';
import { EMPTY_SEO } from '#shared/model/sites/seo.ts';
import { newProduct } from '#shared/model/sites/product.ts';
import { EMPTY_SHEET, type SiteSettings } from '#shared/model/sites/site.ts';
import { pageMetadata, pageTitle, sheetMetadata, siteTitle } from '#shared/rules/publishing/page-metadata.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

const settings = { name: '秋の店' } as SiteSettings;
const sheet = { ...EMPTY_SHEET, mainText: '新作\nはじまる', imageAlt: '赤い靴' };
const SENTENCE = 'スワイプしてご覧ください。';
const metadataOf = (seo: Partial<typeof EMPTY_SEO>, first: typeof sheet | undefined = sheet) =>
  Object.values(pageMetadata({ settings, seo: { jp: { ...EMPTY_SEO, ...seo } } }, 'jp', first, SENTENCE));

test('pageMetadata falls back from SEO settings to the first sheet, the site’s name and a sentence', () => {
  expect(metadataOf({ title: '題', h1: '見出し', description: '一\n二' })).toEqual(['題', '見出し', '一 二']);
  expect(metadataOf({ title: ' ', description: '\n' })).toEqual(['秋の店', '', '新作 はじまる']);
  expect(metadataOf({}, { ...sheet, mainText: '' })).toEqual(['秋の店', '', '赤い靴']);
  expect(Object.values(pageMetadata({ settings, seo: {} }, 'jp', undefined, SENTENCE))).toEqual(['秋の店', '', SENTENCE]);
});

test('pageMetadata never uses the metadata of another language', () => {
  expect(pageMetadata({ settings, seo: { jp: { ...EMPTY_SEO, title: '題' } } }, 'en', undefined, SENTENCE).title).toBe('秋の店');
});

test('pageMetadata keeps an entered description unless it is the title, and uses no other text that begins with the title', () => {
  expect(metadataOf({ title: '題', description: '題のページ' })[2]).toBe('題のページ');
  expect(metadataOf({ title: '題', description: '題' })[2]).toBe('新作 はじまる');
  expect(metadataOf({ title: '新作' })[2]).toBe('赤い靴');
  expect(metadataOf({ title: '新作' }, { ...sheet, imageAlt: '新作の靴' })[2]).toBe(SENTENCE);
});

test('sheetMetadata combines the name of the sheet with the site’s title, and describes the sheet by its other texts', () => {
  const site = { title: '秋の店', description: '秋のお茶' };
  const of = (differences: Partial<typeof sheet>) =>
    sheetMetadata(site, { ...EMPTY_SHEET, ...differences }, 'B1', { language: 'jp', sentence: SENTENCE });
  expect(of(sheet)).toEqual({ title: '新作 はじまる | 秋の店', description: '赤い靴' });
  expect(of({ ...sheet, secondText: '本革で\n仕上げました。' }).description).toBe('本革で 仕上げました。 赤い靴');
  expect(of({ imageAlt: '赤い靴' })).toEqual({ title: '赤い靴 | 秋の店', description: '秋のお茶' });
  expect(of({})).toEqual({ title: 'B1 | 秋の店', description: '秋のお茶' });
  expect(of({ mainText: '秋のお茶' })).toEqual({ title: '秋のお茶 | 秋の店', description: SENTENCE });
  const products = [{ ...newProduct(numberedUlid(1)), productName: '煎茶', description: '一番摘み' }];
  expect(of({ mainText: 'お茶', products }).description).toBe('煎茶 一番摘み');
});

test('pageTitle cuts a long name at a word and keeps at least 20 characters of the site', () => {
  const name = 'Hand-made leather shoes for people who walk every day';
  expect(pageTitle(name, 'Autumn', 'en')).toBe('Hand-made leather shoes for people who walk every… | Autumn');
  expect(pageTitle(name, 'The Autumn Shoe Store of Kyoto', 'en')).toBe('Hand-made leather shoes for people who… | The Autumn Shoe…');
  expect(pageTitle('Shoes', 'The Autumn Shoe Store of Kyoto', 'en')).toBe('Shoes | The Autumn Shoe Store of Kyoto');
});

test('titles have 1 to 60 characters, and descriptions never begin with the title, for any texts', () => {
  const text = fc.string({ unit: fc.constantFrom('秋', 'a', ' ', '。', '👨‍👩‍👧', '\n', '|'), maxLength: 90 });
  fc.assert(
    fc.property(
      fc.record({
        name: text,
        title: text,
        mainText: text,
        imageAlt: text,
        secondText: text,
        eyebrow: text,
        language: fc.constantFrom(...LANGUAGES),
      }),
      ({ name, title, language, ...texts }) => {
        const document = { settings: { name: name.trim() || 'x' } as SiteSettings, seo: { [language]: { ...EMPTY_SEO, title } } };
        const described = { ...EMPTY_SHEET, ...texts };
        const home = pageMetadata(document, language, described, SENTENCE);
        const page = sheetMetadata(home, described, 'B1', { language, sentence: SENTENCE });
        expect(home.title).toBe(siteTitle(document, language));
        for (const { title: shown, description } of [home, page]) {
          expect(shown.trim().length).toBeGreaterThan(0);
          expect(shown.length).toBeLessThanOrEqual(60);
          expect(shown.isWellFormed()).toBe(true);
          expect(description.length).toBeGreaterThan(0);
          expect(description.length).toBeLessThanOrEqual(160);
          expect(description.startsWith(shown)).toBe(false);
        }
      },
    ),
  );
});
