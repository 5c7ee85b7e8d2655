import { describe, expect, it } from 'vitest';
import { type ZipEntry, zipPieces } from '#functions/domain/zip.ts';
import { readZip } from '#test/support/billing/read-zip.ts';

async function zipOf(entries: ZipEntry[]): Promise<Buffer> {
  async function* all() {
    yield* entries;
  }
  return Buffer.concat(await Array.fromAsync(zipPieces(all())));
}

describe('a ZIP file', () => {
  it('contains its entries in their order', async () => {
    const entries = ['one', 'two', ''].map((text, index) => ({ name: `${index}.txt`, bytes: Buffer.from(text), day: '2026-12-01' }));
    expect(readZip(await zipOf(entries))).toEqual([
      ['0.txt', 'one'],
      ['1.txt', 'two'],
      ['2.txt', ''],
    ]);
  });

  /** The bytes of a file that `unzip -t` and Python's zipfile accept. */
  it('states day, checksum and sizes of each entry in the format of the specification', async () => {
    const zip = await zipOf([{ name: 'a.txt', bytes: Buffer.from('hello'), day: '2026-12-01' }]);
    expect(zip.subarray(0, 40).toString('hex')).toBe('504b03041400000000000000815d86a61036050000000500000005000000612e74787468656c6c6f');
  });

  it('is valid without entries', async () => {
    expect(readZip(await zipOf([]))).toEqual([]);
  });
});
