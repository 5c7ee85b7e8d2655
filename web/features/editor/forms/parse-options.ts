import { FORM_OPTIONS_MAX, TEXT_MAX } from '#shared/model/limits.ts';
import { normaliseText, textLength } from '#shared/values/text/normalise-text.ts';

interface ParsedOptions {
  added: string[];
  /** The number of duplicates. */
  twice: number;
  /** Options that are too long or exceed `FORM_OPTIONS_MAX`. */
  refused: string[];
}

/** Parses typed or pasted options, one per line or table cell. Control characters separate like line breaks: options must not have any. */
export function parseOptions(typed: string, present: readonly string[]): ParsedOptions {
  const known = new Set(present.map(normaliseText));
  const parsed: ParsedOptions = { added: [], twice: 0, refused: [] };
  for (const line of normaliseText(typed).split(/[\p{Cc}\u2028\u2029]/u)) {
    const option = normaliseText(line);
    if (option === '') continue;
    if (known.has(option)) parsed.twice += 1;
    else if (textLength(option) > TEXT_MAX.line || present.length + parsed.added.length >= FORM_OPTIONS_MAX) parsed.refused.push(option);
    else {
      known.add(option);
      parsed.added.push(option);
    }
  }
  return parsed;
}
