import iconv from 'iconv-lite';
import { LEGACY_ENCODINGS, type LegacyEncoding } from '#shared/values/text/text-encodings.ts';

/** The Windows code pages. Node's decoder reads `euc-kr` without the characters that Windows added, and reports no error. */
const CODE_PAGES: Readonly<Record<LegacyEncoding, string>> = { shift_jis: 'cp932', 'euc-kr': 'cp949', gb18030: 'gb18030' };
const INVALID = '\u{FFFD}';

/** Returns the text in this encoding, or `undefined` if the bytes are not valid in it. */
export function decodeLegacyText(bytes: Uint8Array, encoding: LegacyEncoding): string | undefined {
  const text = iconv.decode(bytes, CODE_PAGES[encoding]);
  return text.includes(INVALID) ? undefined : text;
}

interface Layout {
  /** Whether a byte begins a two-byte character. */
  isLead: (byte: number) => boolean;
  /** Whether a two-byte character is common in everyday text. */
  isUsual: (lead: number, trail: number) => boolean;
}

const isWithin = (byte: number, from: number, to: number): boolean => byte >= from && byte <= to;
const isLeadOfChina = (byte: number): boolean => isWithin(byte, 0x81, 0xfe);

/** The byte ranges of everyday characters. The other ranges hold rare characters and later additions. */
const LAYOUTS: Readonly<Record<LegacyEncoding, Layout>> = {
  shift_jis: {
    isLead: (byte) => isWithin(byte, 0x81, 0x9f) || isWithin(byte, 0xe0, 0xfc),
    // Signs, kana and full-width letters; kanji of level 1.
    isUsual: (lead) => isWithin(lead, 0x81, 0x84) || isWithin(lead, 0x88, 0x98),
  },
  'euc-kr': {
    isLead: isLeadOfChina,
    // Signs and the syllables of KS X 1001.
    isUsual: (lead, trail) => trail >= 0xa1 && (isWithin(lead, 0xa1, 0xa3) || isWithin(lead, 0xb0, 0xc8)),
  },
  gb18030: {
    isLead: isLeadOfChina,
    // Signs and the characters of level 1 of GB 2312.
    isUsual: (lead, trail) => trail >= 0xa1 && (isWithin(lead, 0xa1, 0xa3) || isWithin(lead, 0xb0, 0xd7)),
  },
};

/** Returns the share of non-ASCII characters that are common in an encoding, from 0 to 1. */
function usualShare(bytes: Uint8Array, { isLead, isUsual }: Layout): number {
  let characters = 0;
  let usual = 0;
  for (let position = 0; position < bytes.length; position += 1) {
    const byte = bytes[position] ?? 0;
    if (byte < 0x80) continue;
    characters += 1;
    if (!isLead(byte)) continue;
    position += 1;
    if (isUsual(byte, bytes[position] ?? 0)) usual += 1;
  }
  return characters === 0 ? 0 : usual / characters;
}

/**
 * The share of common characters that identifies an encoding. Text hardly ever reaches it in an encoding listed before its own: about half
 * of the characters of Chinese text are outside the Korean syllables.
 */
const CONVINCING_SHARE = 0.85;

/** Returns the encoding in which the bytes are valid and most characters are common, or `undefined` if they are valid in none. */
export function detectLegacyEncoding(bytes: Uint8Array): LegacyEncoding | undefined {
  const candidates = LEGACY_ENCODINGS.filter((encoding) => decodeLegacyText(bytes, encoding) !== undefined).map((encoding) => ({
    encoding,
    share: usualShare(bytes, LAYOUTS[encoding]),
  }));
  const convincing = candidates.find(({ share }) => share >= CONVINCING_SHARE);
  return (convincing ?? candidates.toSorted((left, right) => right.share - left.share)[0])?.encoding;
}
