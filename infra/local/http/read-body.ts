/** The body was longer than the caller is willing to hold in memory. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

/** A whole body in memory. Throws `BodyTooLarge` over `maxBytes`; the rest is then left unread for the caller to drain. */
export async function readBody(source: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of source) {
    size += piece.byteLength;
    if (size > maxBytes) throw new BodyTooLarge();
    pieces.push(piece);
  }
  return Buffer.concat(pieces, size);
}
