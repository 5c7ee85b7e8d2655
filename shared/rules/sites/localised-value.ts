import type { Language } from '#shared/model/language.ts';

/** Returns the value in a language, or the default language's value if the language has none. */
export const localisedValue = <T>(
  byLanguage: Readonly<Partial<Record<Language, T>>>,
  language: Language,
  defaultLanguage: Language,
): T | undefined => byLanguage[language] ?? byLanguage[defaultLanguage];
