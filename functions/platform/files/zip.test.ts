import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type ZipEntry, zipChunks } from '#functions/platform/files/zip.ts';
import { readZip, readZipBytes } from '#test/support/billing/read-zip.ts';

async function zipOf(entries: readonly ZipEntry[]): Promise<Buffer> {
  async function* all() {
    yield* entries;
  }
  return Buffer.concat(await Array.fromAsync(zipChunks(all())));
}

async function* piecesOf(pieces: readonly Uint8Array[]) {
  yield* pieces;
}

const DAY = '2026-12-01';

describe('zipChunks', () => {
  it('writes entries in the given order', async () => {
    const entries = ['one', 'two', ''].map((text, index) => ({ name: `${index}.txt`, bytes: Buffer.from(text), day: DAY }));
    expect(readZip(await zipOf(entries))).toEqual([
      ['0.txt', 'one'],
      ['1.txt', 'two'],
      ['2.txt', ''],
    ]);
  });

  /** The bytes of a file that `unzip -t` and Python's zipfile accept. */
  it('writes date, checksum and sizes of each entry in the format of the specification', async () => {
    const zip = await zipOf([{ name: 'a.txt', bytes: Buffer.from('hello'), day: DAY }]);
    expect(zip.subarray(0, 40).toString('hex')).toBe('504b03041400000800000000815d86a61036050000000500000005000000612e74787468656c6c6f');
  });

  it('writes a valid file without entries', async () => {
    expect(readZip(await zipOf([]))).toEqual([]);
  });

  it('writes streamed entries completely, with and without compression', async () => {
    const content = fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 5 });
    const streamed = fc.record({ pieces: content, isCompressed: fc.boolean() });
    const stored = fc.record({ bytes: fc.uint8Array({ maxLength: 300 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(streamed, stored), { maxLength: 6 }), async (contents) => {
        const entries = contents.map((one, index): ZipEntry => {
          const head = { name: `folder/${index}`, day: DAY };
          return 'bytes' in one ? { ...head, bytes: one.bytes } : { ...head, ...one, pieces: piecesOf(one.pieces) };
        });
        const expected = contents.map((one) => Buffer.concat('bytes' in one ? [one.bytes] : one.pieces));
        const read = readZipBytes(await zipOf(entries));
        expect([...read.values()].map((bytes) => bytes.toString('hex'))).toEqual(expected.map((bytes) => bytes.toString('hex')));
      }),
    );
  });

  it.each([true, false])('throws if an entry fails after its first chunk (compressed: %s)', async (isCompressed) => {
    async function* failing() {
      yield Buffer.from('begun');
      throw new Error('The connection was lost');
    }
    const entry = { name: 'a', day: DAY, pieces: failing(), isCompressed };
    await expect(zipOf([entry])).rejects.toThrow('The connection was lost');
  });

  it('closes the source of an entry if the reader stops', async () => {
    const closed: string[] = [];
    async function* endless() {
      try {
        for (;;) yield Buffer.alloc(1_000);
      } finally {
        closed.push('content');
      }
    }
    async function* entries(): AsyncGenerator<ZipEntry> {
      try {
        yield { name: 'a', day: DAY, pieces: endless(), isCompressed: false };
      } finally {
        closed.push('entries');
      }
    }
    for await (const piece of zipChunks(entries())) if (piece.byteLength >= 1_000) break;
    await vi.waitFor(() => expect(closed).toEqual(['content', 'entries']));
  });
});
