import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newProduct } from '#shared/model/sites/product.ts';
import { documentWith, image, ORIGIN, parse, render } from '#site-renderer/render/render-fixture.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

interface Thing {
  '@type': string;
  [name: string]: unknown;
}

/** Returns the structured data of a page, by type. */
function toldOn(page: Document): Record<string, Thing[]> {
  const scripts = [...page.querySelectorAll('script[type="application/ld+json"]')];
  expect(scripts).toHaveLength(1);
  const graph = (JSON.parse(scripts[0]?.textContent ?? '') as { '@graph': Thing[] })['@graph'];
  return Object.groupBy(graph, (thing) => thing['@type']) as Record<string, Thing[]>;
}

const shoes = {
  ...newProduct(numberedUlid(12)),
  productName: '秋の靴',
  description: '革',
  image: { ...image, mediaId: numberedUlid(13) },
  price: 888,
};

describe('structured data', () => {
  test('describe the organization and its other addresses on every page', () => {
    const document = {
      ...documentWith({ A1: {}, B1: {} }, { logo: image }),
      sns: {
        jp: {
          entries: [
            { snsType: 'phone_number' as const, snsUrl: '03-1234-5678' },
            { snsType: 'line' as const, snsUrl: 'https://lin.ee/abc' },
            { snsType: 'x' as const, snsUrl: '' },
          ],
        },
      },
    };
    const { at } = render(document);
    for (const path of ['/', '/B1', '/data-notice'])
      expect(toldOn(at(path))['Organization']).toEqual([
        {
          '@type': 'Organization',
          name: '秋の店',
          url: `${ORIGIN}/`,
          logo: `${ORIGIN}/m/${image.mediaId}/500.webp`,
          sameAs: ['https://lin.ee/abc'],
          telephone: '0312345678',
        },
      ]);
  });

  test('describe the products of a sheet with their own name, price including tax, picture, availability and address (R-8.75)', () => {
    const { at } = render(
      documentWith({
        A1: {},
        B1: {
          mainText: '靴\n展',
          imageAlt: '棚',
          price: 1_200,
          products: [
            { ...shoes, linkButtonText: '買う', linkButtonUrl: 'https://shop.example/shoes' },
            { ...shoes, id: numberedUlid(14), price: null },
            {
              ...shoes,
              id: numberedUlid(15),
              productName: '靴ひも',
              price: 0,
              linkButtonText: '見る',
              linkButtonUrl: '/A1',
              isInternalLink: true,
            },
            { ...shoes, id: numberedUlid(16), productName: '靴べら', image: null, linkButtonUrl: 'https://shop.example/unseen' },
          ],
        },
      }),
    );
    expect(toldOn(at('/'))['Product']).toBeUndefined();
    const sold = toldOn(at('/B1'))['Product'] ?? [];
    expect(sold.map(({ name, description, image: picture }) => [name, description, picture])).toEqual([
      ['靴 展', '棚', `${ORIGIN}/m/${image.mediaId}/1080.webp`],
      ['秋の靴', '革', `${ORIGIN}/m/${numberedUlid(13)}/480.webp`],
      ['靴ひも', '革', `${ORIGIN}/m/${numberedUlid(13)}/480.webp`],
      ['靴べら', '革', undefined],
    ]);
    const offers = sold.map(({ offers: offer }) => offer as { price: number; availability: string; url: string });
    expect(offers.map(({ price }) => price)).toEqual([1_200, 888, 0, 888]);
    expect(new Set(offers.map(({ availability }) => availability))).toEqual(new Set(['https://schema.org/InStock']));
    expect(sold.map(({ url }) => url)).toEqual([`${ORIGIN}/B1`, 'https://shop.example/shoes', `${ORIGIN}/`, `${ORIGIN}/B1`]);
    expect(offers.map(({ url }) => url)).toEqual(sold.map(({ url }) => url));
    expect(sold[0]?.['offers']).toEqual({
      '@type': 'Offer',
      url: `${ORIGIN}/B1`,
      price: 1_200,
      priceCurrency: 'JPY',
      availability: 'https://schema.org/InStock',
      priceSpecification: { '@type': 'UnitPriceSpecification', price: 1_200, priceCurrency: 'JPY', valueAddedTaxIncluded: true },
    });
  });

  test('escape any text, so that it neither ends nor opens an element', () => {
    const hostile = fc.oneof(
      fc.constantFrom('</script><script>alert(1)</script>', '<!--<script>', ']]>', '"}]}', '\u2028\u2029', '\uD800'),
      fc.string({ unit: 'binary', maxLength: 30 }),
    );
    const plain = render(documentWith({ A1: { price: 1 } })).page.querySelectorAll('*').length;
    fc.assert(
      fc.property(hostile, hostile, (text, name) => {
        const products = [{ ...shoes, productName: name, description: text }];
        const { html } = render(documentWith({ A1: { imageAlt: text, price: 1 }, B1: { products } }, { name: `x${name}` }));
        const page = parse(html);
        expect(toldOn(page)['Organization']?.[0]?.['name']).toBe(`x${name}`);
        expect(page.querySelectorAll('script:not([type])').length).toBe(1);
        expect(page.querySelector('script[type]')?.textContent).not.toContain('<');
        expect(page.querySelectorAll('*').length).toBeGreaterThanOrEqual(plain);
      }),
      { numRuns: 40 },
    );
  });
});
