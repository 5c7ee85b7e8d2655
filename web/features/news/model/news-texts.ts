import { type Language, LANGUAGES } from '#shared/model/language.ts';
import type { News, NewsText } from '#shared/model/news/news.ts';

/** The text of an item in every language; empty if a translation is missing. */
export type NewsTexts = Record<Language, NewsText>;

const EMPTY_TEXT: NewsText = { title: '', content: '' };

export const isFilled = ({ title, content }: NewsText): boolean => title.trim() !== '' || content.trim() !== '';

/** Returns the texts of an item by language, including its own language. */
export function textsOf({
  language,
  title,
  content,
  translations,
}: Pick<News, 'language' | 'title' | 'content' | 'translations'>): NewsTexts {
  const texts = Object.fromEntries(LANGUAGES.map((each) => [each, translations[each] ?? EMPTY_TEXT])) as NewsTexts;
  return { ...texts, [language]: { title, content } };
}

/** Returns the text that visitors see in a language: the translation, otherwise the text in the language of the item. */
export const shownText = (texts: NewsTexts, language: Language, base: Language): NewsText =>
  isFilled(texts[language]) ? texts[language] : texts[base];

/** Returns the languages of the sites in which visitors see the text of the item's language, because a translation is missing. */
export const missingLanguages = (texts: NewsTexts, base: Language, ofSites: readonly Language[]): Language[] =>
  LANGUAGES.filter((language) => language !== base && ofSites.includes(language) && !isFilled(texts[language]));
