import type { Language } from '#shared/model/language.ts';
import type { Sheet, SiteDocument } from '#shared/model/sites/site.ts';

/** The source of an empty field of the SEO settings. */
export type SeoFallback = 'siteName' | 'sheetText' | 'sheetAlt' | 'nothing';

/** Returns the empty fields of the SEO settings in a language, each with the source of the text that pages use instead. */
export function seoFallbacks(
  { seo }: Pick<SiteDocument, 'seo'>,
  language: Language,
  first: Pick<Sheet, 'mainText' | 'imageAlt'> | undefined,
): { field: 'title' | 'h1' | 'description'; source: SeoFallback }[] {
  const entered = seo[language];
  const ofSheet: SeoFallback = first?.mainText ? 'sheetText' : first?.imageAlt ? 'sheetAlt' : 'siteName';
  const sources = { title: 'siteName', h1: first?.mainText ? 'sheetText' : 'nothing', description: ofSheet } as const;
  return (['title', 'h1', 'description'] as const)
    .filter((field) => !entered?.[field].trim())
    .map((field) => ({ field, source: sources[field] }));
}
