import type { Language } from '#shared/model/language.ts';

/** The key of a language's entry page in public storage. */
export const entryKey = (siteId: string, language: Language, defaultLanguage: Language): string =>
  `${language === defaultLanguage ? siteId : `${siteId}/${language}`}/index.html`;

/** Browsers ask every time; the edge keeps it until a publish invalidates it, or for five minutes should that fail. */
export const ENTRY_HEADERS = {
  contentType: 'text/html; charset=utf-8',
  cacheControl: 'public, max-age=0, s-maxage=300, must-revalidate',
} as const;
