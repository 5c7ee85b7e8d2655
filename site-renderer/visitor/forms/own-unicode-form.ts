import type { toUnicodeForm as serverForm } from '#shared/rules/text/unicode-form.ts';

/**
 * What `toUnicodeForm` is in the scripts of sites: the engine's normalisation, without the bound of its time. A page normalises only what
 * its own visitor has typed, so that no one else waits for it.
 */
export const toUnicodeForm: typeof serverForm = (text, form) => text.normalize(form);
