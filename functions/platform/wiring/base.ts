import { S3Client } from '@aws-sdk/client-s3';
import { ENVIRONMENT } from '#functions/platform/base/environment.ts';
import { objectStorage, type ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import { tableClient } from '#functions/platform/engine/table-client.ts';
import { Table } from '#functions/platform/engine/table.ts';

/**
 * Builds dependencies from the environment; no other code reads it. Each function composes its own in its `handler.ts`, from this file
 * and `http.ts` or `jobs.ts`, so that its bundle contains only what it needs.
 */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the value of an environment variable. Throws if it is missing or empty. */
export function requireVariable(env: Environment, name: keyof typeof ENVIRONMENT): string {
  const value = env[ENVIRONMENT[name]];
  if (!value) throw new Error(`The environment has no ${ENVIRONMENT[name]}`);
  return value;
}

export const openTable = (env: Environment): Table => new Table(tableClient(), requireVariable(env, 'table'));

/** Creates an S3 client. Browsers send no checksums, so presigned URLs must not require one. */
export const s3Client = (): S3Client => new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' });

export const mediaBucket = (env: Environment, client = s3Client()): ObjectStorage =>
  objectStorage(client, requireVariable(env, 'mediaBucket'));

export const fontsBucket = (env: Environment, client = s3Client()): ObjectStorage =>
  objectStorage(client, requireVariable(env, 'fontsBucket'));

export const invoicesBucket = (env: Environment, client = s3Client()): ObjectStorage =>
  objectStorage(client, requireVariable(env, 'invoicesBucket'));

/** Returns the bucket of the access logs, which also contains the visits collected from them. */
export const visitsBucket = (env: Environment): ObjectStorage => objectStorage(s3Client(), requireVariable(env, 'accessLogsBucket'));
