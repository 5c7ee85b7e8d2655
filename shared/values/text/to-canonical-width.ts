import { dropInvisible } from '#shared/values/text/drop-invisible.ts';
import { toUnicodeForm } from '#shared/values/text/unicode-form.ts';

/**
 * Returns text in canonical width: full-width letters and digits become half-width, and half-width kana full-width. Drops invisible
 * characters.
 */
export const toCanonicalWidth = (value: string): string => dropInvisible(toUnicodeForm(value, 'NFKC')).trim();
