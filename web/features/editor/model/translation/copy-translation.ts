import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/site/site.ts';
import {
  contentInLanguage,
  type Translatable,
  translatables,
  applyContentUpdates,
  textDigest,
  type ContentUpdate,
} from '#shared/rules/translation/translation.ts';

function copyOf(document: SiteDocument, item: Translatable, language: Language, from: Language): ContentUpdate[] {
  const { defaultLanguage } = document.settings;
  const source = contentInLanguage(document, item, from);
  if (!source || contentInLanguage(document, item, language)) return [];
  // A copy of a translation is as old as that.
  const ofTranslation = from === defaultLanguage ? textDigest(document, item, from) : source.basedOn;
  return [{ item, language, content: { ...source, basedOn: language === defaultLanguage ? null : ofTranslation } }];
}

/** Writes something as it is in another language, as a start for translating. What is there already stays. */
export const copyTranslation = (document: SiteDocument, item: Translatable, language: Language, from: Language): SiteDocument =>
  applyContentUpdates(document, copyOf(document, item, language, from));

/** Writes everything that is not there in a language yet as it is in the default one, as a start for translating. */
export const copyMissingTranslations = (document: SiteDocument, language: Language): SiteDocument =>
  applyContentUpdates(
    document,
    translatables(document, Object.keys(document.sheets)).flatMap((item) =>
      copyOf(document, item, language, document.settings.defaultLanguage),
    ),
  );
