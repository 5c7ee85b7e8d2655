import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SendRawEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { CreateMultipartUploadCommand, DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noSpace, testDisk } from '#infra/local/disk/full-disk-fixture.ts';
import { startMail } from '#infra/local/mail/start-mail.ts';
import { s3Rejection, startStorageFixture, type StorageFixture } from '#infra/local/storage/storage-fixture.ts';

let disk: ReturnType<typeof testDisk>;
beforeEach(() => {
  disk = testDisk();
});

describe('startStorage on a full disk (R-23.103)', () => {
  let storage: StorageFixture;
  beforeEach(async () => {
    storage = await startStorageFixture({ space: disk });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await storage.close();
  });

  const s3 = () => storage.client({ maxAttempts: 1 });
  const put = (body: string, Key = 'one') => s3().send(new PutObjectCommand({ Bucket: 'media', Key, Body: body }));
  const read = async (Key = 'one') =>
    (await s3().send(new GetObjectCommand({ Bucket: 'media', Key }))).Body?.transformToString() ?? Promise.reject(new Error('No body'));

  it('answers writes with 503, still reads and deletes, and accepts writes once there is space', async () => {
    await put('first');
    await put('other', 'two');
    disk.isFull = true;
    await expect(put('second')).rejects.toEqual(s3Rejection('ServiceUnavailable', 503));
    await expect(s3().send(new CreateMultipartUploadCommand({ Bucket: 'media', Key: 'x' }))).rejects.toEqual(
      s3Rejection('ServiceUnavailable', 503),
    );
    expect(await read()).toBe('first');
    await s3().send(new DeleteObjectCommand({ Bucket: 'media', Key: 'two' }));
    disk.isFull = false;
    await put('second');
    expect(await read()).toBe('second');
    expect(await storage.blobs()).toHaveLength(1);
  });

  it('refuses a body that is larger than the free space before reading the body', async () => {
    const asked: number[] = [];
    disk.hasRoomFor = (bytes) => asked.push(bytes) === 0;
    await expect(put('x'.repeat(1_000))).rejects.toEqual(s3Rejection('ServiceUnavailable', 503));
    expect(asked).toEqual([expect.toSatisfy((bytes: number) => bytes >= 1_000)]);
  });

  it('keeps the former object and deletes the partial new object if the disk becomes full during a write', async () => {
    await put('first');
    const handle: FileHandle = await open(import.meta.filename);
    const append = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'appendFile').mockRejectedValueOnce(noSpace());
    await handle.close();
    await expect(put('second')).rejects.toEqual(s3Rejection('InternalError', 500));
    expect(append).toHaveBeenCalledOnce();
    expect(await read()).toBe('first');
    expect(await storage.blobs()).toHaveLength(1);
    await put('third');
    expect(await read()).toBe('third');
  });
});

describe('startMail on a full disk (R-23.103)', () => {
  it('refuses e-mails with an internal error, still shows stored e-mails, and accepts e-mails once there is space', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'mail-full-'));
    const server = await startMail({ port: 0, dataDir: folder, space: disk });
    const ses = new SESClient({
      endpoint: server.url,
      region: 'ap-northeast-1',
      maxAttempts: 1,
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    });
    const Data = Buffer.from('From: a@example.com\r\nTo: b@example.com\r\nSubject: Hello\r\n\r\nText');
    const send = () =>
      ses.send(new SendRawEmailCommand({ Source: 'a@example.com', Destinations: ['b@example.com'], RawMessage: { Data } }));
    const count = async () => ((await (await fetch(`${server.url}/messages.json`)).json()) as unknown[]).length;
    await send();
    disk.isFull = true;
    await expect(send()).rejects.toMatchObject({ name: 'InternalFailure', $metadata: { httpStatusCode: 500 } });
    expect(await count()).toBe(1);
    disk.isFull = false;
    await send();
    expect(await count()).toBe(2);
    await server.close();
    await rm(folder, { recursive: true });
  });
});
