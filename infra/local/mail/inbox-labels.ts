import { inbox as cn } from '#shared/messages/cn/mail/inbox.ts';
import { inbox as en } from '#shared/messages/en/mail/inbox.ts';
import { inbox as jp } from '#shared/messages/jp/mail/inbox.ts';
import { inbox as kr } from '#shared/messages/kr/mail/inbox.ts';
import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, LANGUAGE_TAG, type Language } from '#shared/model/language.ts';

type Labels = CatalogueOf<typeof jp>;

const LABELS: Readonly<Record<Language, Labels>> = { jp, en, cn, kr };

/** The labels of the inbox in one language, with its BCP 47 tag. */
export type InboxLabels = Labels & { readonly tag: string };

/** The labels in the first of the product's languages that a browser accepts, or in the default language. */
export function inboxLabels(acceptLanguage: string | undefined): InboxLabels {
  const accepted = (acceptLanguage ?? '').split(',').map((range) => range.trim().slice(0, 2).toLowerCase());
  const languages = accepted.flatMap((tag) => LANGUAGES.find((language) => LANGUAGE_TAG[language].startsWith(tag) && tag !== '') ?? []);
  const language = languages[0] ?? DEFAULT_LANGUAGE;
  return { ...LABELS[language], tag: LANGUAGE_TAG[language] };
}
