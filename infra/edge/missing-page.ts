import { readFileSync } from 'node:fs';

type Headers = Record<string, { key?: string; value: string }[]>;

/** The event of a Lambda@Edge origin response. The response has no body; the function may add one. */
export interface OriginExchange {
  request: { method: string; uri: string };
  response: { status: string; statusDescription?: string; headers: Headers; body?: string };
}

const FAVICON = '/favicon.ico';

/** S3's statuses for a missing object: 403 without permission to list the bucket, 404 with it. */
const MISSING = ['403', '404'];

/**
 * Replaces a missing file by the platform's page with status 404; returns other responses unchanged. CloudFront caches a 404 for
 * ten seconds, browsers revalidate each time.
 */
export function replaceMissing({ request, response }: OriginExchange, readPage: () => string): OriginExchange['response'] {
  if (!MISSING.includes(response.status)) return response;
  // Sites that were published before they had an icon: browsers and search engines request one without a link.
  if (request.uri.endsWith(FAVICON)) return { ...response, status: '204', statusDescription: 'No Content' };
  return {
    ...response,
    status: '404',
    statusDescription: 'Not Found',
    headers: {
      ...response.headers,
      'content-type': [{ key: 'Content-Type', value: 'text/html; charset=utf-8' }],
      'cache-control': [{ key: 'Cache-Control', value: 'no-cache' }],
    },
    ...(request.method !== 'HEAD' && { body: readPage() }),
  };
}

let page: string | undefined;

/** The Lambda@Edge function for origin responses of the sites' files (ADR 83). Its page is deployed beside this module. */
export async function handler(event: { Records: [{ cf: OriginExchange }] }): Promise<OriginExchange['response']> {
  return Promise.resolve(
    replaceMissing(event.Records[0].cf, () => (page ??= readFileSync(new URL('not-available.html', import.meta.url), 'utf8'))),
  );
}
