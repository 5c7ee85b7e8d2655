import type { Language } from '#shared/model/language.ts';

/**
 * The type of a translated catalogue: the keys of the Japanese source with any text. A missing or extra key does not
 * compile; `scripts/check-messages.ts` compares the variables inside the texts.
 */
export type CatalogueOf<T> = { readonly [K in keyof T]: T[K] extends string ? string : CatalogueOf<T[K]> };

/** A catalogue in every language. */
export type InEveryLanguage<T> = Readonly<Record<Language, CatalogueOf<T>>>;
