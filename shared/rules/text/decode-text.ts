/** Encodings of text files. `shift_jis` is that of Windows (code page 932), which Excel writes in Japan. */
export const TEXT_ENCODINGS = ['utf-8', 'shift_jis'] as const;
export type TextEncoding = (typeof TEXT_ENCODINGS)[number];

/** The text in this encoding without byte order mark; `undefined` if the bytes are no such text. */
export function decodeText(bytes: Uint8Array, encoding: TextEncoding): string | undefined {
  // No text has this byte; workbooks, archives and UTF-16 do.
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * The encoding of a text file: UTF-8 if its bytes are valid UTF-8, which text in Shift_JIS practically never is, else Shift_JIS;
 * `undefined` if it is neither.
 */
export const detectEncoding = (bytes: Uint8Array): TextEncoding | undefined =>
  TEXT_ENCODINGS.find((encoding) => decodeText(bytes, encoding) !== undefined);
