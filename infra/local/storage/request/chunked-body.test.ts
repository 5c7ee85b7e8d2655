import { describe, expect, it } from 'vitest';
import { decodeChunks } from '#infra/local/storage/request/chunked-body.ts';
import { signingKey, type ChunkSigning } from '#infra/local/storage/request/signature.ts';

/** The worked example of "Signature Calculations for the Authorization Header: Transferring Payload in Multiple Chunks" in the S3 API reference. */
const SCOPE = '20130524/us-east-1/s3/aws4_request';
const signing: ChunkSigning = {
  key: signingKey('wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', SCOPE),
  date: '20130524T000000Z',
  scope: SCOPE,
  seed: '4f232c4386841ef735655705268965c44a0e4690baa4adea153f7db9fa80a0a9',
};
const SIGNATURES = [
  'ad80c730a21e5b8d04586a2213dd63b9a0e99e0e2307b0ade35a65485a288648',
  '0055627c9e194cb4542bae2aa5492e3c1575bbb81b612b7d234b86a503ef5497',
  'b6c6ea8a5354eaf15b3cb7646744f4275b71ea724fed81ceb9323e279d449df9',
];
const signedBody = ([first, second, last] = SIGNATURES) =>
  Buffer.from(
    `10000;chunk-signature=${first}\r\n${'a'.repeat(65_536)}\r\n400;chunk-signature=${second}\r\n${'a'.repeat(1024)}\r\n0;chunk-signature=${last}\r\n\r\n`,
  );

async function* inPieces(body: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < body.length; start += size) yield body.subarray(start, start + size);
}

async function decoded(body: Buffer | string, pieceSize: number, chunkSigning: ChunkSigning | null = null) {
  const trailers = new Map<string, string>();
  const pieces: Buffer[] = [];
  for await (const piece of decodeChunks(inPieces(Buffer.from(body), pieceSize), chunkSigning, trailers)) pieces.push(piece);
  return { text: Buffer.concat(pieces).toString(), trailers: Object.fromEntries(trailers) };
}

describe('decodeChunks', () => {
  it.each([1, 7, 1000, 100_000])('verifies the signatures of AWS’s published example, read %i bytes at a time', async (size) => {
    expect(await decoded(signedBody(), size, signing)).toEqual({ text: 'a'.repeat(66_560), trailers: {} });
  });

  it.each([0, 1, 2])('refuses a wrong signature of chunk %i', async (index) => {
    const body = signedBody(SIGNATURES.with(index, '0'.repeat(64)));
    await expect(decoded(body, 1000, signing)).rejects.toThrow(expect.objectContaining({ code: 'SignatureDoesNotMatch' }));
  });

  it('refuses unsigned chunks if signatures are required', async () => {
    await expect(decoded('1\r\na\r\n0\r\n\r\n', 100, signing)).rejects.toThrow(expect.objectContaining({ code: 'SignatureDoesNotMatch' }));
  });

  it.each([1, 3, 100])('returns data and trailers of a body read %i bytes at a time', async (size) => {
    const body = '3\r\nab\r\r\n2\r\n\nc\r\n0\r\nX-Amz-Checksum-CRC32: AAAAAA==\r\n\r\n';
    expect(await decoded(body, size)).toEqual({ text: 'ab\r\nc', trailers: { 'x-amz-checksum-crc32': 'AAAAAA==' } });
  });

  it.each(['', '3\r\nab', '3\r\nabcd\r\n0\r\n\r\n', 'x\r\n', '3;x=y\r\nabc\r\n0\r\n\r\n', '0\r\n', '0\r\na: b', 'f'.repeat(9000)])(
    'refuses a body with broken framing: case %#',
    async (body) => {
      await expect(decoded(body, 100)).rejects.toThrow(expect.objectContaining({ code: 'IncompleteBody' }));
    },
  );
});
