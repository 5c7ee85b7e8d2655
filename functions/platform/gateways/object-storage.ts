import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
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
import { multipartUploads, type MultipartUploads } from '#functions/platform/gateways/multipart-uploads.ts';

/** An object in a listing. */
export interface StoredObject {
  key: string;
  etag: string;
  storedAt: Date;
  /** Size in bytes. */
  bytes: number;
}

/** A range of an object. */
export interface ObjectRange {
  /** The content of the range; `undefined` if the range is outside the object. */
  bytes: Uint8Array | undefined;
  /** Position of the first byte. */
  first: number;
  /** Size of the whole object in bytes. */
  size: number;
}

interface ObjectHeaders {
  contentType: string;
  cacheControl: string;
  /** Stored as `x-amz-meta-<name>`; names in lower case. */
  metadata?: Readonly<Record<string, string>> | undefined;
}

interface ObjectToWrite extends ObjectHeaders {
  key: string;
  body: Uint8Array | string;
  /** Stored as `content-language`. */
  contentLanguage?: string | undefined;
  /** Requires that the key holds the object with this ETag, or no object (`null`). If absent, any object is replaced. */
  replaces?: string | null;
  /** The time until which the object cannot be deleted or replaced; its bucket needs object lock. S3 verifies the SHA-256 of the body. */
  lockedUntil?: Date | undefined;
}

/** The URL and the headers of a presigned upload. */
interface SignedUpload {
  url: string;
  headers: Readonly<Record<string, string>>;
}

export interface ObjectStorage extends MultipartUploads {
  readonly bucket: string;
  /**
   * Returns a presigned URL that accepts one PUT of exactly this type and size under this key, with these headers. Once the object exists,
   * S3 answers each further PUT with 412, so that a checked object cannot be replaced.
   */
  signUpload(upload: { key: string; contentType: string; size: number; expiresInSeconds: number }): Promise<SignedUpload>;
  /** Returns a presigned URL that downloads the object as a file of this name. */
  signDownload(object: { key: string; fileName: string; expiresInSeconds: number }): Promise<string>;
  /** Returns the size in bytes, or `undefined` if there is no object. */
  sizeOf(key: string): Promise<number | undefined>;
  /** Returns the metadata of an object, or `undefined` if there is none. */
  metadataOf(key: string): Promise<Readonly<Record<string, string>> | undefined>;
  /** Returns the ETag of an object, without quotes, or `undefined` if there is none. */
  etagOf(key: string): Promise<string | undefined>;
  read(key: string): Promise<Uint8Array | undefined>;
  /** Returns the content of an object in chunks, or `undefined` if there is no object. */
  stream(key: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Returns a single range (`bytes=0-99`) of an object, or `undefined` if there is no object. */
  readRange(key: string, range: string): Promise<ObjectRange | undefined>;
  /** Returns all objects under a prefix, by key. */
  list(prefix: string): Promise<Map<string, StoredObject>>;
  /** Writes an object. Returns `false`, without writing, if the condition `replaces` fails. */
  write(object: ObjectToWrite): Promise<boolean>;
  /** Copies an object from any bucket to this one, with new headers. Returns `false` if there is no such object. */
  copyFrom(source: { bucket: string; key: string }, target: ObjectHeaders & { key: string }): Promise<boolean>;
  /** Removes objects. Idempotent. */
  remove(keys: readonly string[]): Promise<void>;
}

/** The maximum number of keys in one DeleteObjects request. */
const KEYS_PER_REMOVAL = 1_000;

const isMissing = (error: unknown): boolean => error instanceof NoSuchKey || error instanceof NotFound;

/**
 * Whether a conditional write failed. 412: the condition failed; 409: a concurrent conditional write succeeded; 404: the object to be
 * replaced is gone.
 */
const isSuperseded = (error: unknown): boolean =>
  error instanceof S3ServiceException && [404, 409, 412].includes(error.$metadata.httpStatusCode ?? 0);

const isOutsideObject = (error: unknown): boolean => error instanceof S3ServiceException && error.$metadata.httpStatusCode === 416;

function parseContentRange(contentRange = ''): Omit<ObjectRange, 'bytes'> {
  const [, first, size] = /^bytes (\d+)-\d+\/(\d+)$/.exec(contentRange) ?? [];
  if (first === undefined || size === undefined) throw new Error(`S3 answered a range with content-range "${contentRange}"`);
  return { first: Number(first), size: Number(size) };
}

const unquoted = (etag: string | undefined): string => (etag ?? '').replaceAll('"', '');

/** Returns the answer, or `undefined` if there is no object. */
async function undefinedIfMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/**
 * Creates the storage of one S3 bucket. The client needs `requestChecksumCalculation: 'WHEN_REQUIRED'`; otherwise presigned URLs require a
 * checksum, which browsers do not send.
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

  const head = (key: string) => undefinedIfMissing(client.send(new HeadObjectCommand({ Bucket: bucket, Key: key })));
  const sizeOf = async (key: string): Promise<number | undefined> => (await head(key))?.ContentLength;

  return {
    ...multipartUploads(client, bucket),
    bucket,
    async signUpload({ key, contentType, size, expiresInSeconds }) {
      const put = new PutObjectCommand({ Bucket: bucket, Key: key, ContentType: contentType, ContentLength: size, IfNoneMatch: '*' });
      const url = await getSignedUrl(client, put, {
        expiresIn: expiresInSeconds,
        signableHeaders: new Set(['host', 'content-type', 'content-length', 'if-none-match']),
      });
      return { url, headers: { 'content-type': contentType, 'if-none-match': '*' } };
    },
    signDownload({ key, fileName, expiresInSeconds }) {
      const object = new GetObjectCommand({ Bucket: bucket, Key: key, ResponseContentDisposition: `attachment; filename="${fileName}"` });
      return getSignedUrl(client, object, { expiresIn: expiresInSeconds });
    },
    sizeOf,
    async metadataOf(key) {
      const found = await head(key);
      return found && (found.Metadata ?? {});
    },
    async etagOf(key) {
      const found = await head(key);
      return found && unquoted(found.ETag);
    },
    read: async (key) =>
      (await undefinedIfMissing(client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))))?.Body?.transformToByteArray(),
    async stream(key) {
      const found = await undefinedIfMissing(client.send(new GetObjectCommand({ Bucket: bucket, Key: key })));
      if (found && !(found.Body instanceof Readable)) throw new Error(`S3 answered ${key} without a stream`);
      return found?.Body instanceof Readable ? found.Body : undefined;
    },
    async readRange(key, range) {
      try {
        const answer = await undefinedIfMissing(client.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range: range })));
        return answer && { bytes: await answer.Body?.transformToByteArray(), ...parseContentRange(answer.ContentRange) };
      } catch (error) {
        if (!isOutsideObject(error)) throw error;
        return { bytes: undefined, first: 0, size: (await sizeOf(key)) ?? 0 };
      }
    },
    async list(prefix) {
      const found = new Map<string, StoredObject>();
      for await (const page of pages(prefix))
        for (const { Key: key, ETag: etag, LastModified: storedAt, Size: bytes = 0 } of page)
          if (key && storedAt) found.set(key, { key, etag: unquoted(etag), storedAt, bytes });
      return found;
    },
    async write({ key, body, contentType, cacheControl, contentLanguage, metadata, replaces, lockedUntil }) {
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
            ...(lockedUntil && {
              ObjectLockMode: 'COMPLIANCE',
              ObjectLockRetainUntilDate: lockedUntil,
              ChecksumSHA256: createHash('sha256').update(body).digest('base64'),
            }),
            ...condition,
          }),
        );
        return true;
      } catch (error) {
        if (replaces !== undefined && isSuperseded(error)) return false;
        throw error;
      }
    },
    async copyFrom(source, { key, contentType, cacheControl, metadata }) {
      const copy = new CopyObjectCommand({
        Bucket: bucket,
        Key: key,
        CopySource: `${source.bucket}/${source.key}`,
        MetadataDirective: 'REPLACE',
        ContentType: contentType,
        CacheControl: cacheControl,
        ...(metadata && { Metadata: metadata }),
      });
      return (await undefinedIfMissing(client.send(copy))) !== undefined;
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
