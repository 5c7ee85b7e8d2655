/** The stored form of text: NFC, CRLF as one line break, trimmed. */
export const normaliseText = (value: string): string => value.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim();

/** Length of the normalised text in code points, the unit of all text limits. */
export const textLength = (value: string): number => Array.from(normaliseText(value)).length;
