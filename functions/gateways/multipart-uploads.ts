import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListPartsCommand,
  S3ServiceException,
  UploadPartCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';

/** An object that is being sent in parts, and storage's own name for that transfer. */
export interface MultipartUpload {
  key: string;
  transferId: string;
}

/** A part that has arrived. Parts are numbered from 1; sizes are bytes. */
export interface UploadedPart {
  number: number;
  size: number;
  etag: string;
}

export interface MultipartUploads {
  /** Begins an object that will be sent in parts. */
  createMultipartUpload(object: { key: string; contentType: string }): Promise<MultipartUpload>;
  /** An address that takes PUTs of exactly this many bytes as this part, until it expires. */
  signPart(transfer: MultipartUpload, part: { number: number; size: number; expiresInSeconds: number }): Promise<string>;
  /** What has arrived, in order; `undefined` once the transfer has been finished or given up. */
  listParts(transfer: MultipartUpload): Promise<UploadedPart[] | undefined>;
  /** Makes the parts one object. Again is harmless. */
  completeMultipartUpload(transfer: MultipartUpload, parts: readonly UploadedPart[]): Promise<void>;
  /** Drops what has arrived; a transfer that is over already is fine. */
  abortMultipartUpload(transfer: MultipartUpload): Promise<void>;
}

/** Answers `undefined` where storage knows no such transfer (any more). */
async function unlessOver<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof S3ServiceException && error.name === 'NoSuchUpload') return undefined;
    throw error;
  }
}

const named = (bucket: string, { key, transferId }: MultipartUpload) => ({ Bucket: bucket, Key: key, UploadId: transferId });

/** Multipart uploads of S3. A listing holds up to 1,000 parts; a file has far fewer. */
export const multipartUploads = (client: S3Client, bucket: string): MultipartUploads => ({
  async createMultipartUpload({ key, contentType }) {
    const { UploadId: transferId } = await client.send(
      new CreateMultipartUploadCommand({ Bucket: bucket, Key: key, ContentType: contentType }),
    );
    if (!transferId) throw new Error(`Storage began no transfer of ${key}`);
    return { key, transferId };
  },
  signPart(transfer, { number, size, expiresInSeconds }) {
    const part = new UploadPartCommand({ ...named(bucket, transfer), PartNumber: number, ContentLength: size });
    return getSignedUrl(client, part, { expiresIn: expiresInSeconds });
  },
  async listParts(transfer) {
    const answer = await unlessOver(client.send(new ListPartsCommand(named(bucket, transfer))));
    return answer && (answer.Parts ?? []).map((part) => ({ number: part.PartNumber ?? 0, size: part.Size ?? 0, etag: part.ETag ?? '' }));
  },
  async completeMultipartUpload(transfer, parts) {
    const Parts = parts.map(({ number, etag }) => ({ PartNumber: number, ETag: etag }));
    await unlessOver(client.send(new CompleteMultipartUploadCommand({ ...named(bucket, transfer), MultipartUpload: { Parts } })));
  },
  async abortMultipartUpload(transfer) {
    await unlessOver(client.send(new AbortMultipartUploadCommand(named(bucket, transfer))));
  },
});
