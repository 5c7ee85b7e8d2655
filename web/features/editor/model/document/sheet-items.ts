import type { Sheet, SiteDocument } from '#shared/model/sites/site.ts';
import { sheetAt } from '#shared/rules/publishing/publish-check.ts';
import { editSheet, type SheetLocation } from '#web/features/editor/model/document/edit-document.ts';
import { orderByKeys } from '#web/features/editor/model/document/order-by-keys.ts';

/** The fields of a sheet that are lists of entries with ids. */
type ItemField = 'imageLinkPoints' | 'products' | 'variations';
type Item<F extends ItemField> = Sheet[F][number];

export const itemsAt = <F extends ItemField>(document: SiteDocument, { cell, language }: SheetLocation, field: F): readonly Item<F>[] =>
  sheetAt(document, cell, language)?.[field] ?? [];

const withItems = <F extends ItemField>(document: SiteDocument, place: SheetLocation, field: F, items: readonly Item<F>[]): SiteDocument =>
  editSheet(document, place, { [field]: items });

/** Adds an entry at the end or after another one. Does nothing if the sheet lacks the language or has `max` entries. */
export function addItem<F extends ItemField>(
  document: SiteDocument,
  place: SheetLocation,
  field: F,
  item: Item<F>,
  { max, behind }: { max: number; behind?: string },
): SiteDocument {
  const items = itemsAt(document, place, field);
  if (!sheetAt(document, place.cell, place.language) || items.some(({ id }) => id === item.id) || items.length >= max) return document;
  const at = items.findIndex(({ id }) => id === behind);
  return withItems(document, place, field, at < 0 ? [...items, item] : items.toSpliced(at + 1, 0, item));
}

export function editItem<F extends ItemField>(
  document: SiteDocument,
  place: SheetLocation,
  field: F,
  id: string,
  patch: Partial<Item<F>>,
): SiteDocument {
  const items = itemsAt(document, place, field);
  const item = items.find((candidate) => candidate.id === id);
  const names = Object.keys(patch) as (keyof Item<F>)[];
  if (!item || names.every((name) => item[name] === patch[name])) return document;
  return withItems(
    document,
    place,
    field,
    items.map((other) => (other === item ? { ...item, ...patch } : other)),
  );
}

/** Replaces the entry with the same id. */
export function replaceItem<F extends ItemField>(document: SiteDocument, place: SheetLocation, field: F, item: Item<F>): SiteDocument {
  const items = itemsAt(document, place, field);
  return withItems(
    document,
    place,
    field,
    items.map((other) => (other.id === item.id ? item : other)),
  );
}

export function removeItem(document: SiteDocument, place: SheetLocation, field: ItemField, id: string): SiteDocument {
  const items: readonly Item<ItemField>[] = itemsAt(document, place, field);
  const kept = items.filter((item) => item.id !== id);
  return kept.length === items.length ? document : withItems(document, place, field, kept);
}

/** Sorts the entries in the order of these ids. */
export function sortItems(document: SiteDocument, place: SheetLocation, field: ItemField, ids: readonly string[]): SiteDocument {
  const items: readonly Item<ItemField>[] = itemsAt(document, place, field);
  const sorted = orderByKeys(items, ids, ({ id }) => id);
  return sorted.every((item, index) => item === items[index]) ? document : withItems(document, place, field, sorted);
}
