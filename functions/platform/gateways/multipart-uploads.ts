import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListPartsCommand,
  type Part,
  S3ServiceException,
  UploadPartCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';

/** An unfinished multipart upload. `transferId`: the upload id of S3. */
export interface MultipartUpload {
  key: string;
  transferId: string;
}

/** An uploaded part. Numbers start at 1; sizes are bytes. */
export interface UploadedPart {
  number: number;
  size: number;
  etag: string;
}

export interface MultipartUploads {
  createMultipartUpload(object: { key: string; contentType: string }): Promise<MultipartUpload>;
  /** Returns a presigned URL that accepts PUTs of exactly this many bytes as this part. */
  signPart(transfer: MultipartUpload, part: { number: number; size: number; expiresInSeconds: number }): Promise<string>;
  /** Uploads a part. Every part but the last must have at least 5 MB. */
  uploadPart(transfer: MultipartUpload, part: { number: number; body: Uint8Array }): Promise<UploadedPart>;
  /** Returns the uploaded parts in order, or `undefined` if the upload was completed or aborted. */
  listParts(transfer: MultipartUpload): Promise<UploadedPart[] | undefined>;
  /** Joins the parts to one object. Idempotent. */
  completeMultipartUpload(transfer: MultipartUpload, parts: readonly UploadedPart[]): Promise<void>;
  /** Deletes the uploaded parts. Idempotent. */
  abortMultipartUpload(transfer: MultipartUpload): Promise<void>;
}

/** Returns the answer, or `undefined` if the upload does not exist or no longer exists. */
async function undefinedIfNoUpload<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof S3ServiceException && error.name === 'NoSuchUpload') return undefined;
    throw error;
  }
}

function toUploadedPart({ PartNumber: number, Size: size, ETag: etag }: Part): UploadedPart {
  if (number === undefined || size === undefined || etag === undefined) throw new Error('S3 listed a part without number, size or ETag');
  return { number, size, etag };
}

const uploadOf = (bucket: string, { key, transferId }: MultipartUpload) => ({ Bucket: bucket, Key: key, UploadId: transferId });

/** Creates the multipart uploads of a bucket. A listing returns up to 1,000 parts; a file has far fewer. */
export const multipartUploads = (client: S3Client, bucket: string): MultipartUploads => ({
  async createMultipartUpload({ key, contentType }) {
    const { UploadId: transferId } = await client.send(
      new CreateMultipartUploadCommand({ Bucket: bucket, Key: key, ContentType: contentType }),
    );
    if (!transferId) throw new Error(`S3 returned no upload id for ${key}`);
    return { key, transferId };
  },
  signPart(transfer, { number, size, expiresInSeconds }) {
    const part = new UploadPartCommand({ ...uploadOf(bucket, transfer), PartNumber: number, ContentLength: size });
    return getSignedUrl(client, part, { expiresIn: expiresInSeconds });
  },
  async uploadPart(transfer, { number, body }) {
    const { ETag: etag } = await client.send(new UploadPartCommand({ ...uploadOf(bucket, transfer), PartNumber: number, Body: body }));
    return toUploadedPart({ PartNumber: number, Size: body.byteLength, ETag: etag });
  },
  async listParts(transfer) {
    const answer = await undefinedIfNoUpload(client.send(new ListPartsCommand(uploadOf(bucket, transfer))));
    return answer && (answer.Parts ?? []).map(toUploadedPart);
  },
  async completeMultipartUpload(transfer, parts) {
    const Parts = parts.map(({ number, etag }) => ({ PartNumber: number, ETag: etag }));
    await undefinedIfNoUpload(
      client.send(new CompleteMultipartUploadCommand({ ...uploadOf(bucket, transfer), MultipartUpload: { Parts } })),
    );
  },
  async abortMultipartUpload(transfer) {
    await undefinedIfNoUpload(client.send(new AbortMultipartUploadCommand(uploadOf(bucket, transfer))));
  },
});
