import type { FieldError } from '#shared/model/error.ts';
import { email, parse } from '#shared/model/fields.ts';

interface ReadAddresses {
  /** The addresses in their normalised form, each once, in the order of the text. */
  addresses: string[];
  /** The invalid addresses as pasted, each text once, with the violated rule. */
  faults: { text: string; error: FieldError }[];
}

/**
 * Matches an entry: an address in angle brackets after a name, which may contain commas; otherwise quoted names, which may contain
 * separators, and text without separators.
 */
const ENTRY = /[^\n\r;；<>@]{0,200}<[^<>\n\r]*>|(?:"[^"\n]*"|[^\n\r,;、，；])+/g;
const IN_BRACKETS = /<([^<>]*)>\s*$/;

/**
 * Returns the texts of one entry that may be addresses: `Name <address>`, addresses between spaces, or a name and an address in two
 * columns.
 */
function candidatesIn(entry: string): string[] {
  const bracketed = IN_BRACKETS.exec(entry)?.[1]?.trim();
  if (bracketed !== undefined) return [bracketed === '' ? entry : bracketed];
  const withSign = entry.split(/\s+/).filter((word) => word.includes('@'));
  return withSign.length > 0 ? withSign : [entry];
}

/** Reads the e-mail addresses of a pasted text, and validates each separately. */
export function readAddresses(pasted: string): ReadAddresses {
  const entries = (pasted.match(ENTRY) ?? []).map((entry) => entry.trim()).filter((entry) => entry !== '');
  const addresses = new Set<string>();
  const faults: ReadAddresses['faults'] = [];
  for (const text of new Set(entries.flatMap(candidatesIn))) {
    const parsed = parse(email(), text);
    if (parsed.ok) addresses.add(parsed.value);
    else faults.push(...parsed.errors.slice(0, 1).map((error) => ({ text, error })));
  }
  return { addresses: [...addresses], faults };
}
