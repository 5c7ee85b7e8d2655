/** Matches the end of what belongs to the following characters: digits, signs of currencies, prefixes of numbers, opening brackets. */
const HOLDS_NEXT = /[\p{Nd}\p{Sc}第約全計\p{Ps}\p{Pi}'"]$/u;
/** Matches the start of what belongs to the preceding characters: closing brackets and other characters that begin no line. */
const HOLDS_PREVIOUS = /^[\p{Pe}\p{Pf}\p{Po}\p{Pd}\p{Lm}\p{M}\p{Sk}\s%％‰℃°ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々〻～〜'"]/u;
const LATIN_END = /[\p{Script=Latin}\p{Nd}]$/u;
const LATIN_START = /^[\p{Script=Latin}\p{Nd}]/u;
/** Matches a number with a separator at its end, as in `1,280` or `10:30`. */
const NUMBER_END = /\p{Nd}[.,:/．，：／・~～〜-]$/u;
const DIGIT_START = /^\p{Nd}/u;

/**
 * Whether a line may end between two parts of a text: not inside or beside a number, where its unit or currency is, not before a
 * closing bracket or other characters that begin no line, not after an opening bracket, and not inside a Latin word.
 */
export function canBreak(before: string, after: string): boolean {
  if (before === '' || after === '') return false;
  if (before.endsWith('\n')) return true;
  if (HOLDS_NEXT.test(before) || HOLDS_PREVIOUS.test(after)) return false;
  if (LATIN_END.test(before) && LATIN_START.test(after)) return false;
  return !(NUMBER_END.test(before) && DIGIT_START.test(after));
}
