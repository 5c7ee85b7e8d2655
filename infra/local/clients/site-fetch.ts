import { request } from 'node:http';

export interface SiteResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Requests a URL of a site. Node does not resolve `*.localhost`, so the request goes to the loopback address with a Host header. */
export function fetchFromSite(url: string, headers: Record<string, string> = {}): Promise<SiteResponse> {
  const { host, port, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, path: `${pathname}${search}`, headers: { host, ...headers }, timeout: 30_000 },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
        response.on('error', reject);
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer from ${url}`)));
    outgoing.on('error', reject);
    outgoing.end();
  });
}
