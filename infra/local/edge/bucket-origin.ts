import type { IncomingHttpHeaders } from 'node:http';
import { signRequest, type Credentials } from '#infra/local/http/sign-request.ts';
import { fetchFromOrigin, type OriginResponse } from '#infra/local/edge/origin.ts';

/** What the edge reads objects from: `path` is the percent-encoded key behind a slash. */
export type ObjectOrigin = (method: 'GET' | 'HEAD', path: string, headers: IncomingHttpHeaders) => Promise<OriginResponse>;

/** Request headers that matter to S3; entity tags lose the mark of weakness that compression put on them. */
function conditional(headers: IncomingHttpHeaders): Record<string, string> {
  const { range, 'if-none-match': ifNoneMatch, 'if-modified-since': ifModifiedSince, 'if-range': ifRange } = headers;
  return {
    ...(range !== undefined && { range }),
    ...(ifRange !== undefined && { 'if-range': String(ifRange) }),
    ...(ifNoneMatch !== undefined && { 'if-none-match': ifNoneMatch.replaceAll('W/', '') }),
    ...(ifModifiedSince !== undefined && { 'if-modified-since': ifModifiedSince }),
  };
}

/** A private bucket, read with signed requests as CloudFront's origin access control does. */
export function bucketOrigin(endpoint: string, bucket: string, credentials: Credentials): ObjectOrigin {
  const origin = new URL(endpoint);
  return async (method, path, headers) => {
    const request = { service: 's3', method, host: origin.host, path: `/${bucket}${path}` } as const;
    const answer = await fetchFromOrigin({
      origin,
      method,
      path: request.path,
      headers: { ...conditional(headers), ...signRequest(request, credentials, new Date()) },
    });
    const kept = Object.entries(answer.headers).filter(([name]) => !/^(?:x-amz-(?!meta-)|access-control-)/.test(name) && name !== 'date');
    // Readers that may not list are not told whether a key is missing or forbidden: S3 answers 403 for both.
    return { ...answer, status: answer.status === 404 ? 403 : answer.status, headers: Object.fromEntries(kept) };
  };
}
