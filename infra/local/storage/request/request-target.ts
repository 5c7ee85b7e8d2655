import { S3Error } from '#infra/local/storage/s3-error.ts';

/** The target of a request line, path style: `/<bucket>/<key>?<query>`. Absent bucket and key are empty. */
export interface RequestTarget {
  bucket: string;
  key: string;
  /** First value of each query parameter. */
  query: ReadonlyMap<string, string>;
  /** Path and query in canonical form for the signature. The query excludes the signature. */
  canonicalPath: string;
  canonicalQuery: string;
}

const KEY_MAX_BYTES = 1024;

/** Encodes a value for signatures (RFC 3986): everything but unreserved characters, in upper-case hex. */
export const encodeRfc3986 = (value: string): string =>
  encodeURIComponent(value).replaceAll(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    throw new S3Error('InvalidURI');
  }
}

function parseQuery(query: string): [string, string][] {
  return query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.replaceAll('+', ' ').split('=');
      return [decode(name), decode(value.join('='))];
    });
}

function canonicalQuery(pairs: readonly [string, string][]): string {
  return pairs
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]): [string, string] => [encodeRfc3986(name), encodeRfc3986(value)])
    .toSorted(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)))
    .map((pair) => pair.join('='))
    .join('&');
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/**
 * Parses the address of a request line. The path is used as sent: `.` and `..` are ordinary names. Throws `InvalidURI` and
 * `KeyTooLongError`.
 */
export function parseRequestTarget(url: string): RequestTarget {
  const [path = '', ...rest] = url.split('?');
  if (!path.startsWith('/')) throw new S3Error('InvalidURI');
  const segments = path.split('/').map(decode);
  const [, bucket = '', ...key] = segments;
  const pairs = parseQuery(rest.join('?'));
  const target = {
    bucket,
    key: key.join('/'),
    query: new Map(pairs.toReversed()),
    canonicalPath: segments.map(encodeRfc3986).join('/'),
    canonicalQuery: canonicalQuery(pairs),
  };
  if (Buffer.byteLength(target.key) > KEY_MAX_BYTES) throw new S3Error('KeyTooLongError');
  return target;
}
