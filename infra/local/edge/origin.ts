import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

/** The response of an origin, before any of it is sent to the viewer. */
export interface OriginResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Readable;
}

export const withHeaders = (answer: OriginResponse, headers: Readonly<Record<string, string>>): OriginResponse => ({
  ...answer,
  headers: { ...answer.headers, ...headers },
});

/** Hop-by-hop headers (RFC 9110, 7.6.1), which are not forwarded; nor are those that `Connection` names. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Returns the headers that are forwarded. */
export function endToEndHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').toLowerCase().split(/\s*,\s*/);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name) && !named.includes(name)));
}

interface OriginRequest {
  origin: URL;
  method: string;
  path: string;
  headers: OutgoingHttpHeaders;
  body?: IncomingMessage;
}

/** Sends a request to an origin. Resolves with the head of its response; rejects if the origin cannot be reached. */
export function fetchFromOrigin({ origin, method, path, headers, body }: OriginRequest): Promise<OriginResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ host: origin.hostname, port: origin.port, method, path, headers }, (answer) =>
      resolve({ status: answer.statusCode ?? 502, headers: endToEndHeaders(answer.headers), body: answer }),
    );
    // CloudFront's limit for a response.
    outgoing.setTimeout(60_000, () => outgoing.destroy(new Error(`${origin.host} did not answer within 60 s`)));
    outgoing.on('error', reject);
    if (!body) outgoing.end();
    else {
      body.on('error', (error) => outgoing.destroy(error));
      body.pipe(outgoing);
    }
  });
}
