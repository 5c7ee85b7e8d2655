import { dropInvisible } from '#shared/values/text/drop-invisible.ts';
import { toUnicodeForm } from '#shared/values/text/unicode-form.ts';

const QUOTES = `\\s<>[\\]"“”‘’«»「」『』《》`;
/** Characters that are removed in pairs only, because a local part may begin with a quote or brace. */
const PAIRED = /^(?:'(.*)'|`(.*)`|\{(.*)\}|\(([^()]*)\))$/su;
const PAIRS_MAX = 3;
const BEFORE = new RegExp(`^(?:[${QUOTES}]|mailto:|tel:)+`, 'iu');
const AFTER = new RegExp(`[${QUOTES},;.、。]`, 'u');

/** Returns the text without matching characters at its end. Scans from the end, in linear time. */
function trimEnd(text: string, pattern: RegExp): string {
  let end = text.length;
  while (end > 0 && pattern.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/**
 * Returns a value without surrounding characters from copying: invisible characters, `mailto:` or `tel:`, quotes, brackets, a final dot or
 * comma. Full width becomes half width.
 */
export function unwrapFormat(value: string): string {
  const bare = (text: string): string => trimEnd(text.replace(BEFORE, ''), AFTER);
  let text = bare(dropInvisible(toUnicodeForm(value, 'NFKC')));
  for (let pairs = 0; pairs < PAIRS_MAX && PAIRED.test(text); pairs += 1) text = bare(text.slice(1, -1));
  return text;
}

/** Returns a web address without invisible characters, and without the quotes and angle brackets around it. */
export const unwrapUrl = (value: string): string => trimEnd(dropInvisible(value).replace(/^[\s<>"'“”‘’]+/u, ''), /[\s<>"'“”‘’]/u);
