import { FORM_OPTIONS_MAX, TEXT_MAX } from '#shared/model/limits.ts';
import { normaliseText, textLength } from '#shared/rules/text/normalise-text.ts';

interface ParsedOptions {
  added: string[];
  /** How many were there already, or told twice. */
  twice: number;
  /** What cannot be an option: too long, or one too many. */
  refused: string[];
}

/** Reads options from lines, or cells of a table, that somebody typed or pasted. */
export function parseOptions(typed: string, present: readonly string[]): ParsedOptions {
  const known = new Set(present.map(normaliseText));
  const read: ParsedOptions = { added: [], twice: 0, refused: [] };
  for (const line of normaliseText(typed).split(/[\n\t]/)) {
    const option = normaliseText(line);
    if (option === '') continue;
    if (known.has(option)) read.twice += 1;
    else if (textLength(option) > TEXT_MAX.line || present.length + read.added.length >= FORM_OPTIONS_MAX) read.refused.push(option);
    else {
      known.add(option);
      read.added.push(option);
    }
  }
  return read;
}
