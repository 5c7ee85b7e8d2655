import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PREVIEW_FRAME, PRODUCTS_MAX } from '#shared/model/limits.ts';
import { Product } from '#shared/model/sites/product.ts';
import { Sheet, type SiteDocument } from '#shared/model/sites/site.ts';
import { isPlacedProduct } from '#shared/rules/sheets/product-place.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { editSheet, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import {
  addProduct,
  duplicateProduct,
  editProduct,
  placeProduct,
  removeProduct,
  returnToShelf,
  sortProducts,
} from '#web/features/editor/model/document/edit-products.ts';
import { emptySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';

const A1 = { cell: 'A1', language: 'jp' } as const;
const site = placeSheet(emptySite(1, 2), A1, sheetIdOf(1));
const productsOf = (document: SiteDocument) => document.sheets[sheetIdOf(1)]?.jp?.products ?? [];
const idOf = (index: number) => sheetIdOf(100 + index);
const idsOf = (document: SiteDocument) => productsOf(document).map(({ id }) => id);
const withProducts = (count: number): SiteDocument =>
  Array.from({ length: count }, (_, index) => idOf(index)).reduce((document, id) => addProduct(document, A1, id), site);

describe('editing products', () => {
  it('adds a product at the default position, or at a free position above it', () => {
    const two = withProducts(2);
    expect(productsOf(two)[0]).toMatchObject({ coordinateX: 65, coordinateY: 260, linkButtonColor: '#2BAA50', price: null });
    expect(productsOf(two)[1]).toMatchObject({ coordinateX: 65, coordinateY: 234 });
  });

  it('adds products to the shelf of a site with a theme, and duplicates those on it to it (R-8.70)', () => {
    const themed = { ...site, settings: { ...site.settings, theme: curatedTheme('paper') } };
    const two = addProduct(addProduct(themed, A1, idOf(0)), A1, idOf(1));
    expect(productsOf(two).map(isPlacedProduct)).toEqual([false, false]);
    expect(productsOf(duplicateProduct(two, A1, idOf(0), idOf(2)))[1]).toMatchObject({ coordinateX: 65, coordinateY: 260 });
    const placed = placeProduct(two, A1, idOf(0), { coordinateX: 10, coordinateY: 20 });
    expect(productsOf(duplicateProduct(placed, A1, idOf(0), idOf(2)))[1]).toMatchObject({ coordinateX: 10, coordinateY: 529 });
  });

  it('places a product anywhere, and returns it to the shelf (R-8.73)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 351 }), fc.integer({ min: 0, max: 535 }), (coordinateX, coordinateY) => {
        const placed = placeProduct(withProducts(1), A1, idOf(0), { coordinateX, coordinateY });
        expect(productsOf(placed).map(isPlacedProduct)).toEqual([true]);
        expect(productsOf(returnToShelf(placed, A1, idOf(0))).map(isPlacedProduct)).toEqual([false]);
      }),
    );
    const moved = placeProduct(withProducts(1), A1, idOf(0), { coordinateX: 65, coordinateY: 260 });
    expect(productsOf(moved)[0]).toMatchObject({ coordinateX: 66, coordinateY: 260 });
  });

  it('adds at most PRODUCTS_MAX products, and none without a sheet in the language', () => {
    const full = withProducts(PRODUCTS_MAX);
    expect(productsOf(full)).toHaveLength(PRODUCTS_MAX);
    expect(new Set(productsOf(full).map(({ coordinateY }) => coordinateY)).size).toBe(PRODUCTS_MAX);
    expect(addProduct(full, A1, idOf(99))).toBe(full);
    expect(duplicateProduct(full, A1, idOf(1), idOf(99))).toBe(full);
    expect(addProduct(site, { cell: 'B1', language: 'jp' }, idOf(1))).toBe(site);
    expect(addProduct(full, A1, idOf(1))).toBe(full);
  });

  it('inserts a duplicate after its product, with all fields except the position', () => {
    const named = editProduct(withProducts(2), A1, idOf(0), { productName: 'Tea', price: 980, coordinateY: 10 });
    const copied = duplicateProduct(named, A1, idOf(0), idOf(9));
    expect(idsOf(copied)).toEqual([idOf(0), idOf(9), idOf(1)]);
    expect(productsOf(copied)[1]).toMatchObject({ productName: 'Tea', price: 980, coordinateX: 65, coordinateY: 519 });
    expect(duplicateProduct(named, A1, idOf(5), idOf(9))).toBe(named);
  });

  it('edits and removes products individually', () => {
    const two = withProducts(2);
    const named = editProduct(two, A1, idOf(1), { productName: 'Tea' });
    expect(productsOf(named).map(({ productName }) => productName)).toEqual(['', 'Tea']);
    expect(editProduct(named, A1, idOf(1), { productName: 'Tea' })).toBe(named);
    expect(editProduct(named, A1, idOf(7), { productName: 'Tea' })).toBe(named);
    expect(idsOf(removeProduct(named, A1, idOf(0)))).toEqual([idOf(1)]);
    expect(removeProduct(named, A1, idOf(7))).toBe(named);
  });

  it('sorts products without losing any', () => {
    const three = withProducts(3);
    expect(idsOf(sortProducts(three, A1, [idOf(2), idOf(0), idOf(1)]))).toEqual([idOf(2), idOf(0), idOf(1)]);
    expect(sortProducts(three, A1, idsOf(three))).toBe(three);
    expect(idsOf(sortProducts(three, A1, [idOf(2), idOf(2), idOf(7)]))).toEqual([idOf(2), idOf(0), idOf(1)]);
  });

  it('keeps products inside the frame in whole pixels', () => {
    const one = withProducts(1);
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (coordinateX, coordinateY) => {
        const [placed] = productsOf(placeProduct(one, A1, idOf(0), { coordinateX, coordinateY }));
        expect(Product.safeParse(placed).success).toBe(true);
      }),
    );
    expect(productsOf(placeProduct(one, A1, idOf(0), { coordinateX: 12.6, coordinateY: 900 }))[0]).toMatchObject({
      coordinateX: 13,
      coordinateY: PREVIEW_FRAME.height,
    });
  });

  it('keeps the sheet valid after any edits, and changes only its products', () => {
    const anyId = fc.nat(12).map(idOf);
    const anyStep = fc.oneof(
      anyId.map((id) => (document: SiteDocument) => addProduct(document, A1, id)),
      fc.tuple(anyId, anyId).map(
        ([id, newId]) =>
          (document: SiteDocument) =>
            duplicateProduct(document, A1, id, newId),
      ),
      anyId.map((id) => (document: SiteDocument) => removeProduct(document, A1, id)),
      fc.array(anyId).map((ids) => (document: SiteDocument) => sortProducts(document, A1, ids)),
      fc.uniqueArray(anyId, { minLength: 13, maxLength: 13 }).map(
        (ids) => (document: SiteDocument) =>
          sortProducts(
            document,
            A1,
            ids.filter((id) => idsOf(document).includes(id)),
          ),
      ),
      fc.tuple(anyId, fc.integer({ min: -50, max: 700 }), fc.integer({ min: -50, max: 700 })).map(
        ([id, coordinateX, coordinateY]) =>
          (document: SiteDocument) =>
            placeProduct(document, A1, id, { coordinateX, coordinateY }),
      ),
    );
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
        const edited = steps.reduce((document, step) => step(document), site);
        expect(Sheet.safeParse(edited.sheets[sheetIdOf(1)]?.jp).success).toBe(true);
        expect(editSheet(edited, A1, { products: site.sheets[sheetIdOf(1)]?.jp?.products ?? [] })).toEqual(site);
      }),
    );
  });
});
