import iconv from 'iconv-lite';

/** Shift_JIS as Windows reads it. */
const WINDOWS_SHIFT_JIS = 'cp932';
/** Marks a character that Shift_JIS does not have, as printers do. */
const UNKNOWN = '〓';
const BYTE_ORDER_MARK = '\u{FEFF}';

/** Characters that Windows encodes as a similar one. */
const SIMILAR: Readonly<Record<string, string>> = { '〜': '～', '−': '－', '—': '―', '‖': '∥', '¢': '￠', '£': '￡', '¬': '￢' };

const isEncodable = (character: string): boolean =>
  iconv.decode(iconv.encode(character, WINDOWS_SHIFT_JIS), WINDOWS_SHIFT_JIS) === character;

/** Returns a text as UTF-8 with the mark by which spreadsheets recognise it. */
export const encodeUtf8 = (text: string): Uint8Array => Buffer.from(BYTE_ORDER_MARK + text);

/** Returns a text in Shift_JIS, and the different characters that it does not have, which become `〓`. */
export function encodeShiftJis(text: string): { bytes: Uint8Array; missing: string[] } {
  const characters = [...new Set(text)];
  const encodable = new Map(characters.map((character) => [character, SIMILAR[character] ?? character]));
  const missing = characters.filter((character) => !isEncodable(encodable.get(character) ?? character));
  for (const character of missing) encodable.set(character, UNKNOWN);
  const written = Array.from(text, (character) => encodable.get(character) ?? character).join('');
  return { bytes: iconv.encode(written, WINDOWS_SHIFT_JIS), missing };
}
