import { randomBytes } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { DeleteObjectsCommand, GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStorage } from '#infra/local/storage/start-storage.ts';
import { sendRequest, MEGABYTE, s3Rejection, startStorageFixture, type StorageFixture } from '#infra/local/storage/storage-fixture.ts';

let fixture: StorageFixture;
let s3: S3Client;
beforeAll(async () => ({ s3 } = fixture = await startStorageFixture()));
afterAll(() => fixture.close());

const put = (Key: string, Body = 'body') => s3.send(new PutObjectCommand({ Bucket: 'media', Key, Body }));
const get = (Key: string) => s3.send(new GetObjectCommand({ Bucket: 'media', Key }));

describe('startStorage', () => {
  it('answers malformed addresses and headers below status 500, and keeps running', async () => {
    const addresses = [
      '/%',
      '/%ff/x',
      '/media/%e0%80',
      '/media?list-type=%',
      '/?X-Amz-Signature=1',
      '/media/x?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Date=2',
    ];
    for (const address of addresses) expect((await sendRequest(`${fixture.url}${address}`)).status).toBeLessThan(500);
    expect(await sendRequest(`${fixture.url}/media/x`, 'GET', { authorization: 'AWS4-HMAC-SHA256 nonsense' })).toMatchObject({
      status: 400,
    });
    expect(await sendRequest(`${fixture.url}/media/x`, 'POST', {}, 'x'.repeat(MEGABYTE))).toMatchObject({ status: 403 });
    const socket = connect(Number(new URL(fixture.url).port), '127.0.0.1');
    socket.end('nonsense\r\n\r\n');
    expect(await text(socket)).toContain('400');
    await put('after');
  });

  it('deletes the partial bytes of an interrupted upload', async () => {
    const before = await fixture.blobs();
    const url = await getSignedUrl(s3, new PutObjectCommand({ Bucket: 'media', Key: 'torn' }), { expiresIn: 60 });
    const sent = httpRequest(url, { method: 'PUT', headers: { 'content-length': 1000 } });
    sent.on('error', () => undefined);
    sent.write('half');
    await expect.poll(fixture.blobs).toHaveLength(before.length + 1);
    sent.destroy();
    await expect.poll(fixture.blobs).toEqual(before);
    await expect(get('torn')).rejects.toEqual(s3Rejection('NoSuchKey', 404));
  });

  it('keeps the connection open after it has refused a complete body', async () => {
    expect(await sendRequest(`${fixture.url}/media/x`, 'PUT', {}, 'x'.repeat(3 * MEGABYTE))).toMatchObject({ status: 403 });
    expect(await sendRequest(`${fixture.url}/media/x`)).toMatchObject({ status: 403, reused: true });
    const url = await getSignedUrl(s3, new PutObjectCommand({ Bucket: 'media', Key: 'x', ContentMD5: 'AAAA' }), {
      unhoistableHeaders: new Set(),
    });
    expect(await sendRequest(url, 'PUT', { 'content-md5': 'AAAA' }, 'x'.repeat(3 * MEGABYTE))).toMatchObject({ status: 400, reused: true });
    expect(await sendRequest(`${fixture.url}/media/x`)).toMatchObject({ status: 403, reused: true });
  });

  it('keeps the connection usable after it has refused a body halfway', async () => {
    const single = fixture.client({ maxAttempts: 1, requestHandler: { httpAgent: { keepAlive: true, maxSockets: 1 } } });
    const Objects = Array.from({ length: 2000 }, () => ({ Key: '&'.repeat(1024) }));
    const deletion = single.send(new DeleteObjectsCommand({ Bucket: 'media', Delete: { Objects } }));
    await expect(deletion).rejects.toEqual(s3Rejection('EntityTooLarge', 400));
    for (const ContentLength of [10, 4 * MEGABYTE]) {
      const Body = Readable.from(Array.from({ length: 30 }, () => randomBytes(100_000)));
      const upload = single.send(new PutObjectCommand({ Bucket: 'media', Key: 'halfway', Body, ContentLength }));
      await expect(upload).rejects.toEqual(s3Rejection('IncompleteBody', 400));
    }
    await single.send(new PutObjectCommand({ Bucket: 'media', Key: 'halfway', Body: 'whole' }));
    single.destroy();
  });

  it('rejects a port in use, and a folder that another process uses', async () => {
    const port = Number(new URL(fixture.url).port);
    await expect(startStorage({ ...fixture.options, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await expect(startStorage({ ...fixture.options, port: 0 })).rejects.toThrow('database is locked');
  });
});
