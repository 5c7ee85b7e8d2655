import type { toUnicodeForm as serverForm } from '#shared/values/text/unicode-form.ts';

/**
 * `toUnicodeForm` in the scripts of sites: the engine's normalisation, without a time limit. A page normalises only the input of its
 * visitor, so that no other visitor waits for it.
 */
export const toUnicodeForm: typeof serverForm = (text, form) => text.normalize(form);
