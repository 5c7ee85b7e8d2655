import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText, detectEncoding } from '#functions/platform/text/decode-text.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
/** 会社名,髙橋(株) in Windows' Shift_JIS. */
const SHIFT_JIS = Uint8Array.of(0x89, 0xef, 0x8e, 0xd0, 0x96, 0xbc, 0x2c, 0xfb, 0xfc, 0x8b, 0xb4, 0x87, 0x8a);

describe('detectEncoding and decodeText', () => {
  it('read UTF-8 with or without a byte order mark, and remove the mark from the text', () => {
    expect(detectEncoding(utf8('会社名'))).toBe('utf-8');
    expect(decodeText(utf8('\u{FEFF}会社名'), 'utf-8')).toBe('会社名');
  });

  it('read Shift_JIS if the bytes are not valid UTF-8, with the additional characters of Windows', () => {
    expect(detectEncoding(SHIFT_JIS)).toBe('shift_jis');
    expect(decodeText(SHIFT_JIS, 'shift_jis')).toBe('会社名,髙橋㈱');
  });

  it.each([
    ['shift_jis', '新商品/表紙①', [0x90, 0x56, 0x8f, 0xa4, 0x95, 0x69, 0x2f, 0x95, 0x5c, 0x8e, 0x86, 0x87, 0x40]],
    ['euc-kr', '회사명,김철수', [0xc8, 0xb8, 0xbb, 0xe7, 0xb8, 0xed, 0x2c, 0xb1, 0xe8, 0xc3, 0xb6, 0xbc, 0xf6]],
    ['euc-kr', '똠방각하', [0x8c, 0x63, 0xb9, 0xe6, 0xb0, 0xa2, 0xc7, 0xcf]],
    ['gb18030', '公司名称,张伟', [0xb9, 0xab, 0xcb, 0xbe, 0xc3, 0xfb, 0xb3, 0xc6, 0x2c, 0xd5, 0xc5, 0xce, 0xb0]],
  ] as const)('choose the encoding in which the characters are common: %s', (encoding, text, bytes) => {
    expect(detectEncoding(Uint8Array.from(bytes))).toBe(encoding);
    expect(decodeText(Uint8Array.from(bytes), encoding)).toBe(text);
  });

  it.each([
    ['utf-16le', [0xff, 0xfe, 0x1a, 0x4f, 0x61, 0x00]],
    ['utf-16be', [0xfe, 0xff, 0x4f, 0x1a, 0x00, 0x61]],
  ] as const)('read UTF-16 with a byte order mark: %s', (encoding, bytes) => {
    expect(detectEncoding(Uint8Array.from(bytes))).toBe(encoding);
    expect(decodeText(Uint8Array.from(bytes), encoding)).toBe('会a');
  });

  it.each([
    ['a workbook', Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x14, 0, 0, 0)],
    ['UTF-16 without byte order mark', Uint8Array.of(0x61, 0x00, 0x62, 0x00)],
    ['UTF-16 that ends within a character', Uint8Array.of(0xff, 0xfe, 0x61)],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff)],
  ])('detect no encoding for %s', (_, bytes) => expect(detectEncoding(bytes)).toBeUndefined());

  it('return every text that was encoded as UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!text.includes('\0') && !text.startsWith('\u{FEFF}'));
        expect(decodeText(utf8(text), 'utf-8')).toBe(text);
      }),
    );
  });
});
