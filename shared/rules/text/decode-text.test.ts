import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText, detectEncoding } from '#shared/rules/text/decode-text.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
/** 会社名,髙橋(株) in the Shift_JIS of Windows. */
const SHIFT_JIS = Uint8Array.of(0x89, 0xef, 0x8e, 0xd0, 0x96, 0xbc, 0x2c, 0xfb, 0xfc, 0x8b, 0xb4, 0x87, 0x8a);

describe('a text file', () => {
  it('is UTF-8 with or without byte order mark, which is no part of the text', () => {
    expect(detectEncoding(utf8('会社名'))).toBe('utf-8');
    expect(decodeText(utf8('\u{FEFF}会社名'), 'utf-8')).toBe('会社名');
  });

  it('is Shift_JIS where its bytes are no UTF-8, with the characters of Windows', () => {
    expect(detectEncoding(SHIFT_JIS)).toBe('shift_jis');
    expect(decodeText(SHIFT_JIS, 'shift_jis')).toBe('会社名,髙橋㈱');
  });

  it.each([
    ['a workbook', Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x14, 0, 0, 0)],
    ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x61, 0x00)],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff)],
  ])('is not %s', (_, bytes) => expect(detectEncoding(bytes)).toBeUndefined());

  it('reads every text in UTF-8 back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!text.includes('\0') && !text.startsWith('\u{FEFF}'));
        expect(decodeText(utf8(text), 'utf-8')).toBe(text);
      }),
    );
  });
});
