import type { Language } from '#shared/model/language.ts';
import type { Sheet, SiteDocument } from '#shared/model/site/site.ts';
import { gridCells } from '#shared/rules/sheet/cell.ts';
import { sheetAt } from '#shared/rules/publish/publish-check.ts';

/** What search engines and share cards are told of a site in one language. */
export interface PageMetadata {
  title: string;
  /** Empty: the text of the first sheet is the page's heading. */
  h1: string;
  description: string;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** The first sheet there is in a language. `undefined` also where it is for members only: nothing is told of it. */
export function firstSheet(document: SiteDocument, language: Language): Sheet | undefined {
  const { numberHorizontal: rows, numberVertical: columns } = document.grid;
  for (const cell of gridCells(rows, columns)) {
    const sheet = sheetAt(document, cell, language);
    if (sheet) return sheet.membersOnlyLock ? undefined : sheet;
  }
  return undefined;
}

/** SEO settings are of one language: where they are empty, words are made from the first sheet in it, never borrowed from another. */
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

/** What the page of one sheet beyond the first is called: by what stands on it, before the site; `label` names a sheet that tells nothing. */
export function sheetMetadata(
  site: Pick<PageMetadata, 'title' | 'description'>,
  { mainText, imageAlt }: Pick<Sheet, 'mainText' | 'imageAlt'>,
  label: string,
): Pick<PageMetadata, 'title' | 'description'> {
  const said = [mainText, imageAlt].filter((text) => text !== '').map(oneLine);
  return { title: `${said[0] ?? label} | ${site.title}`, description: said.join(' ') || site.description };
}
