import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#shared/model/language.ts';
import { newProduct, type Product } from '#shared/model/sites/product.ts';
import { isPlacedProduct } from '#shared/rules/sheets/product-place.ts';
import { ProductShelf, shelfClasses } from '#site-renderer/components/product/product-shelf.tsx';
import { publicAddresses } from '#site-renderer/files/public-addresses.ts';
import { documentWith, image, render, renderingOf } from '#site-renderer/render/render-fixture.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

const addresses = publicAddresses(renderingOf(documentWith({ A1: {} }), 'jp'));
const TEA: Partial<Product> = { productName: '新茶', linkButtonText: '買う', linkButtonUrl: 'https://example.com/tea' };

function draw(
  products: readonly Partial<Product>[],
  { isEdited = false, language = 'jp' }: { isEdited?: boolean; language?: Language } = {},
): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(
    <ProductShelf
      products={products.map((product, index) => ({ ...newProduct(numberedUlid(index + 1)), ...product }))}
      isPlaced={isPlacedProduct}
      addresses={addresses}
      words={VISITOR_LABELS[language]}
      isEdited={isEdited}
    />,
  );
  return root;
}

describe('ProductShelf', () => {
  it('renders a card with picture, name, price, description and button, whose link leads to its address (R-8.70, R-8.74)', () => {
    const card = draw([{ ...TEA, image, price: 1_280, description: '朝摘み' }]).querySelector('.ware');
    const open = card?.querySelector('a.ware-open');
    expect([open?.getAttribute('href'), open?.textContent]).toEqual(['https://example.com/tea', '新茶¥1,280 税込']);
    expect([open?.querySelector('img')?.alt, open?.querySelector('img')?.srcset.split(',').length]).toEqual(['', 2]);
    expect(card?.querySelector('p')?.textContent).toBe('朝摘み');
    expect([card?.querySelector('.buy.button')?.textContent, card?.classList.contains('brief')]).toEqual(['買う', true]);
  });

  it('renders a button instead of a link for a product without an address, and names every card', () => {
    const [nameless, bare] = draw([{ ...TEA, productName: '' }, { image }]).querySelectorAll('.ware-open');
    expect([nameless?.tagName, nameless?.ariaLabel, bare?.tagName, bare?.ariaLabel]).toEqual(['A', '買う', 'BUTTON', '商品 1点']);
    expect(draw([{ ...TEA, linkButtonText: 'ご予約はこちらから' }]).querySelector('.brief')).toBeNull();
  });

  it('hides cards of placed products, and omits empty products outside the editor', () => {
    const products = [TEA, { ...TEA, coordinateX: 3 }, {}];
    expect([...draw(products).querySelectorAll<HTMLElement>('.ware')].map(({ hidden }) => hidden)).toEqual([false, true]);
    const edited = [...draw(products, { isEdited: true }).querySelectorAll<HTMLElement>('.ware')];
    expect(edited.map(({ dataset }) => dataset['product'])).toEqual([1, 2, 3].map(numberedUlid));
  });

  it('replaces invalid colours', () => {
    const style = draw([{ ...TEA, textColor: 'red;position:fixed', backgroundColor: 'url(x)' }]).querySelector<HTMLElement>('.ware')?.style
      .cssText;
    expect(style).toContain('color: rgb(32, 32, 32); background-color: rgb(255, 255, 255)');
  });

  it.each(LANGUAGES)('says in %s how many products there are (R-8.72)', (language) => {
    const line = (count: number) =>
      draw(
        Array.from({ length: count }, () => TEA),
        { language },
      ).querySelector('.shelf-all')?.firstChild?.textContent;
    expect([line(1), line(8)]).toEqual([expect.stringContaining('1'), expect.stringContaining('8')]);
    expect(line(8)).not.toContain('{{');
  });

  it('takes its height from the number of cards', () => {
    expect([0, 1, 3, 4, 50].map(shelfClasses)).toEqual([
      [],
      ['shelved', 'of-1'],
      ['shelved', 'of-3'],
      ['shelved', 'of-4'],
      ['shelved', 'of-4'],
    ]);
  });
});

describe('pages with products', () => {
  const pageOf = (products: Product[], isThemed: boolean) =>
    render(documentWith({ A1: { products }, B1: {} }, { theme: isThemed ? curatedTheme('paper') : null })).page;
  const tea = { ...newProduct(numberedUlid(1)), ...TEA };

  it('have a shelf, the sheet from below and their module with a theme only (R-8.70)', () => {
    const partsOf = (page: Document): number[] =>
      ['.shelf', '.tray', '[data-pieces*="shelf-"]', '.product'].map((selector) => page.querySelectorAll(selector).length);
    expect(partsOf(pageOf([tea], true))).toEqual([1, 1, 1, 0]);
    expect(partsOf(pageOf([{ ...tea, coordinateX: 3 }], true))).toEqual([1, 1, 1, 1]);
    expect(partsOf(pageOf([], true))).toEqual([0, 0, 0, 0]);
    expect(partsOf(pageOf([tea], false))).toEqual([0, 0, 0, 1]);
  });
});
