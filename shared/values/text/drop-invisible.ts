/** Characters without a meaning in formats: format characters, variation selectors, fillers and other ignorable characters. */
const INVISIBLE = /[\p{Cf}\p{DI}]/gu;

/** Returns the text without invisible characters. For formats only: in free text, these characters join letters and emoji. */
export const dropInvisible = (value: string): string => value.replaceAll(INVISIBLE, '');

/** Embeddings, overrides, isolates and marks, which change the display order of the text around a name. */
const BIDIRECTIONAL = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Returns the text without bidirectional control characters. */
export const dropBidirectional = (value: string): string => value.replaceAll(BIDIRECTIONAL, '');
