import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { expect } from 'vitest';
import { startStorage, type StorageOptions } from '#infra/local/storage/start-storage.ts';

export const MEGABYTE = 2 ** 20;
export const ORIGIN = 'http://localhost:4000';

/** A server over a temporary folder with the buckets `media` and `sites`, and a client of it. */
export interface StorageFixture {
  options: StorageOptions;
  url: string;
  s3: S3Client;
  client: (config?: S3ClientConfig) => S3Client;
  /** Names of the files that hold objects' and parts' bytes. */
  blobs: () => Promise<string[]>;
  close: () => Promise<void>;
}

export async function startStorageFixture(settings: Pick<StorageOptions, 'versionedBuckets' | 'space'> = {}): Promise<StorageFixture> {
  const dataDir = await mkdtemp(join(tmpdir(), 'storage-'));
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local-secret' };
  const options = { port: 0, dataDir, credentials, buckets: ['media', 'sites'], allowedOrigins: [ORIGIN], ...settings };
  const { url, close } = await startStorage(options);
  const client = (config: S3ClientConfig = {}) =>
    new S3Client({ endpoint: url, region: 'ap-northeast-1', forcePathStyle: true, credentials, ...config });
  const s3 = client();
  return {
    options,
    url,
    s3,
    client,
    blobs: () => readdir(join(dataDir, 'blobs')),
    close: async () => {
      s3.destroy();
      await close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Returns the SDK's error for a refusal of S3. */
export const s3Rejection = (name: string, status: number): unknown =>
  expect.objectContaining({ name, $metadata: expect.objectContaining({ httpStatusCode: status }) });

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** Whether the connection had served an earlier request. */
  reused: boolean;
}

/** Sends a raw request, as a browser or an attacker could. `fetch` cannot set content-length. */
export function sendRequest(
  url: string,
  method = 'GET',
  headers: Record<string, string | number> = {},
  body?: string,
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(url, { method, headers }, (response) => {
      text(response).then(
        (received) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: received, reused: sent.reusedSocket }),
        reject,
      );
    });
    sent.on('error', reject).end(body);
  });
}
