/**
 * State of a translation. `older`: the original changed after the translation was written. `unneeded`: the default language
 * has no original.
 */
export type TranslationState = 'done' | 'missing' | 'older' | 'unneeded';
