import { describe, expect, it } from 'vitest';
import { readFile } from '#web/features/editor/languages/file/read-file.ts';
import { FILE_MAX_BYTES } from '#web/features/editor/languages/file/translation-file.ts';

const TEXT = 'id,jp\na#b,茶';
/** Returns a text in UTF-16 with little endian and a byte order mark. */
const inUtf16 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Array.from(`\uFEFF${text}`).flatMap((character) => [character.charCodeAt(0) & 0xff, character.charCodeAt(0) >> 8]));

describe('readFile', () => {
  it.each([
    ['UTF-8', TEXT],
    ['UTF-8 with a byte order mark', `\uFEFF${TEXT}`],
    ['UTF-16 with a byte order mark', inUtf16(TEXT)],
  ])('reads a file in %s', async (_name, content) => {
    const read = await readFile(new Blob([content]));
    expect('texts' in read && read.texts.get('a#b')?.get('jp')).toBe('茶');
  });

  it('refuses another encoding, and a file of more than 5 MB before it reads it', async () => {
    // 茶 in Shift_JIS.
    expect(await readFile(new Blob(['id,jp\na#b,', Uint8Array.from([0x92, 0x83])]))).toEqual({ fault: 'encoding' });
    const padded = (bytes: number) => new Blob([TEXT, ' '.repeat(bytes - new Blob([TEXT]).size)]);
    expect(await readFile(padded(FILE_MAX_BYTES + 1))).toEqual({ fault: 'too-large' });
    expect(await readFile(padded(FILE_MAX_BYTES))).toHaveProperty('texts');
  });
});
