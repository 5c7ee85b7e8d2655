import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ObjectOrigin } from '#infra/local/edge/bucket-origin.ts';
import type { OriginResponse } from '#infra/local/edge/origin.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** S3's response for a missing key to readers without the permission to list. */
const FORBIDDEN: Omit<OriginResponse, 'body'> = {
  status: 403,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'content-length': '13' },
};

/** Serves a folder of the build like the hosting bucket: hashed files are cached forever, others are revalidated. */
export function folderOrigin(folder: string): ObjectOrigin {
  return async (method, requested, headers) => {
    const file = path.join(folder, decodeURIComponent(requested));
    const found = file.startsWith(folder + path.sep) ? await stat(file).catch(() => undefined) : undefined;
    if (!found?.isFile()) return { ...FORBIDDEN, body: Readable.from(method === 'HEAD' ? [] : ['Access Denied']) };
    const etag = `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`;
    const common = {
      etag,
      'last-modified': found.mtime.toUTCString(),
      'cache-control': requested.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    };
    if (headers['if-none-match']?.replaceAll('W/', '') === etag) return { status: 304, headers: common, body: Readable.from([]) };
    return {
      status: 200,
      headers: {
        ...common,
        'content-type': CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream',
        'content-length': String(found.size),
      },
      body: method === 'HEAD' ? Readable.from([]) : createReadStream(file),
    };
  };
}
