import { LANGUAGES, type Language } from '#shared/model/language.ts';
import type { LinkField } from '#shared/model/site/link.ts';
import type { Sheet, SiteDocument } from '#shared/model/site/site.ts';
import { parseDestination } from '#shared/rules/site/destination.ts';

/** A link of a button, image area, product, menu item or popup. */
interface Link {
  url: string;
  isInternalLink: boolean;
}
/** Returns the new URL of a link. */
type ChangeLink = (link: Link) => string;

function relinked<F extends LinkField, T extends Record<F, string> & { isInternalLink: boolean }>(
  value: T,
  field: F,
  change: ChangeLink,
): T {
  const next = change({ url: value[field], isInternalLink: value.isInternalLink });
  return next === value[field] ? value : { ...value, [field]: next };
}

/** Like `list.map`, but returns the same array if no element changes. */
function mapped<T>(list: readonly T[], map: (value: T) => T): T[] {
  const next = list.map(map);
  return next.every((value, index) => value === list[index]) ? (list as T[]) : next;
}

function mappedRecord<K extends string, T>(record: Partial<Record<K, T>>, map: (value: T) => T): Partial<Record<K, T>> {
  const entries = Object.entries(record) as [K, T][];
  const changed = entries.map(([key, value]) => [key, map(value)] as const);
  return changed.every(([, value], index) => value === entries[index]?.[1])
    ? record
    : (Object.fromEntries(changed) as Partial<Record<K, T>>);
}

function relinkedSheet(sheet: Sheet, change: ChangeLink): Sheet {
  const own = relinked(sheet, 'linkDestinationUrl', change);
  const imageLinkPoints = mapped(own.imageLinkPoints, (point) => relinked(point, 'linkDestinationUrl', change));
  const products = mapped(own.products, (product) => relinked(product, 'linkButtonUrl', change));
  return imageLinkPoints === own.imageLinkPoints && products === own.products ? own : { ...own, imageLinkPoints, products };
}

/** Replaces the URL of every link in a document (buttons, image links, products, menu, popups). Unchanged parts stay identical. */
export function mapLinkUrls(document: SiteDocument, change: ChangeLink): SiteDocument {
  const sheets = mappedRecord(document.sheets, (byLanguage) => mappedRecord(byLanguage, (sheet) => relinkedSheet(sheet, change)));
  const menu = mappedRecord(document.menu, (one) => {
    const items = mapped(one.items, (item) => relinked(item, 'linkDestinationUrl', change));
    return items === one.items ? one : { ...one, items };
  });
  const popups = mappedRecord(document.popups, (popup) => {
    const content = mappedRecord(popup.content, (one) => relinked(one, 'linkUrl', change));
    return content === popup.content ? popup : { ...popup, content };
  });
  const isSame = sheets === document.sheets && menu === document.menu && popups === document.popups;
  return isSame ? document : { ...document, sheets: sheets as SiteDocument['sheets'], menu, popups: popups as SiteDocument['popups'] };
}

/** The cell that a link leads to, if any. */
export function linkedCell({ url, isInternalLink }: Link): string | undefined {
  const destination = parseDestination(url, isInternalLink);
  return destination.kind === 'cell' ? destination.cell : undefined;
}

/** All links of one sheet. */
export const sheetLinks = (sheet: Sheet): Link[] => [
  { url: sheet.linkDestinationUrl, isInternalLink: sheet.isInternalLink },
  ...sheet.imageLinkPoints.map(({ linkDestinationUrl: url, isInternalLink }) => ({ url, isInternalLink })),
  ...sheet.products.map(({ linkButtonUrl: url, isInternalLink }) => ({ url, isInternalLink })),
];

/** All links of a document outside its sheets: those of the menu and of popups. */
export const menuAndPopupLinks = ({ menu, popups }: SiteDocument): Link[] =>
  LANGUAGES.flatMap((language: Language): Link[] => [
    ...(menu[language]?.items ?? []).map(({ linkDestinationUrl: url, isInternalLink }) => ({ url, isInternalLink })),
    ...Object.values(popups).flatMap(({ content }) => {
      const said = content[language];
      return said ? [{ url: said.linkUrl, isInternalLink: said.isInternalLink }] : [];
    }),
  ]);
