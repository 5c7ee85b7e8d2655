import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRequest, ORIGIN, s3Rejection, startStorageFixture, type StorageFixture } from '#infra/local/storage/storage-fixture.ts';

let fixture: StorageFixture;
let s3: S3Client;
beforeAll(async () => ({ s3 } = fixture = await startStorageFixture()));
afterAll(() => fixture.close());

const put = (Key: string, Body = 'body') => s3.send(new PutObjectCommand({ Bucket: 'media', Key, Body }));

describe('request signature', () => {
  it('is refused if it is missing, or made with an unknown access key or a wrong secret key', async () => {
    await put('private');
    expect(await sendRequest(`${fixture.url}/media/private`)).toMatchObject({
      status: 403,
      body: expect.stringContaining('<Code>AccessDenied</Code>'),
    });
    const read = new GetObjectCommand({ Bucket: 'media', Key: 'private' });
    await expect(fixture.client({ credentials: { ...fixture.options.credentials, secretAccessKey: 'wrong' } }).send(read)).rejects.toEqual(
      s3Rejection('SignatureDoesNotMatch', 403),
    );
    await expect(fixture.client({ credentials: { ...fixture.options.credentials, accessKeyId: 'wrong' } }).send(read)).rejects.toEqual(
      s3Rejection('InvalidAccessKeyId', 403),
    );
  });

  it('is refused if the client’s clock is off by more than 15 minutes', async () => {
    const skewed = fixture.client({ systemClockOffset: 16 * 60_000, maxAttempts: 1 });
    await expect(skewed.send(new GetObjectCommand({ Bucket: 'media', Key: 'private' }))).rejects.toEqual(
      s3Rejection('RequestTimeTooSkewed', 403),
    );
  });

  it('signature of a presigned URL is valid until it expires, and only for exactly the signed request', async () => {
    await put('shared', 'for you');
    const command = new GetObjectCommand({ Bucket: 'media', Key: 'shared' });
    const url = await getSignedUrl(s3, command, { expiresIn: 60 });
    expect(await sendRequest(url)).toMatchObject({ status: 200, body: 'for you' });
    const refused = [url.replace('shared', 'private'), url.replace('Expires=60', 'Expires=600'), `${url}&response-content-type=text/html`];
    for (const changed of refused)
      expect(await sendRequest(changed)).toMatchObject({ status: 403, body: expect.stringContaining('SignatureDoesNotMatch') });
    expect(await sendRequest(url, 'DELETE')).toMatchObject({ status: 403 });
    const old = await getSignedUrl(s3, command, { expiresIn: 60, signingDate: new Date(Date.now() - 61_000) });
    expect(await sendRequest(old)).toMatchObject({ status: 403, body: expect.stringContaining('Request has expired') });
    const early = await getSignedUrl(s3, command, { expiresIn: 60, signingDate: new Date(Date.now() + 16 * 60_000) });
    expect(await sendRequest(early)).toMatchObject({ status: 403, body: expect.stringContaining('Request is not valid yet') });
    expect(await sendRequest(url, 'GET', { 'x-amz-copy-source': 'media/private' })).toMatchObject({
      status: 403,
      body: expect.stringContaining('not signed'),
    });
  });

  it('signature of a presigned upload is refused for another size or type', async () => {
    const presigning = fixture.client({ requestChecksumCalculation: 'WHEN_REQUIRED' });
    const command = new PutObjectCommand({
      Bucket: 'media',
      Key: 'uploads/1',
      ContentType: 'image/png',
      ContentLength: 5,
      Metadata: { by: 'me' },
    });
    const url = await getSignedUrl(presigning, command, { expiresIn: 300, signableHeaders: new Set(['content-type', 'content-length']) });
    expect(new URL(url).searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');

    const mismatch = { status: 403, body: expect.stringContaining('<Code>SignatureDoesNotMatch</Code>') };
    expect(await sendRequest(url, 'PUT', { 'content-type': 'image/png', 'content-length': 6 }, '123456')).toMatchObject(mismatch);
    expect(await sendRequest(url, 'PUT', { 'content-type': 'text/html', 'content-length': 5 }, '12345')).toMatchObject(mismatch);
    expect(await sendRequest(url, 'PUT', { 'content-length': 5 }, '12345')).toMatchObject(mismatch);
    expect(await sendRequest(url, 'PUT', { 'content-type': 'image/png', 'transfer-encoding': 'chunked' }, '12345')).toMatchObject(mismatch);
    const accepted = await sendRequest(url, 'PUT', { 'content-type': 'image/png', 'content-length': 5, origin: ORIGIN }, '12345');
    expect(accepted).toMatchObject({
      status: 200,
      headers: { 'access-control-allow-origin': ORIGIN, 'access-control-expose-headers': 'ETag' },
    });
    expect(await s3.send(new GetObjectCommand({ Bucket: 'media', Key: 'uploads/1' }))).toMatchObject({
      ContentType: 'image/png',
      ContentLength: 5,
      Metadata: { by: 'me' },
    });
  });
});

describe('CORS of the storage', () => {
  const preflight = { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'content-type' };

  it('answers the preflight request of an allowed origin, and answers 403 to other origins', async () => {
    expect(await sendRequest(`${fixture.url}/media/x`, 'OPTIONS', { ...preflight, origin: ORIGIN })).toMatchObject({
      status: 200,
      headers: {
        'access-control-allow-origin': ORIGIN,
        'access-control-allow-methods': expect.stringContaining('PUT'),
        'access-control-allow-headers': 'content-type',
      },
    });
    const foreign = await sendRequest(`${fixture.url}/media/x`, 'OPTIONS', { ...preflight, origin: 'http://evil.example' });
    expect(foreign).toMatchObject({ status: 403, body: expect.stringContaining('AccessForbidden') });
  });

  it('adds its headers to the response of a refused request too', async () => {
    expect((await sendRequest(`${fixture.url}/media/x`, 'PUT', { origin: ORIGIN }, 'x')).headers).toMatchObject({
      'access-control-allow-origin': ORIGIN,
    });
  });
});
