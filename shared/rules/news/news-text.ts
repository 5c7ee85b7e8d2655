import type { Language } from '#shared/model/language.ts';
import type { News, NewsText } from '#shared/model/news/news.ts';

/** Returns the text of an item that visitors see in a language: its translation, otherwise the text in the item's own language. */
export const newsTextIn = (
  { title, content, translations }: Pick<News, 'title' | 'content' | 'translations'>,
  language: Language | undefined,
): NewsText => (language && translations[language]) ?? { title, content };
