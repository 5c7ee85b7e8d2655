import type { ListedObject } from '#infra/local/storage/store/object-index.ts';
import { S3Error } from '#infra/local/storage/s3-error.ts';

export interface ListRequest {
  prefix: string;
  /** Keys with the same text up to the first delimiter after the prefix are listed as one common prefix. Empty: no common prefixes. */
  delimiter: string;
  maxKeys: number;
  startAfter: string;
  token: string | undefined;
}

export interface ListPage {
  objects: ListedObject[];
  commonPrefixes: string[];
  /** The start of the next page; `undefined` for the last page. */
  nextToken: string | undefined;
}

/** Returns up to `limit` objects from a key on, in byte order. */
export type ListFrom = (start: Uint8Array, limit: number) => ListedObject[];

const BATCH = 1000;

/** Returns the smallest sequence of bytes above a key. */
const above = (key: string): Buffer => Buffer.from(`${key}\0`);

/** Returns a sequence of bytes above all keys with a prefix: 0xff never occurs in UTF-8. */
const aboveAll = (prefix: string): Buffer => Buffer.concat([Buffer.from(prefix), Buffer.of(0xff)]);

function startOf({ prefix, startAfter, token }: ListRequest): Buffer {
  if (token !== undefined && !/^[\w-]+$/.test(token)) throw new S3Error('InvalidArgument', 'The continuation token provided is incorrect');
  const first = Buffer.from(prefix);
  const resumed = token === undefined ? above(startAfter) : Buffer.from(token, 'base64url');
  return Buffer.compare(resumed, first) > 0 ? resumed : first;
}

/** Returns one page of ListObjectsV2: at most `maxKeys` objects and common prefixes together, without duplicates over all pages. */
export function listPage(listFrom: ListFrom, request: ListRequest): ListPage {
  const { prefix, delimiter, maxKeys } = request;
  const page: ListPage = { objects: [], commonPrefixes: [], nextToken: undefined };
  if (maxKeys === 0) return page;

  const commonPrefixOf = (key: string): string | undefined => {
    const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
    return end < 0 ? undefined : key.slice(0, end + delimiter.length);
  };

  let start = startOf(request);
  for (;;) {
    const batch = listFrom(start, Math.min(BATCH, maxKeys + 1));
    for (const object of batch) {
      if (!object.key.startsWith(prefix)) return page;
      if (page.objects.length + page.commonPrefixes.length === maxKeys) return { ...page, nextToken: start.toString('base64url') };
      const commonPrefix = commonPrefixOf(object.key);
      if (commonPrefix !== undefined) {
        page.commonPrefixes.push(commonPrefix);
        start = aboveAll(commonPrefix);
        break;
      }
      page.objects.push(object);
      start = above(object.key);
    }
    if (batch.length === 0) return page;
  }
}
