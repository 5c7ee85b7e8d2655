/** How text is compared, counted and kept: NFC, CRLF as one line break, no outer white space (product.md "Limits decided"). */
export const normaliseText = (value: string): string => value.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim();

/** Length in code points, as the limits of spec 5 count. */
export const textLength = (value: string): number => Array.from(normaliseText(value)).length;
