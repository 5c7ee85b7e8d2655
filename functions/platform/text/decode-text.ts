import { decodeLegacyText, detectLegacyEncoding } from '#functions/platform/text/legacy-encoding.ts';
import { LEGACY_ENCODINGS, type LegacyEncoding, type TextEncoding } from '#shared/values/text/text-encodings.ts';

const isLegacy = (encoding: TextEncoding): encoding is LegacyEncoding => (LEGACY_ENCODINGS as readonly string[]).includes(encoding);

function decodeUnicode(bytes: Uint8Array, encoding: Exclude<TextEncoding, LegacyEncoding>): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Returns the text in this encoding without byte order mark, or `undefined` if the bytes are not text in it. */
export function decodeText(bytes: Uint8Array, encoding: TextEncoding): string | undefined {
  const text = isLegacy(encoding) ? decodeLegacyText(bytes, encoding) : decodeUnicode(bytes, encoding);
  // Text contains no NUL, unlike workbooks, archives and UTF-16 that is decoded as another encoding.
  return text?.includes('\0') ? undefined : text;
}

function encodingOfMark([first, second]: Uint8Array): TextEncoding | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/**
 * Detects the encoding of a text file. Returns the encoding of its byte order mark; else UTF-8 if the bytes are valid UTF-8, which text in
 * another encoding practically never is; else the East Asian encoding in which most characters are common; else `undefined`.
 */
export function detectEncoding(bytes: Uint8Array): TextEncoding | undefined {
  const encoding = encodingOfMark(bytes) ?? (decodeText(bytes, 'utf-8') === undefined ? detectLegacyEncoding(bytes) : 'utf-8');
  return encoding && decodeText(bytes, encoding) !== undefined ? encoding : undefined;
}
