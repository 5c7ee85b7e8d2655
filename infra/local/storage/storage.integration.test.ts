import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  type GetObjectCommandInput,
  GetObjectTaggingCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
  type S3Client,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRequest, MEGABYTE, s3Rejection, startStorageFixture, type StorageFixture } from '#infra/local/storage/storage-fixture.ts';

let fixture: StorageFixture;
let s3: S3Client;
beforeAll(async () => ({ s3 } = fixture = await startStorageFixture()));
afterAll(() => fixture.close());

const put = (Key: string, Body: string | Buffer = 'body', extra: Partial<PutObjectCommandInput> = {}) =>
  s3.send(new PutObjectCommand({ Bucket: 'media', Key, Body, ...extra }));
const get = (Key: string, extra: Partial<GetObjectCommandInput> = {}) => s3.send(new GetObjectCommand({ Bucket: 'media', Key, ...extra }));
const bodyOf = async (Key: string) => (await get(Key)).Body?.transformToString();

describe('object storage', () => {
  it('keeps the bytes and headers of an object, and uses the MD5 as entity tag', async () => {
    const Body = randomBytes(300_000);
    const written = await put('a/b.webp', Body, {
      ContentType: 'image/webp',
      CacheControl: 'public, max-age=31536000, immutable',
      ContentEncoding: 'br',
      Metadata: { kind: 'creative' },
    });
    const read = await get('a/b.webp');
    expect(Buffer.from((await read.Body?.transformToByteArray()) ?? [])).toEqual(Body);
    expect(read).toMatchObject({
      ETag: written.ETag,
      ContentType: 'image/webp',
      ContentLength: 300_000,
      CacheControl: 'public, max-age=31536000, immutable',
      ContentEncoding: 'br',
      Metadata: { kind: 'creative' },
      AcceptRanges: 'bytes',
    });
    expect(await s3.send(new HeadObjectCommand({ Bucket: 'media', Key: 'a/b.webp' }))).toMatchObject({
      ContentLength: 300_000,
      ETag: written.ETag,
    });
  });

  it('keeps an empty object, with the default content type', async () => {
    const url = await getSignedUrl(s3, new PutObjectCommand({ Bucket: 'media', Key: 'empty' }));
    expect(await sendRequest(url, 'PUT', { 'content-length': 0 })).toMatchObject({
      status: 200,
      headers: { etag: '"d41d8cd98f00b204e9800998ecf8427e"' },
    });
    expect(await get('empty')).toMatchObject({ ContentLength: 0, ContentType: 'binary/octet-stream' });
  });

  it.each([
    '../../etc/passwd',
    '..',
    'a//b',
    '/lead',
    'trail/',
    'CASE',
    'case',
    'a b+c&d=e?f#g%2F%',
    '日本語/😀.html',
    "!'()*~",
    'q\u0001\n<&>',
    'a'.repeat(1024),
  ])('treats the key %j as an opaque name', async (Key) => {
    await put(Key, Key);
    expect(await bodyOf(Key)).toBe(Key);
    const listed = await s3.send(new ListObjectsV2Command({ Bucket: 'media', Prefix: Key, EncodingType: 'url' }));
    expect(decodeURIComponent(listed.Contents?.[0]?.Key ?? '')).toBe(Key);
    await s3.send(new DeleteObjectCommand({ Bucket: 'media', Key }));
    await expect(get(Key)).rejects.toEqual(s3Rejection('NoSuchKey', 404));
  });

  it('refuses keys over 1024 bytes and unknown buckets', async () => {
    await expect(put('あ'.repeat(342))).rejects.toEqual(s3Rejection('KeyTooLongError', 400));
    await expect(s3.send(new PutObjectCommand({ Bucket: 'other', Key: 'k', Body: '' }))).rejects.toEqual(s3Rejection('NoSuchBucket', 404));
  });

  it('answers a HEAD of a missing key with 404', async () => {
    await expect(s3.send(new HeadObjectCommand({ Bucket: 'media', Key: 'missing' }))).rejects.toEqual(s3Rejection('NotFound', 404));
  });

  it('answers range requests', async () => {
    await put('range', '0123456789');
    const part = await get('range', { Range: 'bytes=2-4' });
    expect(part).toMatchObject({ ContentRange: 'bytes 2-4/10', ContentLength: 3, $metadata: { httpStatusCode: 206 } });
    expect(await part.Body?.transformToString()).toBe('234');
    await expect(get('range', { Range: 'bytes=10-' })).rejects.toEqual(s3Rejection('InvalidRange', 416));
  });

  it('answers 304 if the entity tag matches or the object is not modified', async () => {
    const { ETag } = await put('known', 'x', { CacheControl: 'max-age=5' });
    await expect(get('known', { IfNoneMatch: ETag })).rejects.toMatchObject({ $metadata: { httpStatusCode: 304 } });
    await expect(get('known', { IfModifiedSince: new Date() })).rejects.toMatchObject({ $metadata: { httpStatusCode: 304 } });
    expect((await get('known', { IfNoneMatch: '"other"' })).$metadata.httpStatusCode).toBe(200);
  });

  it('refuses a write if its If-Match or If-None-Match fails', async () => {
    const { ETag } = await put('conditional', '1', { IfNoneMatch: '*' });
    await expect(put('conditional', '2', { IfNoneMatch: '*' })).rejects.toEqual(s3Rejection('PreconditionFailed', 412));
    await expect(put('conditional', '2', { IfMatch: '"x"' })).rejects.toEqual(s3Rejection('PreconditionFailed', 412));
    await put('conditional', '3', { IfMatch: ETag });
    expect(await bodyOf('conditional')).toBe('3');
    await expect(put('not-there', '1', { IfMatch: ETag })).rejects.toEqual(s3Rejection('NoSuchKey', 404));
  });

  it('accepts exactly one of many concurrent creations of an object', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, (_, index) => put('race', `${index}`, { IfNoneMatch: '*' })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('returns the complete old or the complete new bytes while an object is overwritten', async () => {
    const versions = ['a', 'b', 'c'].map((letter) => letter.repeat(MEGABYTE));
    await put('busy', versions[0]);
    const writes = Array.from({ length: 15 }, (_, index) => put('busy', versions[index % 3]));
    const reads = await Promise.all(Array.from({ length: 25 }, () => bodyOf('busy')));
    await Promise.all(writes);
    expect(reads.filter((read) => !versions.includes(read ?? ''))).toEqual([]);
  });

  it('removes the bytes of overwritten and deleted objects', async () => {
    const before = (await fixture.blobs()).length;
    await put('short-lived', '1');
    await put('short-lived', '2');
    expect(await fixture.blobs()).toHaveLength(before + 1);
    await s3.send(new DeleteObjectCommand({ Bucket: 'media', Key: 'short-lived' }));
    expect(await fixture.blobs()).toHaveLength(before);
  });

  it('copies objects between buckets, and keeps or replaces their headers', async () => {
    await put('source 1/ü.txt', 'copied', { ContentType: 'text/plain', Metadata: { a: '1' } });
    const CopySource = `media/${encodeURIComponent('source 1/ü.txt')}`;
    await s3.send(new CopyObjectCommand({ Bucket: 'sites', Key: 'kept', CopySource }));
    expect(await s3.send(new GetObjectCommand({ Bucket: 'sites', Key: 'kept' }))).toMatchObject({
      ContentType: 'text/plain',
      Metadata: { a: '1' },
    });
    const replaced = { MetadataDirective: 'REPLACE', ContentType: 'text/html', CacheControl: 'no-store' } as const;
    await s3.send(new CopyObjectCommand({ Bucket: 'sites', Key: 'replaced', CopySource, ...replaced }));
    const copy = await s3.send(new GetObjectCommand({ Bucket: 'sites', Key: 'replaced' }));
    expect(copy).toMatchObject({ ContentType: 'text/html', CacheControl: 'no-store', Metadata: {} });
    expect(await copy.Body?.transformToString()).toBe('copied');
    await expect(s3.send(new CopyObjectCommand({ Bucket: 'sites', Key: 'x', CopySource: 'media/none' }))).rejects.toEqual(
      s3Rejection('NoSuchKey', 404),
    );
    await expect(s3.send(new CopyObjectCommand({ Bucket: 'sites', Key: 'kept', CopySource: 'sites/kept' }))).rejects.toEqual(
      s3Rejection('InvalidRequest', 400),
    );
  });

  it('deletes many objects in one request, including missing ones', async () => {
    await put('many/1 & <2>');
    await put('many/3');
    const Objects = [{ Key: 'many/1 & <2>' }, { Key: 'many/3' }, { Key: 'many/none' }];
    const { Deleted } = await s3.send(new DeleteObjectsCommand({ Bucket: 'media', Delete: { Objects } }));
    expect(Deleted?.map(({ Key }) => Key)).toEqual(Objects.map(({ Key }) => Key));
    expect((await s3.send(new ListObjectsV2Command({ Bucket: 'media', Prefix: 'many/' }))).KeyCount).toBe(0);
  });

  it('answers unsupported operations with NotImplemented', async () => {
    await put('tagged');
    await expect(s3.send(new GetObjectTaggingCommand({ Bucket: 'media', Key: 'tagged' }))).rejects.toEqual(
      s3Rejection('NotImplemented', 501),
    );
    await expect(put('tagged', 'x', { Tagging: 'a=b' })).rejects.toEqual(s3Rejection('NotImplemented', 501));
  });
});

describe('object listing', () => {
  it('contains objects and common prefixes, page by page', async () => {
    const keys = ['list/a', 'list/b/1', 'list/b/2', 'list/c', 'list/d/1', 'list/é'];
    for (const key of keys) await put(key);
    const seen: string[] = [];
    let pages = 0;
    for await (const page of paginateListObjectsV2({ client: s3, pageSize: 2 }, { Bucket: 'media', Prefix: 'list/', Delimiter: '/' })) {
      pages += 1;
      expect(page.KeyCount).toBeLessThanOrEqual(2);
      seen.push(...(page.Contents ?? []).map(({ Key = '' }) => Key), ...(page.CommonPrefixes ?? []).map(({ Prefix = '' }) => Prefix));
    }
    expect(pages).toBe(3);
    expect(seen.toSorted()).toEqual(['list/a', 'list/b/', 'list/c', 'list/d/', 'list/é']);
  });

  it('contains size, entity tag and time of each object', async () => {
    const { ETag } = await put('listed', '12345');
    const { Contents } = await s3.send(new ListObjectsV2Command({ Bucket: 'media', Prefix: 'listed' }));
    expect(Contents).toEqual([expect.objectContaining({ Key: 'listed', Size: 5, ETag, LastModified: expect.any(Date) })]);
  });
});

describe('checksum of an upload', () => {
  it.each(['CRC32', 'CRC32C', 'SHA1', 'SHA256'] as const)('is verified as %s and returned with the object', async (ChecksumAlgorithm) => {
    await put(`sum-${ChecksumAlgorithm}`, 'summed', { ChecksumAlgorithm });
    const read = await get(`sum-${ChecksumAlgorithm}`, { ChecksumMode: 'ENABLED' });
    expect(read[`Checksum${ChecksumAlgorithm}`]).toBeTypeOf('string');
    expect(await read.Body?.transformToString()).toBe('summed');
  });

  it('is verified as a trailer of a chunked stream; the chunk framing is not stored', async () => {
    const Body = randomBytes(200_000);
    const halves = Readable.from([Body.subarray(0, 70_000), Body.subarray(70_000)]);
    await s3.send(new PutObjectCommand({ Bucket: 'media', Key: 'streamed', Body: halves, ContentLength: Body.length }));
    const read = await get('streamed', { ChecksumMode: 'ENABLED' });
    expect(read.ContentEncoding).toBeUndefined();
    expect(Buffer.from((await read.Body?.transformToByteArray()) ?? [])).toEqual(Body);
  });

  it('is refused if wrong, and no object is stored', async () => {
    const before = await fixture.blobs();
    await expect(put('bad', 'x', { ChecksumCRC32: 'AAAAAA==' })).rejects.toEqual(s3Rejection('BadDigest', 400));
    await expect(put('bad', 'x', { ChecksumSHA256: 'AAAA' })).rejects.toEqual(s3Rejection('InvalidDigest', 400));
    await expect(put('bad', 'x', { ContentMD5: '1B2M2Y8AsgTpgAmY7PhCfg==' })).rejects.toEqual(s3Rejection('BadDigest', 400));
    await expect(get('bad')).rejects.toEqual(s3Rejection('NoSuchKey', 404));
    expect(await fixture.blobs()).toEqual(before);
  });
});
