import { PREVIEW_FRAME, PRODUCTS_MAX } from '#shared/model/limits.ts';
import { newProduct, type Product } from '#shared/model/sites/product.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import type { CardPosition } from '#shared/rules/sheets/card-position.ts';
import type { SheetLocation } from '#web/features/editor/model/document/edit-document.ts';
import { addItem, editItem, itemsAt, removeItem, sortItems } from '#web/features/editor/model/document/sheet-items.ts';

/** The vertical distance to a card in the same position, in pixels of the preview frame, so that both cards are visible. */
const CARD_OFFSET = 26;

/** Returns the position itself, or the nearest one above it that no other card has. */
function freePosition(taken: readonly CardPosition[], { coordinateX, coordinateY }: CardPosition): CardPosition {
  let free = coordinateY;
  while (taken.some((place) => place.coordinateX === coordinateX && place.coordinateY === free))
    free = (free - CARD_OFFSET + PREVIEW_FRAME.height) % PREVIEW_FRAME.height;
  return { coordinateX, coordinateY: free };
}

const onFrame = (value: number, extent: number): number => Math.round(Math.min(Math.max(value, 0), extent));

/** Adds a product to a sheet, in a free position, up to `PRODUCTS_MAX`. */
export function addProduct(document: SiteDocument, place: SheetLocation, id: string): SiteDocument {
  const added = newProduct(id);
  const free = freePosition(itemsAt(document, place, 'products'), added);
  return addItem(document, place, 'products', { ...added, ...free }, { max: PRODUCTS_MAX });
}

/** Adds a copy of a product after it in the list. */
export function duplicateProduct(document: SiteDocument, place: SheetLocation, id: string, newId: string): SiteDocument {
  const products = itemsAt(document, place, 'products');
  const original = products.find((product) => product.id === id);
  if (!original) return document;
  const copy = { ...original, id: newId, ...freePosition(products, original) };
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
  editProduct(document, place, id, {
    coordinateX: onFrame(coordinateX, PREVIEW_FRAME.width),
    coordinateY: onFrame(coordinateY, PREVIEW_FRAME.height),
  });

export const removeProduct = (document: SiteDocument, place: SheetLocation, id: string): SiteDocument =>
  removeItem(document, place, 'products', id);

/** Sorts the products of a sheet in the order of these ids. */
export const sortProducts = (document: SiteDocument, place: SheetLocation, ids: readonly string[]): SiteDocument =>
  sortItems(document, place, 'products', ids);
