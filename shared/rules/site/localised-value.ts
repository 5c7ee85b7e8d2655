import type { Language } from '#shared/model/language.ts';

/** The value in a language, or in the default language if it has none of its own. */
export const localisedValue = <T>(
  byLanguage: Readonly<Partial<Record<Language, T>>>,
  language: Language,
  defaultLanguage: Language,
): T | undefined => byLanguage[language] ?? byLanguage[defaultLanguage];
