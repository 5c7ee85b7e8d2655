import { LANGUAGES, type Language } from '#shared/model/language.ts';
import type { LinkField } from '#shared/model/sites/link.ts';
import type { Variation } from '#shared/model/sites/sheet/variation.ts';
import type { Sheet, SiteDocument } from '#shared/model/sites/site.ts';
import { parseDestination } from '#shared/model/sites/destination.ts';

/** A link of a button (including a variation's), image area, product, menu item or popup. */
interface Link {
  url: string;
  isInternalLink: boolean;
}
/** Returns the new URL of a link. */
type NewUrlOf = (link: Link) => string;

function withLinkUrl<F extends LinkField, T extends Record<F, string> & { isInternalLink: boolean }>(
  value: T,
  field: F,
  newUrlOf: NewUrlOf,
): T {
  const next = newUrlOf({ url: value[field], isInternalLink: value.isInternalLink });
  return next === value[field] ? value : { ...value, [field]: next };
}

/** Like `list.map`, but returns the same array if no element changes. */
function mapList<T>(list: readonly T[], map: (value: T) => T): T[] {
  const next = list.map(map);
  return next.every((value, index) => value === list[index]) ? (list as T[]) : next;
}

function mapRecord<K extends string, T>(record: Partial<Record<K, T>>, map: (value: T) => T): Partial<Record<K, T>> {
  const entries = Object.entries(record) as [K, T][];
  const changed = entries.map(([key, value]) => [key, map(value)] as const);
  return changed.every(([, value], index) => value === entries[index]?.[1])
    ? record
    : (Object.fromEntries(changed) as Partial<Record<K, T>>);
}

function withVariationLink(variation: Variation, newUrlOf: NewUrlOf): Variation {
  const { linkDestinationUrl, isInternalLink } = variation.fields;
  if (linkDestinationUrl === undefined || isInternalLink === undefined) return variation;
  const link = { linkDestinationUrl, isInternalLink };
  const next = withLinkUrl(link, 'linkDestinationUrl', newUrlOf);
  return next === link ? variation : { ...variation, fields: { ...variation.fields, ...next } };
}

function withSheetLinks(sheet: Sheet, newUrlOf: NewUrlOf): Sheet {
  const own = withLinkUrl(sheet, 'linkDestinationUrl', newUrlOf);
  const imageLinkPoints = mapList(own.imageLinkPoints, (point) => withLinkUrl(point, 'linkDestinationUrl', newUrlOf));
  const products = mapList(own.products, (product) => withLinkUrl(product, 'linkButtonUrl', newUrlOf));
  const variations = mapList(own.variations, (variation) => withVariationLink(variation, newUrlOf));
  const isSame = imageLinkPoints === own.imageLinkPoints && products === own.products && variations === own.variations;
  return isSame ? own : { ...own, imageLinkPoints, products, variations };
}

/** Replaces the URL of every link in a document (buttons, image links, products, menu, popups). Unchanged parts stay identical. */
export function mapLinkUrls(document: SiteDocument, newUrlOf: NewUrlOf): SiteDocument {
  const sheets = mapRecord(document.sheets, (byLanguage) => mapRecord(byLanguage, (sheet) => withSheetLinks(sheet, newUrlOf)));
  const menu = mapRecord(document.menu, (globalMenu) => {
    const items = mapList(globalMenu.items, (item) => withLinkUrl(item, 'linkDestinationUrl', newUrlOf));
    return items === globalMenu.items ? globalMenu : { ...globalMenu, items };
  });
  const popups = mapRecord(document.popups, (popup) => {
    const content = mapRecord(popup.content, (popupContent) => withLinkUrl(popupContent, 'linkUrl', newUrlOf));
    return content === popup.content ? popup : { ...popup, content };
  });
  const isSame = sheets === document.sheets && menu === document.menu && popups === document.popups;
  return isSame ? document : { ...document, sheets: sheets as SiteDocument['sheets'], menu, popups: popups as SiteDocument['popups'] };
}

/** Returns the cell that a link targets, if any. */
export function linkedCell({ url, isInternalLink }: Link): string | undefined {
  const destination = parseDestination(url, isInternalLink);
  return destination.kind === 'cell' ? destination.cell : undefined;
}

/** Returns all links of one sheet. */
export const sheetLinks = (sheet: Sheet): Link[] => [
  { url: sheet.linkDestinationUrl, isInternalLink: sheet.isInternalLink },
  ...sheet.variations.flatMap(({ fields: { linkDestinationUrl: url, isInternalLink } }) =>
    url === undefined || isInternalLink === undefined ? [] : [{ url, isInternalLink }],
  ),
  ...sheet.imageLinkPoints.map(({ linkDestinationUrl: url, isInternalLink }) => ({ url, isInternalLink })),
  ...sheet.products.map(({ linkButtonUrl: url, isInternalLink }) => ({ url, isInternalLink })),
];

/** Returns all links of a document outside its sheets: those of the menu and of popups. */
export const menuAndPopupLinks = ({ menu, popups }: SiteDocument): Link[] =>
  LANGUAGES.flatMap((language: Language): Link[] => [
    ...(menu[language]?.items ?? []).map(({ linkDestinationUrl: url, isInternalLink }) => ({ url, isInternalLink })),
    ...Object.values(popups).flatMap(({ content }) => {
      const popupContent = content[language];
      return popupContent ? [{ url: popupContent.linkUrl, isInternalLink: popupContent.isInternalLink }] : [];
    }),
  ]);
