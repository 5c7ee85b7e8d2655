/** Encodings of East Asia before Unicode, in the order of preference if the bytes fit several equally well. */
export const LEGACY_ENCODINGS = ['shift_jis', 'euc-kr', 'gb18030'] as const;
export type LegacyEncoding = (typeof LEGACY_ENCODINGS)[number];

/**
 * Encodings of text files, by the names of the Encoding Standard. Spreadsheet programs on Windows write `shift_jis` (code page 932) in
 * Japan, `euc-kr` (949) in Korea, `gb18030` (which contains GBK, 936) in China, and UTF-16 as "Unicode text".
 */
export const TEXT_ENCODINGS = ['utf-8', ...LEGACY_ENCODINGS, 'utf-16le', 'utf-16be'] as const;
export type TextEncoding = (typeof TEXT_ENCODINGS)[number];
