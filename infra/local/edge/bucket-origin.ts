import type { IncomingHttpHeaders } from 'node:http';
import { signRequest, type Credentials } from '#infra/local/http/sign-request.ts';
import { fetchFromOrigin, type OriginResponse } from '#infra/local/edge/origin.ts';

/** Reads an object for the edge. `path`: a slash and the percent-encoded key. */
export type ObjectOrigin = (method: 'GET' | 'HEAD', path: string, headers: IncomingHttpHeaders) => Promise<OriginResponse>;

/** Returns the request headers that S3 evaluates. Entity tags lose the weakness mark that compression added. */
function conditional(headers: IncomingHttpHeaders): Record<string, string> {
  const { range, 'if-none-match': ifNoneMatch, 'if-modified-since': ifModifiedSince, 'if-range': ifRange } = headers;
  return {
    ...(range !== undefined && { range }),
    ...(ifRange !== undefined && { 'if-range': String(ifRange) }),
    ...(ifNoneMatch !== undefined && { 'if-none-match': ifNoneMatch.replaceAll('W/', '') }),
    ...(ifModifiedSince !== undefined && { 'if-modified-since': ifModifiedSince }),
  };
}

/** Returns the origin of a private bucket, read by signed requests like CloudFront's origin access control. */
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
    const forwarded = Object.entries(answer.headers).filter(
      ([name]) => !/^(?:x-amz-(?!meta-)|access-control-)/.test(name) && name !== 'date',
    );
    // S3 answers 403 for missing and forbidden keys to readers without the permission to list.
    return { ...answer, status: answer.status === 404 ? 403 : answer.status, headers: Object.fromEntries(forwarded) };
  };
}
