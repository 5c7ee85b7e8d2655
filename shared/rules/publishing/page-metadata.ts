import type { Language } from '#shared/model/language.ts';
import type { Sheet, SiteDocument } from '#shared/model/sites/site.ts';
import { gridCells } from '#shared/values/cell.ts';
import { sheetAt } from '#shared/rules/publishing/publish-check.ts';

/** Title, heading and description of a page for search engines and share cards, in one language. */
export interface PageMetadata {
  title: string;
  /** The heading. If it is empty, the text of the first sheet is the heading. */
  h1: string;
  description: string;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Returns the first sheet that exists in a language; `undefined` if there is none or if it is for members only. */
export function firstSheet(document: SiteDocument, language: Language): Sheet | undefined {
  const { numberHorizontal: rows, numberVertical: columns } = document.grid;
  for (const cell of gridCells(rows, columns)) {
    const sheet = sheetAt(document, cell, language);
    if (sheet) return sheet.membersOnlyLock ? undefined : sheet;
  }
  return undefined;
}

/**
 * Returns the metadata of a site's home page. Empty SEO settings fall back to the first sheet of the same language, never to another
 * language.
 */
export function pageMetadata(
  { settings, seo }: Pick<SiteDocument, 'settings' | 'seo'>,
  language: Language,
  first: Pick<Sheet, 'mainText' | 'imageAlt'> | undefined,
): PageMetadata {
  const { title = '', h1 = '', description = '' } = seo[language] ?? {};
  return {
    title: title.trim() || settings.name,
    h1: h1.trim(),
    description: oneLine(description.trim() || first?.mainText || first?.imageAlt || settings.name),
  };
}

/**
 * Returns the metadata of a page other than the home page: its own text, then the site's title. `label`: the name of a sheet without text.
 */
export function sheetMetadata(
  site: Pick<PageMetadata, 'title' | 'description'>,
  { mainText, imageAlt }: Pick<Sheet, 'mainText' | 'imageAlt'>,
  label: string,
): Pick<PageMetadata, 'title' | 'description'> {
  const texts = [mainText, imageAlt].filter((text) => text !== '').map(oneLine);
  return { title: `${texts[0] ?? label} | ${site.title}`, description: texts.join(' ') || site.description };
}
