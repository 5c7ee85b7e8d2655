import { EMPTY_MENU, type MenuItem } from '#shared/model/sites/global-menu.ts';
import type { Language } from '#shared/model/language.ts';
import { MENU_ITEMS_MAX, TEXT_MAX } from '#shared/model/limits.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { sheetAt } from '#shared/rules/publishing/publish-check.ts';
import { comparableText, normaliseText } from '#shared/values/text/normalise-text.ts';
import { linkedCell } from '#web/features/editor/model/document/site-links.ts';
import { editLanguagePart } from '#web/features/editor/model/document/edit-language-part.ts';
import { occupiedCells } from '#web/features/editor/model/document/edit-document.ts';
import { orderByKeys } from '#web/features/editor/model/document/order-by-keys.ts';

/** Edits of the global menu in one language. The first edit creates it. */

const itemsIn = (document: SiteDocument, language: Language): readonly MenuItem[] => document.menu[language]?.items ?? [];

const withItems = (document: SiteDocument, language: Language, items: MenuItem[]): SiteDocument =>
  editLanguagePart(document, 'menu', language, { items }, EMPTY_MENU);

/** Adds an item at the end, up to `MENU_ITEMS_MAX`. */
export function addMenuItem(document: SiteDocument, language: Language, id: string): SiteDocument {
  const items = itemsIn(document, language);
  if (items.length >= MENU_ITEMS_MAX || items.some((item) => item.id === id)) return document;
  return withItems(document, language, [...items, { id, name: '', linkDestinationUrl: '', isInternalLink: true }]);
}

export function editMenuItem(document: SiteDocument, language: Language, id: string, patch: Partial<Omit<MenuItem, 'id'>>): SiteDocument {
  const items = itemsIn(document, language);
  return items.some((item) => item.id === id)
    ? withItems(
        document,
        language,
        items.map((item) => (item.id === id ? { ...item, ...patch } : item)),
      )
    : document;
}

export function removeMenuItem(document: SiteDocument, language: Language, id: string): SiteDocument {
  const items = itemsIn(document, language);
  const kept = items.filter((item) => item.id !== id);
  return kept.length === items.length ? document : withItems(document, language, kept);
}

/** Sorts the items in the order of these ids. */
export function sortMenuItems(document: SiteDocument, language: Language, ids: readonly string[]): SiteDocument {
  const items = itemsIn(document, language);
  return items.length === 0
    ? document
    : withItems(
        document,
        language,
        orderByKeys(items, ids, ({ id }) => id),
      );
}

const upTo = (length: number, text: string): string => normaliseText(Array.from(text).slice(0, length).join(''));

/** Returns the first line of a text as a name. Characters that a name may not contain become white space. */
const firstLine = (text: string): string =>
  normaliseText(normaliseText(text).replaceAll(/[^\P{Cc}\n]|[\u2028\u2029]/gu, ' '))
    .split('\n')[0]
    ?.trim() ?? '';

/** Returns a unique item name for a text; the cell is appended if the name is taken. */
function nameOf(text: string, cell: string, taken: ReadonlySet<string>): string {
  const name = upTo(TEXT_MAX.line, text);
  return taken.has(comparableText(name)) ? `${upTo(TEXT_MAX.line - cell.length - 1, text)} ${cell}` : name;
}

/** Adds an item for each sheet with a text that the menu does not link to, named after the first line of the text. */
export function addSheetsToMenu(document: SiteDocument, language: Language, newId: () => string): SiteDocument {
  const items = [...itemsIn(document, language)];
  const names = new Set(items.map(({ name }) => comparableText(name)));
  const reached = new Set(items.map(({ linkDestinationUrl: url, isInternalLink }) => linkedCell({ url, isInternalLink })));
  for (const cell of occupiedCells(document)) {
    const line = firstLine(sheetAt(document, cell, language)?.mainText ?? '');
    const name = nameOf(line, cell, names);
    if (comparableText(name) === '' || reached.has(cell) || names.has(comparableText(name)) || items.length >= MENU_ITEMS_MAX) continue;
    names.add(comparableText(name));
    items.push({ id: newId(), name, linkDestinationUrl: `/${cell}`, isInternalLink: true });
  }
  return items.length === itemsIn(document, language).length ? document : withItems(document, language, items);
}
