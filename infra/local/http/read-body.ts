/** The body exceeds the caller's limit. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

/** Reads a whole body. Throws `BodyTooLarge` over `maxBytes` and leaves the rest unread, for the caller to drain. */
export async function readBody(source: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of source) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
