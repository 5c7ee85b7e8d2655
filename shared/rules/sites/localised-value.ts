import type { Language } from '#shared/model/language.ts';

/** The value in a language; the default language's value if it has none. */
export const localisedValue = <T>(
  byLanguage: Readonly<Partial<Record<Language, T>>>,
  language: Language,
  defaultLanguage: Language,
): T | undefined => byLanguage[language] ?? byLanguage[defaultLanguage];
