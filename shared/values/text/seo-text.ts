/** The allowed characters: letters, marks, digits and brackets; spaces, hyphens, bars and colons with their full-width forms. */
const ALLOWED = /^[\p{L}\p{M}\p{N}\p{Ps}\p{Pe} \u3000\-|:\u2010\u2212\uFF0D\uFF5C\uFF1A]$/u;
/** Characters of emoji that `ALLOWED` would accept: pictographs, variation selectors, the keycap mark. */
const EMOJI = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\uFE0E\uFE0F\u20E3]$/u;

/** Returns the first character that an SEO title or H1 may not contain, if any. */
export const forbiddenSeoCharacter = (value: string): string | undefined =>
  Array.from(value).find((character) => !ALLOWED.test(character) || EMOJI.test(character));
