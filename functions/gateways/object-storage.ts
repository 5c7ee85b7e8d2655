import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3ServiceException,
  type S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { multipartUploads, type MultipartUploads } from '#functions/gateways/multipart-uploads.ts';

/** An object as a listing shows it. */
export interface StoredObject {
  key: string;
  etag: string;
  storedAt: Date;
}

/** A part of an object, and what it is a part of. */
export interface ObjectRange {
  /** `undefined`: there is nothing where the range lies. */
  bytes: Uint8Array | undefined;
  first: number;
  size: number;
}

interface ObjectHeaders {
  contentType: string;
  cacheControl: string;
}

interface ObjectToWrite extends ObjectHeaders {
  key: string;
  body: Uint8Array | string;
  /** Told with it, as `content-language`. */
  contentLanguage?: string | undefined;
  /** Kept with the object and told with it, as `x-amz-meta-<name>`. Lower case. */
  metadata?: Readonly<Record<string, string>> | undefined;
  /**
   * What has to be under the key for the write to be made: the object with this etag, or nothing (`null`).
   * Left out: whatever is there is replaced.
   */
  replaces?: string | null;
}

/** One bucket. */
export interface ObjectStorage extends MultipartUploads {
  readonly bucket: string;
  /** An address that takes one PUT of exactly this type and size under this key, until it expires. */
  signUpload(upload: { key: string; contentType: string; size: number; expiresInSeconds: number }): Promise<string>;
  /** Size in bytes, or `undefined` where there is nothing. */
  sizeOf(key: string): Promise<number | undefined>;
  read(key: string): Promise<Uint8Array | undefined>;
  /** The part of an object that one range (`bytes=0-99`) names. */
  readRange(key: string, range: string): Promise<ObjectRange | undefined>;
  /** Everything under a prefix, by key. */
  list(prefix: string): Promise<Map<string, StoredObject>>;
  /** `false` when `replaces` no longer held, and nothing was written. */
  write(object: ObjectToWrite): Promise<boolean>;
  /** Copies an object of any bucket here, with new headers. `false` when there is nothing to copy. */
  copyFrom(source: { bucket: string; key: string }, target: ObjectHeaders & { key: string }): Promise<boolean>;
  /** Removes objects; those already gone are fine. */
  remove(keys: readonly string[]): Promise<void>;
}

/** DeleteObjects takes at most 1,000 keys. */
const KEYS_PER_REMOVAL = 1_000;

const isMissing = (error: unknown): boolean => error instanceof NoSuchKey || error instanceof NotFound;

/** 412: the condition failed; 409: a concurrent conditional write won; 404: the object to be replaced is gone. */
const isSuperseded = (error: unknown): boolean =>
  error instanceof S3ServiceException && [404, 409, 412].includes(error.$metadata.httpStatusCode ?? 0);

const isBeyondTheEnd = (error: unknown): boolean => error instanceof S3ServiceException && error.$metadata.httpStatusCode === 416;

const bare = (etag: string | undefined): string => (etag ?? '').replaceAll('"', '');

async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/**
 * A bucket of S3. The client must be made with `requestChecksumCalculation: 'WHEN_REQUIRED'`: otherwise signed
 * addresses demand a checksum that no browser sends.
 */
export function objectStorage(client: S3Client, bucket: string): ObjectStorage {
  async function* pages(prefix: string) {
    let token: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ...(token && { ContinuationToken: token }) }),
      );
      yield page.Contents ?? [];
      token = page.NextContinuationToken;
    } while (token !== undefined);
  }

  const sizeOf = async (key: string): Promise<number | undefined> =>
    (await unlessMissing(client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }))))?.ContentLength;

  return {
    ...multipartUploads(client, bucket),
    bucket,
    signUpload: ({ key, contentType, size, expiresInSeconds }) =>
      getSignedUrl(client, new PutObjectCommand({ Bucket: bucket, Key: key, ContentType: contentType, ContentLength: size }), {
        expiresIn: expiresInSeconds,
        signableHeaders: new Set(['host', 'content-type', 'content-length']),
      }),
    sizeOf,
    read: async (key) =>
      (await unlessMissing(client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))))?.Body?.transformToByteArray(),
    async readRange(key, range) {
      try {
        const answer = await unlessMissing(client.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range: range })));
        const [, first, size] = /^bytes (\d+)-\d+\/(\d+)$/.exec(answer?.ContentRange ?? '') ?? [];
        return answer && { bytes: await answer.Body?.transformToByteArray(), first: Number(first), size: Number(size) };
      } catch (error) {
        if (!isBeyondTheEnd(error)) throw error;
        return { bytes: undefined, first: 0, size: (await sizeOf(key)) ?? 0 };
      }
    },
    async list(prefix) {
      const found = new Map<string, StoredObject>();
      for await (const page of pages(prefix))
        for (const { Key: key, ETag: etag, LastModified: storedAt } of page)
          if (key && storedAt) found.set(key, { key, etag: bare(etag), storedAt });
      return found;
    },
    async write({ key, body, contentType, cacheControl, contentLanguage, metadata, replaces }) {
      const condition = replaces === undefined ? {} : replaces === null ? { IfNoneMatch: '*' } : { IfMatch: `"${replaces}"` };
      try {
        await client.send(
          new PutObjectCommand({
            Bucket: bucket,
            Key: key,
            Body: body,
            ContentType: contentType,
            CacheControl: cacheControl,
            ...(contentLanguage !== undefined && { ContentLanguage: contentLanguage }),
            ...(metadata && { Metadata: metadata }),
            ...condition,
          }),
        );
        return true;
      } catch (error) {
        if (replaces !== undefined && isSuperseded(error)) return false;
        throw error;
      }
    },
    async copyFrom(source, { key, contentType, cacheControl }) {
      const copy = new CopyObjectCommand({
        Bucket: bucket,
        Key: key,
        CopySource: `${source.bucket}/${source.key}`,
        MetadataDirective: 'REPLACE',
        ContentType: contentType,
        CacheControl: cacheControl,
      });
      return (await unlessMissing(client.send(copy))) !== undefined;
    },
    async remove(keys) {
      for (let start = 0; start < keys.length; start += KEYS_PER_REMOVAL) {
        const Objects = keys.slice(start, start + KEYS_PER_REMOVAL).map((Key) => ({ Key }));
        const { Errors: failed = [] } = await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }));
        if (failed.length > 0)
          throw new Error(`${failed.length} objects could not be removed, first ${failed[0]?.Key}: ${failed[0]?.Message}`);
      }
    },
  };
}
