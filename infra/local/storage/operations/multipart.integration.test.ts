import { randomBytes } from 'node:crypto';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListPartsCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MEGABYTE, s3Rejection, startStorageFixture, type StorageFixture } from '#infra/local/storage/storage-fixture.ts';

let fixture: StorageFixture;
let s3: S3Client;
beforeAll(async () => ({ s3 } = fixture = await startStorageFixture()));
afterAll(() => fixture.close());

const begin = async (Key: string) => {
  const { UploadId } = await s3.send(new CreateMultipartUploadCommand({ Bucket: 'media', Key, ContentType: 'video/mp4' }));
  return { Bucket: 'media', Key, UploadId };
};

describe('multipart uploads', () => {
  it('concatenate their parts, and use the last version of a part that was sent twice', async () => {
    const upload = await begin('big');
    const pieces = [randomBytes(5 * MEGABYTE), randomBytes(1000)];
    await s3.send(new UploadPartCommand({ ...upload, PartNumber: 1, Body: randomBytes(10) }));
    const sent = await Promise.all(pieces.map((Body, index) => s3.send(new UploadPartCommand({ ...upload, PartNumber: index + 1, Body }))));
    const Parts = sent.map(({ ETag }, index) => ({ ETag, PartNumber: index + 1 }));
    const { ETag } = await s3.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
    expect(ETag).toMatch(/^"[\da-f]{32}-2"$/);
    const read = await s3.send(new GetObjectCommand({ Bucket: 'media', Key: 'big' }));
    expect(read).toMatchObject({ ContentType: 'video/mp4', ContentLength: 5 * MEGABYTE + 1000, ETag });
    expect(Buffer.from((await read.Body?.transformToByteArray()) ?? []).equals(Buffer.concat(pieces))).toBe(true);
    await expect(s3.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }))).rejects.toEqual(
      s3Rejection('NoSuchUpload', 404),
    );
  });

  it('list their stored parts', async () => {
    const upload = await begin('listed');
    expect((await s3.send(new ListPartsCommand(upload))).Parts ?? []).toEqual([]);
    const { ETag: second } = await s3.send(new UploadPartCommand({ ...upload, PartNumber: 2, Body: 'last' }));
    const { ETag: first } = await s3.send(new UploadPartCommand({ ...upload, PartNumber: 1, Body: 'small' }));
    expect((await s3.send(new ListPartsCommand(upload))).Parts).toEqual([
      { PartNumber: 1, ETag: first, Size: 5 },
      { PartNumber: 2, ETag: second, Size: 4 },
    ]);
    await s3.send(new AbortMultipartUploadCommand(upload));
    await expect(s3.send(new ListPartsCommand(upload))).rejects.toEqual(s3Rejection('NoSuchUpload', 404));
  });

  it('refuse invalid parts', async () => {
    const upload = await begin('wrong');
    const complete = (Parts: { PartNumber: number; ETag: string | undefined }[]) =>
      s3.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
    const { ETag: first } = await s3.send(new UploadPartCommand({ ...upload, PartNumber: 1, Body: 'small' }));
    const { ETag: second } = await s3.send(new UploadPartCommand({ ...upload, PartNumber: 2, Body: 'last' }));
    await expect(complete([{ PartNumber: 1, ETag: second }])).rejects.toEqual(s3Rejection('InvalidPart', 400));
    await expect(
      complete([
        { PartNumber: 2, ETag: second },
        { PartNumber: 1, ETag: first },
      ]),
    ).rejects.toEqual(s3Rejection('InvalidPartOrder', 400));
    await expect(
      complete([
        { PartNumber: 1, ETag: first },
        { PartNumber: 2, ETag: second },
      ]),
    ).rejects.toEqual(s3Rejection('EntityTooSmall', 400));
    await expect(s3.send(new GetObjectCommand({ Bucket: 'media', Key: 'wrong' }))).rejects.toEqual(s3Rejection('NoSuchKey', 404));
  });

  it('are removed with their bytes when they are aborted', async () => {
    const before = await fixture.blobs();
    const upload = await begin('aborted');
    await s3.send(new UploadPartCommand({ ...upload, PartNumber: 1, Body: 'x' }));
    await s3.send(new AbortMultipartUploadCommand(upload));
    await expect(s3.send(new UploadPartCommand({ ...upload, PartNumber: 2, Body: 'x' }))).rejects.toEqual(s3Rejection('NoSuchUpload', 404));
    expect(await fixture.blobs()).toEqual(before);
  });
});
