import { readFileSync } from 'node:fs';

type Headers = Record<string, { key?: string; value: string }[]>;

/** A response of an origin in the event of a Lambda@Edge function, without the body that only the answer has. */
export interface OriginExchange {
  request: { method: string };
  response: { status: string; statusDescription?: string; headers: Headers; body?: string };
}

/** How storage answers for a missing object: to readers that may not list the bucket, and to those that may. */
const MISSING = ['403', '404'];

/**
 * The answer for what storage answered: the platform's page with 404 where it has no file, else the same. CloudFront caches a 404 for
 * ten seconds, browsers ask again each time.
 */
export function replaceMissing({ request, response }: OriginExchange, readPage: () => string): OriginExchange['response'] {
  if (!MISSING.includes(response.status)) return response;
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

/** Lambda@Edge, origin response of the sites' files (ADR 83). The page is deployed beside this module. */
export async function handler(event: { Records: [{ cf: OriginExchange }] }): Promise<OriginExchange['response']> {
  return Promise.resolve(
    replaceMissing(event.Records[0].cf, () => (page ??= readFileSync(new URL('not-available.html', import.meta.url), 'utf8'))),
  );
}
