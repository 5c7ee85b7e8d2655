import type { MultipartUploads, UploadedPart } from '#functions/platform/gateways/multipart-uploads.ts';

/** Minimum size of a part, except the last one: S3 rejects smaller ones. */
const PART_MIN_BYTES = 5 * 2 ** 20;

/** Writes a file as a multipart upload, with at most one part in memory. Aborts a failed upload. */
export async function writeParts(
  files: Pick<MultipartUploads, 'createMultipartUpload' | 'uploadPart' | 'completeMultipartUpload' | 'abortMultipartUpload'>,
  object: { key: string; contentType: string },
  pieces: AsyncIterable<string | Uint8Array>,
): Promise<void> {
  const transfer = await files.createMultipartUpload(object);
  try {
    const parts: UploadedPart[] = [];
    let pending: Uint8Array[] = [];
    let size = 0;
    const flush = async () => {
      parts.push(await files.uploadPart(transfer, { number: parts.length + 1, body: Buffer.concat(pending) }));
      [pending, size] = [[], 0];
    };
    for await (const piece of pieces) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
      pending.push(bytes);
      size += bytes.length;
      if (size >= PART_MIN_BYTES) await flush();
    }
    if (size > 0) await flush();
    await files.completeMultipartUpload(transfer, parts);
  } catch (error) {
    await files.abortMultipartUpload(transfer);
    throw error;
  }
}
