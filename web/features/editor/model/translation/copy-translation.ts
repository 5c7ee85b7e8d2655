import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import {
  contentInLanguage,
  type Translatable,
  translatables,
  applyContentUpdates,
  textDigest,
  type ContentUpdate,
} from '#web/features/editor/model/translation/translation.ts';

function copyOf(document: SiteDocument, item: Translatable, language: Language, from: Language): ContentUpdate[] {
  const { defaultLanguage } = document.settings;
  const source = contentInLanguage(document, item, from);
  if (!source || contentInLanguage(document, item, language)) return [];
  // A copy of a translation is based on the same original as the copied translation.
  const ofTranslation = from === defaultLanguage ? textDigest(document, item, from) : source.basedOn;
  return [{ item, language, content: { ...source, basedOn: language === defaultLanguage ? null : ofTranslation } }];
}

/** Copies one item from another language as a starting point for translation. Existing content is kept. */
export const copyTranslation = (document: SiteDocument, item: Translatable, language: Language, from: Language): SiteDocument =>
  applyContentUpdates(document, copyOf(document, item, language, from));

/** Copies items from the default language, each to a language. Existing content is kept. */
export const copyTranslations = (document: SiteDocument, copies: readonly { item: Translatable; language: Language }[]): SiteDocument =>
  applyContentUpdates(
    document,
    copies.flatMap(({ item, language }) => copyOf(document, item, language, document.settings.defaultLanguage)),
  );

/** Copies all content that a language lacks from the default language, as a starting point for translation. */
export const copyMissingTranslations = (document: SiteDocument, language: Language): SiteDocument =>
  applyContentUpdates(
    document,
    translatables(document, Object.keys(document.sheets)).flatMap((item) =>
      copyOf(document, item, language, document.settings.defaultLanguage),
    ),
  );
