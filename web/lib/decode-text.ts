/** Returns the text of bytes in an encoding; `undefined` if they are not valid in it. */
function decodedIn(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Returns a text in UTF-8, or in UTF-16 with a byte order mark, as spreadsheets save it; `undefined` in other encodings. */
export const decodeText = (bytes: Uint8Array): string | undefined =>
  decodedIn(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8', bytes);

/** Returns a text like `decodeText`, or in Shift_JIS, as spreadsheets in Japan save it. */
export const decodeJapaneseText = (bytes: Uint8Array): string | undefined => decodeText(bytes) ?? decodedIn('shift_jis', bytes);
