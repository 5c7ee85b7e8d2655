import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { firstSheet, METADATA_MAX, pageMetadata } from '#shared/rules/publishing/page-metadata.ts';
import { cutText } from '#shared/rules/text/cut-text.ts';

const filled = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

/** Returns the description of a page of sheets for which the site has no text. */
export const siteSentence = ({ settings }: Pick<SiteDocument, 'settings'>, language: Language): string =>
  cutText(filled(VISITOR_LABELS[language].describe.sheet, { site: settings.name }), METADATA_MAX.description, language);

/** Returns the description of a page beside the sheets: its name, then the description of the site. */
export function pageDescription(document: SiteDocument, language: Language, page: string): string {
  const own = filled(VISITOR_LABELS[language].describe.page, { site: document.settings.name, page });
  const site = pageMetadata(document, language, firstSheet(document, language), '').description;
  return cutText(`${own} ${site}`.trim(), METADATA_MAX.description, language);
}
