import { createHash } from 'node:crypto';
import { S3Error } from '#infra/local/storage/s3-error.ts';
import { signaturesMatch, sha256Hex, sign, type ChunkSigning } from '#infra/local/storage/request/signature.ts';

const LINE_MAX_BYTES = 4096;
const TRAILERS_MAX = 16;
const EMPTY_SHA256 = sha256Hex('');

/** Reads lines and counted bytes from a stream. Buffers at most one chunk of it. */
class ByteReader {
  #pending: Buffer = Buffer.alloc(0);
  readonly #source: AsyncIterator<Uint8Array>;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async #pull(): Promise<Buffer> {
    const next = await this.#source.next();
    if (next.done) throw new S3Error('IncompleteBody');
    return Buffer.from(next.value.buffer, next.value.byteOffset, next.value.byteLength);
  }

  async line(): Promise<string> {
    for (;;) {
      const end = this.#pending.indexOf('\r\n');
      if (end > LINE_MAX_BYTES || (end < 0 && this.#pending.length > LINE_MAX_BYTES)) throw new S3Error('IncompleteBody');
      if (end >= 0) {
        const line = this.#pending.toString('latin1', 0, end);
        this.#pending = this.#pending.subarray(end + 2);
        return line;
      }
      this.#pending = Buffer.concat([this.#pending, await this.#pull()]);
    }
  }

  async *take(count: number): AsyncGenerator<Buffer> {
    for (let left = count; left > 0;) {
      if (this.#pending.length === 0) this.#pending = await this.#pull();
      const piece = this.#pending.subarray(0, left);
      this.#pending = this.#pending.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  }

  /** Releases the source, whether or not it was read to its end. */
  async release(): Promise<void> {
    await this.#source.return?.();
  }
}

function parseChunkHeader(line: string): { size: number; signature: string } {
  const match = /^([\da-fA-F]{1,8})(?:;chunk-signature=([\da-f]{64}))?$/.exec(line);
  if (!match) throw new S3Error('IncompleteBody');
  return { size: Number.parseInt(match[1] ?? '', 16), signature: match[2] ?? '' };
}

async function readTrailers(reader: ByteReader, trailers: Map<string, string>): Promise<void> {
  for (let line = await reader.line(); line !== ''; line = await reader.line()) {
    if (trailers.size === TRAILERS_MAX) throw new S3Error('IncompleteBody');
    const [name = '', ...value] = line.split(':');
    trailers.set(name.trim().toLowerCase(), value.join(':').trim());
  }
}

function checkTrailerSignature(trailers: Map<string, string>, signing: ChunkSigning, previous: string): void {
  const signature = trailers.get('x-amz-trailer-signature');
  trailers.delete('x-amz-trailer-signature');
  if (trailers.size === 0) return;
  const canonical = [...trailers].map(([name, value]) => `${name}:${value}\n`).join('');
  const expected = sign(signing.key, 'AWS4-HMAC-SHA256-TRAILER', signing.date, signing.scope, previous, sha256Hex(canonical));
  if (!signaturesMatch(expected, signature ?? '')) throw new S3Error('SignatureDoesNotMatch');
}

async function* decode(reader: ByteReader, signing: ChunkSigning | null, trailers: Map<string, string>): AsyncGenerator<Buffer> {
  let previous = signing?.seed ?? '';
  for (;;) {
    const { size, signature } = parseChunkHeader(await reader.line());
    const hash = createHash('sha256');
    for await (const piece of reader.take(size)) {
      if (signing) hash.update(piece);
      yield piece;
    }
    if (signing) {
      const { key, date, scope } = signing;
      const expected = sign(key, 'AWS4-HMAC-SHA256-PAYLOAD', date, scope, previous, EMPTY_SHA256, hash.digest('hex'));
      if (!signaturesMatch(expected, signature)) throw new S3Error('SignatureDoesNotMatch');
      previous = signature;
    }
    if (size === 0) break;
    if ((await reader.line()) !== '') throw new S3Error('IncompleteBody');
  }
  await readTrailers(reader, trailers);
  if (signing) checkTrailerSignature(trailers, signing, previous);
}

/**
 * Decodes an aws-chunked body as a stream, and verifies signatures if `signing` is set. An invalid
 * chunk throws after its data was yielded, so the caller must discard the data of a body that fails. The trailing headers
 * are in `trailers` once the body has ended.
 */
export async function* decodeChunks(
  source: AsyncIterable<Uint8Array>,
  signing: ChunkSigning | null,
  trailers: Map<string, string>,
): AsyncGenerator<Buffer> {
  const reader = new ByteReader(source);
  try {
    yield* decode(reader, signing, trailers);
  } finally {
    await reader.release();
  }
}
