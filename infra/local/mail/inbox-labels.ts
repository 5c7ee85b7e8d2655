import { INBOX_MESSAGES } from '#shared/messages/server-catalogues.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, LANGUAGE_TAG, type Language } from '#shared/model/language.ts';

/** The labels of the inbox in one language, with its BCP 47 tag. */
export type InboxLabels = (typeof INBOX_MESSAGES)[Language] & { readonly tag: string };

/** Returns the labels in the first of the product's languages that a browser accepts, or in the default language. */
export function inboxLabels(acceptLanguage: string | undefined): InboxLabels {
  const accepted = (acceptLanguage ?? '').split(',').map((range) => range.trim().slice(0, 2).toLowerCase());
  const languages = accepted.flatMap((tag) => LANGUAGES.find((language) => LANGUAGE_TAG[language].startsWith(tag) && tag !== '') ?? []);
  const language = languages[0] ?? DEFAULT_LANGUAGE;
  return { ...INBOX_MESSAGES[language], tag: LANGUAGE_TAG[language] };
}
