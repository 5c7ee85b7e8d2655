import { isbot } from 'isbot';

/** Phone models whose names isbot mistakes for bots. */
const TELEPHONES = /\bcubot(?![a-z])|\bm bot \d+/gi;

/** Assistants that load pages for a person. isbot does not list them. */
const ASSISTANTS = /\b(?:chatgpt|claude|perplexity|mistralai)-(?:user|web)\b/i;

/** Every browser's user agent begins with one of these; those of HTTP libraries and command lines do not. */
const BROWSER = /^(?:Mozilla|Opera)\/\d/;

function decoded(userAgent: string): string {
  try {
    return decodeURIComponent(userAgent);
  } catch {
    return userAgent;
  }
}

/**
 * Whether the user agent of an access log, percent-encoded or not, belongs to a person's browser, in-app browsers included.
 * Does not recognise a program that claims to be a browser. The version of isbot affects billing: a change applies to log objects that
 * are metered later.
 */
export function isPerson(userAgent: string): boolean {
  const name = decoded(userAgent).replaceAll(TELEPHONES, '');
  return BROWSER.test(name) && !ASSISTANTS.test(name) && !isbot(name);
}
