/** Limits that visitors' browsers know too. A file of their own: a bundler carries along what another works out beside them. */

export const PASSWORD_LENGTH = { min: 8, max: 20 } as const;

/** What visitors may enter in one field of a form, in code points. */
export const FORM_ANSWER_MAX = { line: 120, lines: 2_000, url: 256, email: 254 } as const;
