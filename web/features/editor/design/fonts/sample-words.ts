import type { Language } from '#shared/model/language.ts';

/** What fonts are shown with on sites without a text in the language. */
export const SAMPLE_WORDS: Readonly<Record<Language, string>> = { jp: 'あ安 Aa', en: 'Aa Bb Cc', cn: '永安 Aa', kr: '가나다 Aa' };
