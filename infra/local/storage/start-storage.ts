import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type DiskSpace, diskSpace } from '#infra/local/disk/disk-space.ts';
import { isDiskFull } from '#infra/local/disk/disk-full.ts';
import { listen, type Listening } from '#infra/local/http/listen.ts';
import { sendXml } from '#infra/local/storage/operations/operation.ts';
import { corsHeaders, preflightHeaders } from '#infra/local/storage/request/cors.ts';
import { ObjectStore } from '#infra/local/storage/store/object-store.ts';
import { selectOperation } from '#infra/local/storage/operations/select-operation.ts';
import { S3Error } from '#infra/local/storage/s3-error.ts';
import { authenticate, type Credentials } from '#infra/local/storage/request/signature.ts';
import { parseRequestTarget, type RequestTarget } from '#infra/local/storage/request/request-target.ts';
import { escapeMarkup } from '#infra/local/http/markup.ts';

export interface StorageOptions {
  /** The port; 0 for any free one. */
  port: number;
  /** Folder of all data; created if it is missing. */
  dataDir: string;
  credentials: Credentials;
  /** The buckets, all private. */
  buckets: readonly string[];
  /** The buckets that support object locks. */
  lockableBuckets?: readonly string[] | undefined;
  /** The buckets that keep versions of objects that are replaced or removed. */
  versionedBuckets?: readonly string[] | undefined;
  /** The disk to check; by default that of `dataDir`. */
  space?: DiskSpace;
  /** Origins whose pages may GET, HEAD and PUT with presigned URLs. */
  allowedOrigins: readonly string[];
}

/** Returns the headers in the query of a presigned URL. A request header of the same name takes precedence. */
function hoistedHeaders({ query }: RequestTarget): Record<string, string> {
  const names = [...query].map(([name, value]) => [name.toLowerCase(), value] as const);
  return Object.fromEntries(names.filter(([name]) => /^x-amz-(meta-|checksum-|sdk-|copy-|metadata-|acl)/.test(name)));
}

function sendError(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  if (!(error instanceof S3Error) && !isDiskFull(error)) console.error('storage:', error);
  const { code, message, status, headers } = error instanceof S3Error ? error : new S3Error('InternalError');
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>\n<Error>',
    `<Code>${code}</Code><Message>${escapeMarkup(message)}</Message>`,
    `<Resource>${escapeMarkup(request.url?.split('?')[0] ?? '')}</Resource>`,
    `<RequestId>${String(response.getHeader('x-amz-request-id'))}</RequestId></Error>`,
  ].join('');
  if (request.method === 'HEAD') response.writeHead(status, { ...headers }).end();
  else sendXml(response, status, xml, headers);
}

/** Throws if the disk has no room for the request. S3 never runs full, so this is an S3 failure, which the SDK retries. */
function assertRoom({ dataDir, space = diskSpace(dataDir) }: StorageOptions, { method, headers }: IncomingMessage): void {
  if (method !== 'PUT' && method !== 'POST') return;
  if (!space.hasRoomFor(Number(headers['content-length'] ?? 0))) throw new S3Error('ServiceUnavailable');
}

async function answer(options: StorageOptions, store: ObjectStore, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const cors = request.method === 'OPTIONS' ? preflightHeaders : corsHeaders;
  for (const [name, value] of Object.entries(cors(request.headers, options.allowedOrigins))) response.setHeader(name, value);
  if (request.method === 'OPTIONS') {
    response.writeHead(200, { 'content-length': 0 }).end();
    return;
  }
  const target = parseRequestTarget(request.url ?? '');
  const payload = authenticate(request, target, options.credentials, Date.now());
  assertRoom(options, request);
  const headers = { ...hoistedHeaders(target), ...request.headers };
  const operation = selectOperation(request.method ?? '', target, headers);
  if (!options.buckets.includes(target.bucket)) throw new S3Error('NoSuchBucket');
  const isLockable = options.lockableBuckets?.includes(target.bucket) ?? false;
  await operation({ ...target, isLockable, store, headers, request, response, payload });
}

/**
 * Starts an S3 server (path style) over a folder. Rejects with `EADDRINUSE` for a port in use, and with SQLite's `database is locked`
 * for a folder in use.
 */
export async function startStorage(options: StorageOptions): Promise<Listening> {
  let store: ObjectStore | undefined;
  const server = createServer((request, response) => {
    response.setHeader('x-amz-request-id', randomBytes(8).toString('hex').toUpperCase());
    const answered = store
      ? answer(options, store, request, response)
      : Promise.reject(new S3Error('InternalError', 'The server is starting.'));
    answered
      .catch((error: unknown) => sendError(request, response, error))
      // An unread body would block the connection for the next request.
      .finally(() => request.resume());
  });
  // Listens first: a second server on the folder must not remove files that a running one is writing.
  const listening = await listen(server, options.port);
  try {
    store = new ObjectStore(options.dataDir, options.versionedBuckets);
  } catch (error) {
    await listening.close();
    throw error;
  }
  const opened = store;
  return {
    url: listening.url,
    close: async () => {
      await listening.close();
      opened.close();
    },
  };
}
