import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStorageFixture, type StorageFixture } from '#infra/local/storage/storage-fixture.ts';

let fixture: StorageFixture;
beforeAll(async () => {
  fixture = await startStorageFixture({ versionedBuckets: ['media'] });
});
afterAll(() => fixture.close());

const put = (Key: string, Body: string, Bucket = 'media') =>
  fixture.s3.send(new PutObjectCommand({ Bucket, Key, Body, Metadata: { Body } }));
const remove = (Key: string, Bucket = 'media') => fixture.s3.send(new DeleteObjectCommand({ Bucket, Key }));
const read = async (Key: string) => (await fixture.s3.send(new GetObjectCommand({ Bucket: 'media', Key }))).Body?.transformToString();

it('a versioned bucket lists replaced and deleted objects as versions, newest first', async () => {
  await put('a b/é', 'one');
  await put('a b/é', 'two');
  await remove('a b/é');
  await expect(read('a b/é')).rejects.toMatchObject({ name: 'NoSuchKey' });
  const { Versions, DeleteMarkers } = await fixture.s3.send(new ListObjectVersionsCommand({ Bucket: 'media', EncodingType: 'url' }));
  expect(Versions).toMatchObject([
    { Key: 'a%20b/%C3%A9', IsLatest: false, Size: 3 },
    { Key: 'a%20b/%C3%A9', IsLatest: false, Size: 3 },
  ]);
  expect(DeleteMarkers).toMatchObject([{ Key: 'a%20b/%C3%A9', IsLatest: true }]);
  const [, first] = Versions ?? [];
  const CopySource = `media/a%20b/%C3%A9?versionId=${first?.VersionId}`;
  await fixture.s3.send(new CopyObjectCommand({ Bucket: 'media', Key: 'a b/é', CopySource }));
  expect(await read('a b/é')).toBe('one');
});

it('ListObjectVersions lists all versions over several pages', async () => {
  const keys = Array.from({ length: 450 }, (_, index) => `many/${String(index).padStart(3, '0')}`);
  for (const key of keys) await put(key, 'body');
  await remove('many/007');
  const listed: string[] = [];
  let pages = 0;
  let page: ListObjectVersionsCommandOutput | undefined;
  do {
    page = await fixture.s3.send(new ListObjectVersionsCommand({ Bucket: 'media', KeyMarker: page?.NextKeyMarker }));
    pages += 1;
    listed.push(...(page.Versions ?? []).map(({ Key = '' }) => Key));
  } while (page.IsTruncated);
  expect(pages).toBe(3);
  expect(listed.filter((key) => key.startsWith('many/'))).toEqual(keys);
});

it('an unversioned bucket keeps no bytes of replaced and deleted objects', async () => {
  const before = await fixture.blobs();
  await put('a', 'one', 'sites');
  await put('a', 'two', 'sites');
  await remove('a', 'sites');
  expect(await fixture.blobs()).toEqual(before);
});
