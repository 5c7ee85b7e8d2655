/**
 * Two origins of other people and the address of a site, for a browser without a network. Owners allow only origins with https, which a test
 * without certificates cannot serve. So the site is relayed, and the policy of its answers names the allowed origin of this machine instead.
 */
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchFromSite } from '#infra/local/clients/site-fetch.ts';
import { embedSnippet } from '#shared/rules/publishing/embed-snippet.ts';

/** The headers that Node sets for an answer with a body of known length. */
const OF_CONNECTION = new Set(['connection', 'content-length', 'keep-alive', 'transfer-encoding']);

const POLICY = 'content-security-policy';

async function serve(answer: RequestListener): Promise<{ server: Server; port: number }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

/** Relays a request to a site, with `allowed` replaced by `origin` in the policy of the answer. */
async function relay(url: string, { allowed, origin }: { allowed: string; origin: string }, response: ServerResponse): Promise<void> {
  const { status, headers, body } = await fetchFromSite(url);
  const kept = Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name));
  const policyOf = (value: unknown): string => String(value).replaceAll(allowed, origin);
  response.writeHead(status, Object.fromEntries(kept.map(([name, value]) => [name, name === POLICY ? policyOf(value) : value]))).end(body);
}

export interface EmbeddingHosts {
  /** The address of a page with the snippet, on the origin that the owner allows. */
  allowed: string;
  /** The same page on another origin. */
  other: string;
  close: () => void;
}

/** Starts the pages that embed a site whose owner allows the origin `allowed`. */
export async function startEmbeddingHosts(siteUrl: string, allowed: string): Promise<EmbeddingHosts> {
  let hostPort = 0;
  const site = await serve(({ url = '/' }, response) => {
    const origin = `http://localhost:${hostPort}`;
    relay(new URL(url, siteUrl).href, { allowed, origin }, response).catch((error: Error) => response.writeHead(502).end(error.message));
  });
  const snippet = embedSnippet({ url: `http://127.0.0.1:${site.port}/en`, name: 'Harbour', viewMode: 'MOBILE', link: 'Open' });
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shop</title><meta name="viewport" content="width=device-width"><body style="margin:0"><h1>Shop</h1>${snippet}</body></html>`;
  const host = await serve((_request, response) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page));
  hostPort = host.port;
  return {
    allowed: `http://localhost:${host.port}/`,
    other: `http://127.0.0.1:${host.port}/`,
    close: () => {
      for (const { server } of [site, host]) server.close();
    },
  };
}
