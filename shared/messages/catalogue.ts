/**
 * The shape of a catalogue in another language: the keys of the Japanese one, which is the source, with any text.
 * A missing or surplus key does not compile; `scripts/check-messages.ts` compares the variables inside the texts.
 */
export type CatalogueOf<T> = { readonly [K in keyof T]: T[K] extends string ? string : CatalogueOf<T[K]> };
