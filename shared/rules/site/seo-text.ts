/** Letters, marks and digits, brackets; inner spaces, hyphens, bars and colons with their full-width forms. */
const ALLOWED = /^[\p{L}\p{M}\p{N}\p{Ps}\p{Pe} \u3000\-|:\u2010\u2212\uFF0D\uFF5C\uFF1A]$/u;
/** Letters and marks that make an emoji: pictographs, the sign to draw one in colour, the frame of a key. */
const EMOJI = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\uFE0E\uFE0F\u20E3]$/u;

/** The first character that a title or H1 may not hold (spec 5; product.md "Limits decided"), if any. */
export const forbiddenSeoCharacter = (value: string): string | undefined =>
  Array.from(value).find((character) => !ALLOWED.test(character) || EMOJI.test(character));
