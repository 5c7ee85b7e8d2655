import { crc32 } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ArchiveEntry, openArchive, RefusedArchive } from '#functions/bulk-upload/jobs/unpack-bulk-upload/archive/open-archive.ts';
import { inspectContent, withLimits } from '#functions/bulk-upload/jobs/unpack-bulk-upload/inspect-content.ts';
import { BULK_UPLOAD_MAX, MEGABYTE } from '#shared/model/limits.ts';
import { type TestEntry, zipArchive } from '#test/support/media/zip-archive.ts';

const PNG = Buffer.concat([Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'), Buffer.alloc(1_000, 7)]);
const SHIFT_JIS = Buffer.from([0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea]); // 日本語
const EUC_KR = Buffer.from([0xbc, 0xad, 0xbf, 0xef]); // 서울
const GBK = Buffer.from([0xc9, 0xcc, 0xc6, 0xb7, 0xc1, 0xd0, 0xb1, 0xed]); // 商品列表
const MAC = '__MACOSX/._A1.png';

const open = (archive: Uint8Array): Promise<ArchiveEntry[]> =>
  openArchive(archive.byteLength, (start, end) => Promise.resolve(archive.subarray(start, end)));

/** The outcome of every file of an archive, or why the archive is refused. */
async function outcomesOf(archive: Uint8Array): Promise<Record<string, string> | string> {
  try {
    const outcomes: Record<string, string> = {};
    for (const { entry, fault } of withLimits(await open(archive), 30)) {
      const content = fault ?? (await inspectContent(entry, 30));
      outcomes[entry.path] = typeof content === 'string' ? content : `${content.type} ${content.bytes.byteLength}`;
    }
    return outcomes;
  } catch (error) {
    if (error instanceof RefusedArchive) return error.fault;
    throw error;
  }
}

const one = (entry: Partial<TestEntry>): Buffer => zipArchive([{ name: 'A1.png', content: PNG, ...entry }]);
const unicodePath = (name: Buffer, text: string): Buffer => {
  const data = Buffer.concat([Buffer.from([1]), Buffer.alloc(4), Buffer.from(text)]);
  data.writeUInt32LE(crc32(name), 1);
  return Buffer.concat([Buffer.from([0x75, 0x70, data.length, 0]), data]);
};
const bomb = (entry: Partial<TestEntry> = {}): TestEntry => ({
  name: 'A1.png',
  content: Buffer.concat([PNG, Buffer.alloc(20 * MEGABYTE)]),
  ...entry,
});

describe('openArchive with ordinary archives', () => {
  it.each([
    ['compressed', one({}), { 'A1.png': 'image/png 1008' }],
    ['stored', one({ isStored: true }), { 'A1.png': 'image/png 1008' }],
    ['of ZIP64', zipArchive([{ name: 'A1.png', content: PNG, isZip64: true }], { isZip64: true }), { 'A1.png': 'image/png 1008' }],
    ['with names declared as UTF-8', one({ name: '日本語/A1.png', flags: 0x8_00 }), { '日本語/A1.png': 'image/png 1008' }],
    ['with names in UTF-8 that are not declared as UTF-8', one({ name: '日本語/A1.png' }), { '日本語/A1.png': 'image/png 1008' }],
    ['with names in Shift_JIS', one({ name: Buffer.concat([SHIFT_JIS, Buffer.from('\\A1.png')]) }), { '日本語/A1.png': 'image/png 1008' }],
    ['with names in EUC-KR', one({ name: Buffer.concat([EUC_KR, Buffer.from('/A1.png')]) }), { '서울/A1.png': 'image/png 1008' }],
    [
      'with names in GBK, of which a single name could be Korean',
      zipArchive([
        { name: Buffer.from([0xb1, 0xb1, 0xbe, 0xa9]), content: PNG },
        { name: Buffer.concat([GBK, Buffer.from('/A1.png')]), content: PNG },
      ]),
      { 北京: 'image/png 1008', '商品列表/A1.png': 'image/png 1008' },
    ],
    [
      'with names in Shift_JIS and in UTF-8',
      one({ name: SHIFT_JIS, extra: unicodePath(SHIFT_JIS, 'en/B1.png') }),
      { 'en/B1.png': 'image/png 1008' },
    ],
    ['with names in no known encoding', one({ name: Buffer.from([0x41, 0xff, 0x2e]) }), { 'A\u00A0.': 'image/png 1008' }],
    [
      'with system files of macOS and Windows',
      zipArchive([
        { name: 'en/', content: '' },
        { name: 'en/A1.png', content: PNG },
        { name: MAC, content: 'x' },
        { name: '.DS_Store', content: 'x' },
        { name: 'en/Thumbs.db', content: 'x' },
        { name: 'desktop.ini', content: 'x' },
      ]),
      { 'en/A1.png': 'image/png 1008' },
    ],
    [
      'with two files of one path',
      zipArchive([
        { name: 'A1.png', content: PNG },
        { name: 'A1.png', content: PNG },
      ]),
      { 'A1.png': 'image/png 1008', 'A1.png (2)': 'image/png 1008' },
    ],
  ])('reads an archive: %s', async (_, archive, expected) => {
    expect(await outcomesOf(archive)).toEqual(expected);
  });
});

describe('openArchive with hostile archives', () => {
  const hostile: [string, Buffer, Record<string, string> | string][] = [
    ['no archive at all', Buffer.from('not a ZIP file, but long enough for one'), 'not-zip'],
    ['an empty file', Buffer.alloc(0), 'not-zip'],
    ['a truncated archive', one({}).subarray(0, -30), 'not-zip'],
    ['an archive without its beginning', one({}).subarray(40), 'not-zip'],
    ['a directory that declares more entries than it has', zipArchive([{ name: 'A1.png', content: PNG }], { count: 3 }), 'not-zip'],
    [
      'a ZIP64 directory that declares a billion entries',
      zipArchive([{ name: 'A1.png', content: PNG }], { count: 1e9, isZip64: true }),
      'too-many-files',
    ],
    ['a path outside the target folder', one({ name: '../../A1.png' }), { '../../A1.png': 'unsafe-path' }],
    ['a path outside the target folder, with backslashes', one({ name: '..\\A1.png' }), { '../A1.png': 'unsafe-path' }],
    ['an absolute path', one({ name: '/etc/A1.png' }), { '/etc/A1.png': 'unsafe-path' }],
    ['a drive letter', one({ name: 'C:\\A1.png' }), { 'C:/A1.png': 'unsafe-path' }],
    ['a NUL in a name', one({ name: 'A1.png\u0000.txt', flags: 0x8_00 }), { 'A1.png\u0000.txt': 'unsafe-path' }],
    ['a name of two thousand characters', one({ name: 'a'.repeat(2_000) }), { ['a'.repeat(2_000)]: 'unsafe-path' }],
    ['a symbolic link', one({ content: '/etc/passwd', unixMode: 0o120_777 }), { 'A1.png': 'unsafe-path' }],
    ['an encrypted file', one({ flags: 1 }), { 'A1.png': 'encrypted' }],
    ['a file encrypted with AES', one({ method: 99, flags: 1 }), { 'A1.png': 'encrypted' }],
    ['a file compressed by Deflate64', one({ method: 9 }), { 'A1.png': 'unsupported-compression' }],
    ['a file compressed by BZIP2', one({ method: 12 }), { 'A1.png': 'unsupported-compression' }],
    ['a file compressed by LZMA', one({ method: 14 }), { 'A1.png': 'unsupported-compression' }],
    ['an archive in an archive', one({ content: one({}), isStored: true }), { 'A1.png': 'nested-archive' }],
    ['a file that is empty', one({ content: '' }), { 'A1.png': 'empty' }],
    ['a program with the name of a picture', one({ content: 'MZ'.repeat(100) }), { 'A1.png': 'unsupported' }],
    ['a wrong checksum', one({ crc: 1 }), { 'A1.png': 'damaged' }],
    ['invalid compressed data', one({ isStored: true, method: 8 }), { 'A1.png': 'damaged' }],
    ['a ZIP bomb that declares its size', zipArchive([bomb({ declaredSize: 400 * MEGABYTE })]), { 'A1.png': 'too-large' }],
    ['a ZIP bomb that declares less than it contains', zipArchive([bomb({ declaredSize: 2_000 })]), { 'A1.png': 'damaged' }],
    ['a file that declares more than it contains', one({ declaredSize: 5_000 }), { 'A1.png': 'damaged' }],
    [
      'entries with overlapping bytes',
      zipArchive([bomb(), ...Array.from({ length: 50 }, (_, index) => bomb({ name: `B${index}.png`, sharedWith: 0 }))]),
      'overlapping',
    ],
  ];

  it.each(hostile)('reports the expected fault for %s', async (_, archive, expected) => {
    expect(await outcomesOf(archive)).toEqual(expected);
  });

  it('passes the first bytes of a file to the caller once, and stops inflating if the caller refuses', async () => {
    const [entry] = await open(zipArchive([{ name: 'A1.png', content: Buffer.alloc(25 * MEGABYTE) }]));
    const asked: number[] = [];
    expect(await entry?.read((head) => asked.push(head.byteLength) < 0)).toBeUndefined();
    expect(asked).toEqual([64]);
  });

  it('limits the number of files and their total inflated size', () => {
    const entry = (size: number): ArchiveEntry => ({ path: 'a', size, fault: null, read: () => Promise.resolve(undefined) });
    const many = withLimits(
      Array.from({ length: BULK_UPLOAD_MAX.files + 1 }, () => entry(1)),
      30,
    );
    expect(many.map(({ fault }) => fault).slice(-2)).toEqual([null, 'too-many-files']);
    const heavy = withLimits(
      Array.from({ length: 100 }, () => entry(30 * MEGABYTE)),
      30,
    );
    expect(heavy.filter(({ fault }) => fault === null)).toHaveLength(Math.floor((2 * BULK_UPLOAD_MAX.fileMb) / 30));
  });

  it('rethrows failures of the storage instead of reporting a damaged archive', async () => {
    const archive = zipArchive([{ name: 'A1.png', content: PNG }]);
    const outage = new Error('storage is down');
    let isDown = false;
    const [entry] = await openArchive(archive.length, (start, end) =>
      isDown ? Promise.reject(outage) : Promise.resolve(archive.subarray(start, end)),
    );
    expect(await entry?.read(() => true)).toHaveLength(PNG.length);
    isDown = true;
    await expect(openArchive(archive.length, () => Promise.reject(outage))).rejects.toBe(outage);
  });

  it('fails only with a fault of the archive or of a file, whatever bytes are damaged', async () => {
    const archive = zipArchive([
      { name: 'A1.png', content: PNG },
      { name: 'en/B1.png', content: PNG, isStored: true },
    ]);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(archive.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }), async (damage) => {
        const damaged = Buffer.from(archive);
        for (const [at, byte] of damage) damaged[at] = byte;
        await outcomesOf(damaged);
      }),
      { numRuns: 300 },
    );
  });
});
