import { isbot } from 'isbot';

/** Telephones whose model is called like a program. */
const TELEPHONES = /\bcubot(?![a-z])|\bm bot \d+/gi;

/** Assistants that load pages for a person and that isbot does not list. */
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
 * Whether the user agent of an access log, percent-encoded or not, is that of a browser with a person, the browser of an app included
 * . A program that claims to be a browser cannot be recognised by it. The version of isbot decides money: a change takes effect
 * for log objects that are metered later.
 */
export function isPerson(userAgent: string): boolean {
  const name = decoded(userAgent).replaceAll(TELEPHONES, '');
  return BROWSER.test(name) && !ASSISTANTS.test(name) && !isbot(name);
}
