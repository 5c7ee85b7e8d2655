import { PREVIEW_FRAME, PRODUCTS_MAX } from '#shared/model/limits.ts';
import { newProduct, type Product } from '#shared/model/sites/product.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import type { CardPosition } from '#shared/rules/sheets/card-position.ts';
import { freePosition, isPlacedProduct, ON_SHELF, placedPosition } from '#shared/rules/sheets/product-place.ts';
import type { SheetLocation } from '#web/features/editor/model/document/edit-document.ts';
import { addItem, editItem, itemsAt, removeItem, sortItems } from '#web/features/editor/model/document/sheet-items.ts';

const onFrame = (value: number, extent: number): number => Math.round(Math.min(Math.max(value, 0), extent));

/** Adds a product to a sheet, up to `PRODUCTS_MAX`: on the shelf of a site with a theme, otherwise in a free position. */
export function addProduct(document: SiteDocument, place: SheetLocation, id: string): SiteDocument {
  const added = newProduct(id);
  const position = document.settings.theme ? ON_SHELF : freePosition(itemsAt(document, place, 'products'), added);
  return addItem(document, place, 'products', { ...added, ...position }, { max: PRODUCTS_MAX });
}

/** Adds a copy of a product after it in the list. */
export function duplicateProduct(document: SiteDocument, place: SheetLocation, id: string, newId: string): SiteDocument {
  const products = itemsAt(document, place, 'products');
  const original = products.find((product) => product.id === id);
  if (!original) return document;
  const isOnShelf = document.settings.theme !== null && !isPlacedProduct(original);
  const copy = { ...original, id: newId, ...(isOnShelf ? ON_SHELF : freePosition(products, original)) };
  return addItem(document, place, 'products', copy, { max: PRODUCTS_MAX, behind: id });
}

export const editProduct = (document: SiteDocument, place: SheetLocation, id: string, patch: Partial<Product>): SiteDocument =>
  editItem(document, place, 'products', id, patch);

/** Moves the card of a product on its sheet. */
export const placeProduct = (
  document: SiteDocument,
  place: SheetLocation,
  id: string,
  { coordinateX, coordinateY }: CardPosition,
): SiteDocument =>
  editProduct(
    document,
    place,
    id,
    placedPosition({ coordinateX: onFrame(coordinateX, PREVIEW_FRAME.width), coordinateY: onFrame(coordinateY, PREVIEW_FRAME.height) }),
  );

/** Takes the card of a product from its place back to the shelf of its sheet. */
export const returnToShelf = (document: SiteDocument, place: SheetLocation, id: string): SiteDocument =>
  editProduct(document, place, id, ON_SHELF);

export const removeProduct = (document: SiteDocument, place: SheetLocation, id: string): SiteDocument =>
  removeItem(document, place, 'products', id);

/** Sorts the products of a sheet in the order of these ids. */
export const sortProducts = (document: SiteDocument, place: SheetLocation, ids: readonly string[]): SiteDocument =>
  sortItems(document, place, 'products', ids);
