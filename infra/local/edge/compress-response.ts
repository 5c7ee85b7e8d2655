import type { IncomingHttpHeaders } from 'node:http';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { OriginResponse } from '#infra/local/edge/origin.ts';

/** The sizes that CloudFront compresses, in bytes. */
const COMPRESSED_SIZE = { min: 1_000, max: 10_000_000 } as const;

const COMPRESSED_STATUSES = new Set([200, 403, 404]);

const COMPRESSIBLE = new Set([
  'application/javascript',
  'application/json',
  'application/rss+xml',
  'application/vnd.ms-fontobject',
  'application/x-javascript',
  'application/xml',
  'font/eot',
  'font/otf',
  'font/ttf',
  'image/svg+xml',
  'text/css',
  'text/csv',
  'text/html',
  'text/javascript',
  'text/plain',
  'text/xml',
]);

type Encoding = 'br' | 'gzip';

/** Returns the better of CloudFront's two encodings that the client accepts. A weight of 0 refuses an encoding. */
function acceptedEncoding(header: string): Encoding | undefined {
  const accepted = new Set(
    header
      .toLowerCase()
      .split(',')
      .map((entry) => entry.trim().split(/\s*;\s*/))
      .filter(([, weight = 'q=1']) => !/^q=0(?:\.0*)?$/.test(weight))
      .map(([name]) => name),
  );
  return (['br', 'gzip'] as const).find((encoding) => accepted.has(encoding));
}

function isCompressible({ status, headers }: OriginResponse): boolean {
  const size = Number(headers['content-length']);
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  return (
    COMPRESSED_STATUSES.has(status) &&
    headers['content-encoding'] === undefined &&
    size >= COMPRESSED_SIZE.min &&
    size <= COMPRESSED_SIZE.max &&
    COMPRESSIBLE.has(type)
  );
}

/** Compresses a response as CloudFront does: depending on its type, its size and what the client accepts. The entity tag becomes weak. */
export function compressResponse(answer: OriginResponse, requestHeaders: IncomingHttpHeaders): OriginResponse {
  if (!isCompressible(answer)) return answer;
  const { 'content-length': _, ...headers } = { ...answer.headers, vary: 'accept-encoding' };
  const encoding = acceptedEncoding(requestHeaders['accept-encoding'] ?? '');
  if (!encoding) return { ...answer, headers: { ...headers, 'content-length': answer.headers['content-length'] } };
  const compressor =
    encoding === 'br'
      ? createBrotliCompress({
          params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: Number(answer.headers['content-length']) },
        })
      : createGzip();
  answer.body.on('error', (error) => compressor.destroy(error));
  const etag = headers['etag'];
  return {
    status: answer.status,
    headers: { ...headers, 'content-encoding': encoding, ...(typeof etag === 'string' && !etag.startsWith('W/') && { etag: `W/${etag}` }) },
    body: answer.body.pipe(compressor),
  };
}
