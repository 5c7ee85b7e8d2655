const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu;

/** Returns user input for use in a sentence or a subject: without line breaks, control characters and bidirectional overrides. */
export const singleLine = (value: string): string => value.replaceAll(CONTROL, ' ').trim();

/** Replaces the `{{variables}}` of a text, each by a value on one line. The result is plain text: HTML must escape it. */
export const interpolate = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => (name in values ? singleLine(String(values[name])) : whole));
