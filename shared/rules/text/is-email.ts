import { toUnicodeForm } from '#shared/rules/text/unicode-form.ts';

/** A label of a host name, of letters of any script: up to 63 characters, no hyphen at either end, no underscore. */
const LABEL = String.raw`[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
/** No white space, control, format or invisible character; a local part of up to 64 characters; one host of two labels or more. */
const EMAIL = new RegExp(String.raw`^(?!.*[\s\p{C}\p{DI}])[^@<>()",;:\\[\]]{1,64}@(${LABEL}\.)+${LABEL}$`, 'u');

/** Whether `value` has the syntax of one e-mail address. It is folded already. */
export const isEmail = (value: string): boolean => EMAIL.test(value);

/**
 * The form in which an e-mail address is stored and compared: NFKC, so that full and half width are equal, and lower case.
 * Two addresses with the same form are the same login, member or sender.
 */
export const foldEmail = (value: string): string => toUnicodeForm(toUnicodeForm(value, 'NFKC').toLowerCase(), 'NFKC').trim();
