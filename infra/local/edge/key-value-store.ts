import { randomUUID } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import type { EdgeValues } from '#infra/local/edge/edge-function.ts';
import type { OriginResponse } from '#infra/local/edge/origin.ts';
import { writeFileAtomically } from '#infra/local/platform/write-file-atomically.ts';

/** Quotas of CloudFront's key value stores, in bytes and keys of one update. */
const KVS_QUOTA = { key: 512, value: 1_024, store: 5 * 1024 * 1024, keysOfUpdate: 50 } as const;

const Stored = z.object({ etag: z.string(), values: z.record(z.string(), z.string()) });

const Update = z.object({
  Puts: z.array(z.object({ Key: z.string().min(1), Value: z.string() })).default([]),
  Deletes: z.array(z.object({ Key: z.string().min(1) })).default([]),
});

/** The key value store of the functions at the edge, and its API. */
export interface KeyValueStore extends EdgeValues {
  /** Answers DescribeKeyValueStore, GetKey, ListKeys and UpdateKeys. Refuses requests signed with other keys. */
  answer(request: IncomingMessage): Promise<OriginResponse>;
}

const json = (status: number, value: unknown, headers: Record<string, string> = {}): OriginResponse => {
  const body = Buffer.from(JSON.stringify(value));
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers, 'content-length': body.length },
    body: Readable.from([body]),
  };
};

const refusal = (status: number, type: string, message: string): OriginResponse =>
  json(status, { Message: message }, { 'x-amzn-errortype': type });

const bytes = (value: string): number => Buffer.byteLength(value);
const sizeOf = (values: ReadonlyMap<string, string>): number =>
  values.entries().reduce((sum, [key, value]) => sum + bytes(key) + bytes(value), 0);

/**
 * Opens the store, which is a file. As on CloudFront, an update is atomic and requires the current ETag of the store. Functions see
 * an update immediately; on CloudFront, within seconds.
 */
export async function openKeyValueStore({ file, accessKeyId }: { file: string; accessKeyId: string }): Promise<KeyValueStore> {
  const stored = await readFile(file, 'utf8').catch(() => undefined);
  const initial = stored === undefined ? { etag: randomUUID(), values: {} } : Stored.parse(JSON.parse(stored));
  let { etag } = initial;
  let values: ReadonlyMap<string, string> = new Map(Object.entries(initial.values));
  let writing = Promise.resolve();

  const summary = () => ({ ItemCount: values.size, TotalSizeInBytes: sizeOf(values) });

  async function update(request: IncomingMessage): Promise<OriginResponse> {
    const { Puts, Deletes } = Update.parse(JSON.parse(await text(request)));
    if (Puts.length + Deletes.length > KVS_QUOTA.keysOfUpdate) return refusal(400, 'ValidationException', 'Too many keys');
    if (Puts.some(({ Key, Value }) => bytes(Key) > KVS_QUOTA.key || bytes(Value) > KVS_QUOTA.value))
      return refusal(400, 'ValidationException', 'A key or a value is too long');
    if (request.headers['if-match'] !== etag) return refusal(409, 'ConflictException', 'The store has changed');
    const next = new Map(values);
    for (const { Key } of Deletes) next.delete(Key);
    for (const { Key, Value } of Puts) next.set(Key, Value);
    if (sizeOf(next) > KVS_QUOTA.store) return refusal(402, 'ServiceQuotaExceededException', 'The store is full');
    const nextEtag = randomUUID();
    await mkdir(path.dirname(file), { recursive: true });
    await writeFileAtomically(file, JSON.stringify({ etag: nextEtag, values: Object.fromEntries(next) }));
    etag = nextEtag;
    values = next;
    return json(200, summary(), { etag });
  }

  /** Runs updates in sequence: each compares the ETag that the previous one has set. */
  function updateInTurn(request: IncomingMessage): Promise<OriginResponse> {
    const result = writing.then(() => update(request));
    writing = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  }

  async function answer(request: IncomingMessage): Promise<OriginResponse> {
    if (!request.headers.authorization?.includes(`Credential=${accessKeyId}/`))
      return refusal(403, 'AccessDeniedException', 'The request is not signed with the key of this platform.');
    const [, root, arn = '', collection, key] = (request.url ?? '').split('?')[0]?.split('/').map(decodeURIComponent) ?? [];
    if (root !== 'key-value-stores') return refusal(404, 'ResourceNotFoundException', 'Only key value stores are served here.');
    if (collection === undefined) return json(200, { ...summary(), KvsARN: arn, Created: 0, Status: 'READY' }, { etag });
    if (request.method === 'POST') return updateInTurn(request);
    if (key === undefined) return json(200, { Items: Array.from(values, ([Key, Value]) => ({ Key, Value })) });
    const value = values.get(key);
    return value === undefined
      ? refusal(404, 'ResourceNotFoundException', `No key ${key}`)
      : json(200, { Key: key, Value: value, ...summary() });
  }

  return { get: (key) => values.get(key), answer };
}
