import type { toUnicodeForm as serverForm } from '#shared/values/text/unicode-form.ts';

/**
 * `toUnicodeForm` for the scripts of sites: the engine's normalisation, without a bound on its time. A page normalises only the input of
 * its own visitor, so no other visitor waits for it.
 */
export const toUnicodeForm: typeof serverForm = (text, form) => text.normalize(form);
