import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

/** What an origin answers; nothing of it has been sent on yet. */
export interface OriginResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Readable;
}

/** Headers about one connection only (RFC 9110, 7.6.1); never passed on, nor are those that `Connection` names. */
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

/** Headers that may travel further than this connection. */
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

/** Asks an origin and resolves with its answer's head; rejects if it cannot be reached. */
export function fetchFromOrigin({ origin, method, path, headers, body }: OriginRequest): Promise<OriginResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ host: origin.hostname, port: origin.port, method, path, headers }, (answer) =>
      resolve({ status: answer.statusCode ?? 502, headers: endToEndHeaders(answer.headers), body: answer }),
    );
    // CloudFront's own limit for an answer.
    outgoing.setTimeout(60_000, () => outgoing.destroy(new Error(`${origin.host} did not answer within 60 s`)));
    outgoing.on('error', reject);
    if (!body) outgoing.end();
    else {
      body.on('error', (error) => outgoing.destroy(error));
      body.pipe(outgoing);
    }
  });
}
