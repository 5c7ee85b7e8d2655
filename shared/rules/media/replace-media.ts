import type { ImageRef } from '#shared/model/media/media.ts';
import type { SiteChanges, SiteDocument } from '#shared/model/sites/site.ts';

/** Returns the value with every reference to a picture replaced; the same value if it has none. */
function replaced<T>(value: T, from: string, to: ImageRef): T {
  if (typeof value !== 'object' || value === null) return value;
  if ('mediaId' in value) return value.mediaId === from ? (to as T) : value;
  const entries = Object.entries(value).map(([key, inner]: [string, unknown]) => [key, inner, replaced(inner, from, to)] as const);
  if (entries.every(([, before, after]) => before === after)) return value;
  return (
    Array.isArray(value) ? entries.map(([, , after]) => after) : Object.fromEntries(entries.map(([key, , after]) => [key, after]))
  ) as T;
}

/** Returns the entries of a record that the replacement changes. */
function changedEntries<T>(record: Readonly<Record<string, T>>, from: string, to: ImageRef): Record<string, T> {
  const entries = Object.entries(record).map(([key, value]) => [key, value, replaced(value, from, to)] as const);
  return Object.fromEntries(entries.flatMap(([key, before, after]) => (before === after ? [] : [[key, after]])));
}

/**
 * Returns the changes of a site that show another picture wherever it shows a picture now: on sheets, their variations and products, in
 * popups, as logo, favicon and picture for sharing. `null` if it does not show the picture.
 */
export function replaceMedia({ settings, sheets, popups }: SiteDocument, from: string, to: ImageRef): SiteChanges | null {
  const changes: SiteChanges = {};
  const nextSettings = replaced(settings, from, to);
  if (nextSettings !== settings) changes.settings = nextSettings;
  const changedSheets = Object.entries(sheets).flatMap(([id, texts]) => {
    const changed = changedEntries(texts, from, to);
    return Object.keys(changed).length === 0 ? [] : [[id, changed] as const];
  });
  if (changedSheets.length > 0) changes.sheets = Object.fromEntries(changedSheets);
  const changedPopups = changedEntries(popups, from, to);
  if (Object.keys(changedPopups).length > 0) changes.popups = changedPopups;
  return Object.keys(changes).length === 0 ? null : changes;
}
