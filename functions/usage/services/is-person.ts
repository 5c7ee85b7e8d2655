import { isbot } from 'isbot';

/** Phone models whose names isbot mistakes for bots. */
const TELEPHONES = /\bcubot(?![a-z])|\bm bot \d+/gi;

/** Matches assistants that load pages for a person, which isbot does not list. */
const ASSISTANTS = /\b(?:chatgpt|claude|perplexity|mistralai)-(?:user|web)\b/i;

/** Matches the beginning of every browser's user agent, but not user agents of HTTP libraries and command lines. */
const BROWSER = /^(?:Mozilla|Opera)\/\d/;

function decoded(userAgent: string): string {
  try {
    return decodeURIComponent(userAgent);
  } catch {
    return userAgent;
  }
}

/**
 * Whether the user agent of an access log, percent-encoded or not, belongs to a person's browser, including in-app browsers. Does
 * not recognise a program that pretends to be a browser. The version of isbot affects billing: an update applies to log objects that are
 * metered later.
 */
export function isPerson(userAgent: string): boolean {
  const name = decoded(userAgent).replaceAll(TELEPHONES, '');
  return BROWSER.test(name) && !ASSISTANTS.test(name) && !isbot(name);
}
