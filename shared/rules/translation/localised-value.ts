import type { Language } from '#shared/model/language.ts';

/** What is said in a language: its own, else what the default language says. */
export const localisedValue = <T>(
  byLanguage: Readonly<Partial<Record<Language, T>>>,
  language: Language,
  defaultLanguage: Language,
): T | undefined => byLanguage[language] ?? byLanguage[defaultLanguage];
