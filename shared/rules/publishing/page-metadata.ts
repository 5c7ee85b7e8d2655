import type { Language } from '#shared/model/language.ts';
import type { Sheet, SiteDocument } from '#shared/model/sites/site.ts';
import { gridCells } from '#shared/values/cell.ts';
import { sheetAt } from '#shared/rules/publishing/publish-check.ts';
import { TITLE_SEPARATOR, usualTitle } from '#shared/rules/publishing/usual-title.ts';
import { cutText } from '#shared/rules/text/cut-text.ts';

/** Title, heading and description of a page for search engines and share cards, in one language. */
export interface PageMetadata {
  title: string;
  /** The heading. If it is empty, the text of the first sheet is the heading. */
  h1: string;
  description: string;
}

/** The limits of titles and descriptions. Search engines cut longer ones. */
export const METADATA_MAX = { title: 60, description: 160 } as const;

/** The space that the title of a site has at least in the titles of its pages. */
const SITE_TITLE_MIN = 20;

/** The texts of a sheet from which its metadata is made. */
type DescribedSheet = Pick<Sheet, 'mainText' | 'secondText' | 'eyebrow' | 'imageAlt' | 'products'>;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Returns the first sheet that exists in a language; `undefined` if there is none or if it is for members only. */
export function firstSheet(document: SiteDocument, language: Language): Sheet | undefined {
  const { numberHorizontal: rows, numberVertical: columns } = document.grid;
  for (const cell of gridCells(rows, columns)) {
    const sheet = sheetAt(document, cell, language);
    if (sheet) return sheet.membersOnlyLock ? undefined : sheet;
  }
  return undefined;
}

/** Returns the name of a sheet in one line: its text, otherwise its image description, otherwise `label`. */
export const sheetName = ({ mainText, imageAlt }: Pick<Sheet, 'mainText' | 'imageAlt'>, label: string): string =>
  oneLine(mainText) || oneLine(imageAlt) || label;

/** Returns the title of a page of a site: its name and the title of the site, each cut if both are too long. */
export function pageTitle(name: string, siteTitle: string, language: Language): string {
  const space = METADATA_MAX.title - TITLE_SEPARATOR.length;
  const site = cutText(siteTitle, Math.max(SITE_TITLE_MIN, space - name.length), language);
  return usualTitle(cutText(name, space - site.length, language), site);
}

/** Returns the title of a site's home page, which is part of the titles of its pages of sheets. */
export const siteTitle = ({ settings, seo }: Pick<SiteDocument, 'settings' | 'seo'>, language: Language): string =>
  cutText(seo[language]?.title.trim() || settings.name, METADATA_MAX.title, language);

/** Returns the first of these texts that does not begin with any of the titles, or with a part that was cut. */
function firstOther(texts: readonly string[], titles: readonly string[], language: Language): string | undefined {
  const spoken = titles.map((title) => title.replace(/…$/, '').toLowerCase()).filter((title) => title !== '');
  return texts
    .map(oneLine)
    .filter((text) => text !== '' && !spoken.some((title) => text.toLowerCase().startsWith(title)))
    .map((text) => cutText(text, METADATA_MAX.description, language))[0];
}

/** Returns the texts of a sheet besides its main text, without repetitions. */
function otherTexts({ mainText, secondText, eyebrow, imageAlt, products }: DescribedSheet): string[] {
  const texts = [secondText, imageAlt, eyebrow, ...products.flatMap(({ productName, description }) => [productName, description])];
  return [...new Set(texts.map(oneLine))].filter((text) => text !== '' && text !== oneLine(mainText));
}

/**
 * Returns the metadata of a site's home page. Empty SEO settings fall back to the first sheet of the same language, never to another
 * language, and then to `sentence`. An entered description is kept unless it is the title; any other never begins with the title.
 */
export function pageMetadata(
  { settings, seo }: Pick<SiteDocument, 'settings' | 'seo'>,
  language: Language,
  first: DescribedSheet | undefined,
  sentence: string,
): PageMetadata {
  const { h1 = '', description = '' } = seo[language] ?? {};
  const title = siteTitle({ settings, seo }, language);
  const entered = oneLine(description);
  const texts = first ? [first.mainText, otherTexts(first).join(' ')] : [];
  return {
    title,
    h1: h1.trim(),
    description: entered !== '' && entered !== title ? entered : (firstOther(texts, [title], language) ?? sentence),
  };
}

/**
 * Returns the metadata of the page of a sheet: its own texts, then those of the site, then `sentence`. `label`: the name of a sheet without
 * text.
 */
export function sheetMetadata(
  site: Pick<PageMetadata, 'title' | 'description'>,
  sheet: DescribedSheet,
  label: string,
  { language, sentence }: { language: Language; sentence: string },
): Pick<PageMetadata, 'title' | 'description'> {
  const name = sheetName(sheet, label);
  const title = pageTitle(name, site.title, language);
  const [ownPart = ''] = title.split(TITLE_SEPARATOR);
  const others = otherTexts(sheet).filter((text) => text !== name);
  const texts = [others.join(' '), ...others, site.description];
  return { title, description: firstOther(texts, [ownPart], language) ?? sentence };
}
