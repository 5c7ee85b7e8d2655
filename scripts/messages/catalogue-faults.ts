/** A catalogue: texts in groups of any depth. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** Returns every text with its dotted key. */
function flattened(texts: Texts, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flattened(value, `${prefix}${key}.`)],
    ),
  );
}

/** Returns the names of the variables in a text, sorted. `{{name}}` and `{name}` are equal. */
const variables = (text: string): string =>
  [...new Set([...text.matchAll(/\{\{?\s*(\w+)\s*\}?\}/g)].map(([, name]) => name))]
    .toSorted((a, b) => (a ?? '').localeCompare(b ?? ''))
    .join(', ');

/** Returns the differences of a catalogue from its source, one sentence each: missing or extra keys, empty texts, different variables. */
export function catalogueFaults(source: Texts, translation: Texts): string[] {
  const expected = flattened(source);
  const given = flattened(translation);
  const faults: string[] = [];
  for (const [key, text] of expected) {
    const translated = given.get(key);
    if (translated === undefined) faults.push(`${key} is missing`);
    else if (translated.trim() === '' && text.trim() !== '') faults.push(`${key} is empty`);
    else if (variables(translated) !== variables(text))
      faults.push(`${key} shows (${variables(translated)}) instead of (${variables(text)})`);
  }
  for (const key of given.keys()) if (!expected.has(key)) faults.push(`${key} is not in the source`);
  return faults;
}
