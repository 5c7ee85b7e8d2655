import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from '#functions/platform/text/decode-text.ts';
import { encodeShiftJis, encodeUtf8 } from '#functions/platform/text/encode-text.ts';

describe('encodeUtf8', () => {
  it('begins with a byte order mark', () => expect(Array.from(encodeUtf8('a'))).toEqual([0xef, 0xbb, 0xbf, 0x61]));
});

describe('encodeShiftJis', () => {
  it('encodes Japanese text with the additional characters of Windows', () => {
    const { bytes, missing } = encodeShiftJis('㈱髙橋,～');
    expect([decodeText(bytes, 'shift_jis'), missing]).toEqual(['㈱髙橋,～', []]);
  });

  it('writes a similar character where Windows has one, and marks and lists characters that are missing', () => {
    const { bytes, missing } = encodeShiftJis('〜−𠮷김𠮷');
    expect([decodeText(bytes, 'shift_jis'), missing]).toEqual(['～－〓〓〓', ['𠮷', '김']]);
  });

  it('keeps the number of characters of every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!text.includes('\0'));
        expect(Array.from(decodeText(encodeShiftJis(text).bytes, 'shift_jis') ?? '')).toHaveLength(Array.from(text).length);
      }),
    );
  });
});
