import { pipeline } from 'node:stream/promises';
import { byteRange } from '#infra/local/storage/request/byte-range.ts';
import type { OperationContext, Operation } from '#infra/local/storage/operations/operation.ts';
import { checksumHeaders, responseHeaders } from '#infra/local/storage/operations/object-headers.ts';
import type { StoredObject } from '#infra/local/storage/store/object-index.ts';
import { evaluateReadPreconditions } from '#infra/local/storage/request/preconditions.ts';
import { S3Error } from '#infra/local/storage/s3-error.ts';

interface Answer {
  status: 200 | 206 | 304;
  headers: Record<string, string>;
  /** The bytes to send, both ends included; `undefined` for none. */
  body: { start: number; end: number } | undefined;
}

function answerTo({ headers, query }: OperationContext, object: StoredObject): Answer {
  const description = responseHeaders(object, headers, query);
  if (evaluateReadPreconditions(headers, object) === 'not-modified') {
    const { etag = '', 'last-modified': modified = '', 'cache-control': caching } = description;
    return { status: 304, headers: { etag, 'last-modified': modified, ...(caching && { 'cache-control': caching }) }, body: undefined };
  }
  const range = byteRange(headers.range, object.size);
  if (range === 'unsatisfiable') throw new S3Error('InvalidRange', undefined, { 'content-range': `bytes */${object.size}` });
  if (range === 'whole') {
    const body = object.size === 0 ? undefined : { start: 0, end: object.size - 1 };
    return { status: 200, headers: { ...description, 'content-length': String(object.size) }, body };
  }
  for (const name of Object.keys(checksumHeaders(description))) delete description[name];
  const partial = {
    'content-length': String(range.end - range.start + 1),
    'content-range': `bytes ${range.start}-${range.end}/${object.size}`,
  };
  return { status: 206, headers: { ...description, ...partial }, body: range };
}

export const headObject: Operation = async (call) => {
  const object = call.store.index.get(call.bucket, call.key);
  if (!object) throw new S3Error('NoSuchKey');
  const { status, headers } = answerTo(call, object);
  call.response.writeHead(status, headers).end();
};

export const getObject: Operation = async (call) => {
  const opened = await call.store.open(call.bucket, call.key);
  if (!opened) throw new S3Error('NoSuchKey');
  try {
    const { status, headers, body } = answerTo(call, opened.object);
    call.response.writeHead(status, headers);
    if (body) await pipeline(opened.file.createReadStream({ ...body, autoClose: false }), call.response);
    else call.response.end();
  } finally {
    await opened.file.close();
  }
};
