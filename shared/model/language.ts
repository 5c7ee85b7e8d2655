import * as z from 'zod';

/**
 * The languages of the product. The codes are used in the API and in URLs; `jp`, `cn` and `kr` are not BCP 47 tags,
 * so browsers and Intl get `LANGUAGE_TAG`.
 */
export const LANGUAGES = ['jp', 'en', 'cn', 'kr'] as const;

export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;

export const DEFAULT_LANGUAGE: Language = 'jp';
export const FALLBACK_LANGUAGE: Language = 'en';

/** The BCP 47 tag of each language, for `<html lang>`, hreflang and Intl. */
export const LANGUAGE_TAG: Readonly<Record<Language, string>> = {
  jp: 'ja',
  en: 'en',
  cn: 'zh-Hans',
  kr: 'ko',
};

/** The native name of each language, for selectors. */
export const LANGUAGE_NAME: Readonly<Record<Language, string>> = {
  jp: '日本語',
  en: 'English',
  cn: '简体中文',
  kr: '한국어',
};
