import { S3Client } from '@aws-sdk/client-s3';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { objectStorage, type ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import { startStorage } from '#infra/local/storage/start-storage.ts';
import { CREDENTIALS, REGION } from '#test/support/engines.ts';

export interface StorageBucket {
  files: ObjectStorage;
  /** The bucket for invoices, with object lock. */
  invoices: ObjectStorage;
  stop: () => Promise<void>;
}

/** Starts a storage with a bucket for media and one for invoices. */
export async function startBucket(): Promise<StorageBucket> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bucket-'));
  const storage = await startStorage({
    port: 0,
    dataDir,
    credentials: CREDENTIALS,
    buckets: ['media', 'invoices'],
    lockableBuckets: ['invoices'],
    allowedOrigins: [],
  });
  const client = new S3Client({
    endpoint: storage.url,
    region: REGION,
    credentials: CREDENTIALS,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  return {
    files: objectStorage(client, 'media'),
    invoices: objectStorage(client, 'invoices'),
    stop: async () => {
      client.destroy();
      await storage.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** An empty storage, for tests without monthly reports. */
export const NO_REPORT_FILES: Pick<ObjectStorage, 'read'> = { read: () => Promise.resolve(undefined) };

/** An archive without invoices. */
export const NO_INVOICE_FILES = {
  documents: { findAll: () => Promise.resolve([]) },
  estimates: { find: () => Promise.resolve(undefined), issueLink: () => Promise.resolve('') },
  archive: NO_REPORT_FILES,
};

/** An empty storage, for tests without exports. */
export const NO_EXPORT_FILES: Pick<ObjectStorage, 'list' | 'remove' | 'signDownload'> = {
  list: () => Promise.resolve(new Map()),
  remove: () => Promise.resolve(),
  signDownload: ({ key }) => Promise.resolve(`https://storage.example.com/${key}`),
};
