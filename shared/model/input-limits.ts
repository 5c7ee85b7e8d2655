/** Limits that browsers of visitors need. They are separate from `limits.ts`, so that the visitor bundle contains no other limits. */

/** Longest answer to one form field, in code points. */
export const FORM_ANSWER_MAX = { line: 120, lines: 2_000, url: 256, email: 254 } as const;
