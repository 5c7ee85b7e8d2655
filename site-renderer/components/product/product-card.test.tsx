import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { ImageRef } from '#shared/model/media/media.ts';
import { newProduct, type Product } from '#shared/model/sites/product.ts';
import { ProductCard } from '#site-renderer/components/product/product-card.tsx';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

const image: ImageRef = { mediaId: numberedUlid(7), width: 900, height: 600, colour: '#aabbcc' };
const addresses: SiteAddresses = {
  imageUrl: ({ mediaId }, { width, format }) => `/m/${mediaId}/${width}.${format}`,
  backdropUrl: () => '',
  videoUrl: () => '',
  cellUrl: (cell) => (cell === 'B2' ? '/B2#B2' : undefined),
  pageUrl: (page) => `/${page}`,
  linkedPageUrl: (page) => (page === 'contact' ? '/contact' : undefined),
  languageUrl: () => undefined,
  isGoal: (url) => url === 'https://example.com/goal',
};

function draw(product: Partial<Product>, isEdited = false): HTMLElement | null {
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(
    <ProductCard
      product={{ ...newProduct(numberedUlid(1)), ...product }}
      addresses={addresses}
      words={VISITOR_LABELS.jp}
      isEdited={isEdited}
    />,
  );
  return host.querySelector('.product');
}

describe('ProductCard', () => {
  test('shows picture, name, price with tax, description and button link', () => {
    const card = draw({
      image,
      productName: '新茶',
      price: 1_280,
      description: '朝摘みの\n一番茶',
      linkButtonText: '買う',
      linkButtonUrl: 'https://example.com/tea',
    });
    expect(card?.querySelector('img')?.getAttribute('src')).toBe(`/m/${image.mediaId}/480.webp`);
    expect(card?.querySelector('img')?.alt).toBe('');
    expect(card?.querySelector('h2')?.textContent).toBe('新茶');
    expect([...(card?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)).toEqual(['¥1,280 税込', '朝摘みの\n一番茶']);
    const button = card?.querySelector<HTMLAnchorElement>('a.button');
    expect([button?.textContent, button?.getAttribute('href')]).toEqual(['買う', 'https://example.com/tea']);
    expect(button?.style.backgroundColor).toBe('rgb(43, 170, 80)');
  });

  test('marks a goal link by its first CSS class', () => {
    const classOf = (linkButtonUrl: string) => draw({ linkButtonText: '買う', linkButtonUrl })?.querySelector('a')?.className;
    expect([classOf('https://example.com/goal'), classOf('https://example.com/tea')]).toEqual(['goal-buy buy button', 'buy button']);
  });

  test('omits empty parts, and renders nothing for an empty product outside the editor', () => {
    expect(draw({ price: 0 })?.children.length).toBe(1);
    expect(draw({})).toBeNull();
    expect(draw({}, true)?.dataset['product']).toBe(numberedUlid(1));
    expect(draw({ productName: '茶' })?.dataset['product']).toBeUndefined();
  });

  test.each([
    ['/B2', true, '/B2#B2'],
    ['/contact', true, '/contact'],
    ['/C3', true, undefined],
    ['javascript:alert(1)', false, undefined],
    ['', false, undefined],
  ])('for the link %j (internal: %s) renders the href %s', (linkButtonUrl, isInternalLink, href) => {
    const button = draw({ productName: '茶', linkButtonText: '見る', linkButtonUrl, isInternalLink })?.querySelector('a');
    expect(button?.getAttribute('href')).toBe(href);
    expect(button?.dataset['cell']).toBe(href === '/B2#B2' ? 'B2' : undefined);
  });

  test('is positioned by shares of the screen, and replaces invalid colours', () => {
    const style = (product: Partial<Product>) => draw({ productName: '茶', ...product })?.style;
    expect([style({})?.getPropertyValue('--x'), style({})?.getPropertyValue('--y')]).toEqual(['50%', '48.6cqh']);
    expect(style({ coordinateX: 351, coordinateY: 535 })?.getPropertyValue('--x')).toBe('100%');
    expect(style({ textColor: 'red;position:fixed', backgroundColor: 'url(x)' })?.cssText).toContain(
      'color: rgb(32, 32, 32); background-color: rgb(255, 255, 255)',
    );
  });
});
